import Foundation
import IntercepterICU
import TestSupport
import Testing
import TextInputIntercepter

/// What the guides say of patterns and of libicu's units is so.
@Suite struct GuidesTests {
  static func matches() throws -> [String: Intercepter] {
    let date = Intercepter(rules: [try .matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")])
    let cutting = Intercepter(rules: [try .matches("[A-Z]{2}[0-9]{3}", onViolation: .amend)])
    let either = Intercepter(rules: [try .matches("yes|no", options: .caseInsensitive)])
    return ["date": date, "cutting": cutting, "either": either]
  }

  static func decimalLocale() -> [String: Intercepter] {
    let english = Intercepter(rules: [.decimal(places: 2, locale: "en")])
    let german = Intercepter(rules: [.decimal(places: 2, locale: "de")])
    let french = Intercepter(rules: [.decimal(places: 2, locale: "fr")])
    let weight = Intercepter(rules: [.decimal(places: 3, locale: "fr")])
    let swiss = Intercepter(rules: [.decimal(places: 2, locale: "de-CH", negative: true)])
    let egyptian = Intercepter(rules: [.decimal(places: 2, locale: "ar-EG", negative: true)])
    let asTyped = Intercepter(rules: [.decimal(places: 2, locale: "ar-EG", digits: .any)])
    let indian = Intercepter(rules: [.decimal(places: 2, locale: "hi")])
    return [
      "english": english, "german": german, "french": french, "weight": weight, "swiss": swiss,
      "egyptian": egyptian, "asTyped": asTyped, "indian": indian,
    ]
  }

  static func landingPage() throws -> [Intercepter] {
    let title = Intercepter(rules: [.singleLine(), .maxLength(20, in: .doubleWidth)])
    let date = Intercepter(rules: [try .matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")])
    let amount = Intercepter(rules: [.decimal(places: 2, locale: "de-DE")])
    return [title, date, amount]
  }

  private func guide(_ name: String) throws -> Guide {
    try #require(try Guide.all().first { $0.name == name })
  }

  @Test(arguments: ["Matches", "DecimalLocale"])
  func `every example of a guide is true`(name: String) throws {
    let guide = try guide(name)
    let intercepters = name == "Matches" ? try Self.matches() : Self.decimalLocale()
    #expect(!guide.examples.isEmpty)
    #expect(guide.failures(of: guide.examples, intercepters) == [])
    #expect(guide.lineCount <= 120)
  }

  @Test func `every length that libicu's units give is true`() throws {
    let guide = try guide("Units")
    let examples = guide.examples.filter { $0.subject == "icu" }
    #expect(!examples.isEmpty)
    let units: [LengthUnit] = [.doubleWidth, .terminalColumns]
    #expect(guide.failures(of: examples, [:], units: units) == [])
  }

  @Test func `every piece of Swift code is compiled`() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).withoutLayout
    let pages =
      try [guide("Matches"), guide("DecimalLocale")]
      + Guide.all(in: "Sources/IntercepterICU/IntercepterICU.docc")
    for snippet in pages.flatMap(\.snippets) {
      let isCompiled = source.contains(snippet.withoutLayout)
      #expect(isCompiled, "\(snippet)")
    }
  }
}
