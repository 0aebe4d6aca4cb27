import Foundation
import IntercepterICU
import TestSupport
import Testing
import TextInputIntercepter

/// What the guide says of patterns is so.
@Suite struct GuidesTests {
  static func matches() throws -> [String: Intercepter] {
    let date = Intercepter(rules: [try .matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")])
    let cutting = Intercepter(rules: [try .matches("[A-Z]{2}[0-9]{3}", onViolation: .amend)])
    let either = Intercepter(rules: [try .matches("yes|no", options: .caseInsensitive)])
    let password = Intercepter(rules: [try .matchesICU("(?=.*[0-9])(?=.*[a-z]).{8,}")])
    return ["date": date, "cutting": cutting, "either": either, "password": password]
  }

  static func landingPage() throws -> [Intercepter] {
    let password = Intercepter(rules: [try .matchesICU("(?=.*[0-9])(?=.*[a-z]).{8,}")])
    let title = Intercepter(rules: [.maxLength(20, in: .icuDoubleWidth)])
    return [password, title]
  }

  private func guide(_ name: String) throws -> Guide {
    try #require(try Guide.all().first { $0.name == name })
  }

  @Test func `every example of the guide is true`() throws {
    let guide = try guide("Matches")
    #expect(!guide.examples.isEmpty)
    #expect(guide.failures(of: guide.examples, try Self.matches()) == [])
    #expect(guide.lineCount <= 120)
  }

  @Test func `the code of the landing page runs`() throws {
    let rules = try Self.landingPage()
    #expect(rules[0].validate("secret12").isValid && !rules[0].validate("secrets").isValid)
    #expect(rules[1].validate(String(repeating: "张", count: 10)).isValid)
    #expect(!rules[1].validate(String(repeating: "张", count: 10) + "a").isValid)
  }

  @Test func `every piece of Swift code is compiled`() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).withoutLayout
    let pages =
      try [guide("Matches")]
      + Guide.all(in: "Sources/ICU/IntercepterICU/IntercepterICU.docc")
    #expect(pages.allSatisfy { !$0.snippets.isEmpty })
    for snippet in pages.flatMap(\.snippets) {
      let isCompiled = source.contains(snippet.withoutLayout)
      #expect(isCompiled, "\(snippet)")
    }
  }
}
