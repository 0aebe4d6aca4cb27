import Foundation
import IntercepterMessages
import IntercepterProfiles
import TestSupport
import Testing
import TextInputIntercepter

/// The guide on messages: its code is here, and does what it says.
///
/// `IntercepterMessagesTests` compares its messages.
@Suite struct MessagesGuideTests {
  static let guide = Result {
    try #require(try Guide.all().first { $0.name == "Messages" })
  }

  static func violations() -> (messages: Messages, sentences: [String]) {
    let nickname = Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])
    let messages = Messages(preferring: ["zh-TW", "en"])  // as the user's device lists them
    let sentences = nickname.validate("张三李四王五").violations.map { messages.text(for: $0) }
    return (messages, sentences)
  }

  static func rules(_ text: String, _ messages: Messages) throws -> ([String], String) {
    let profile = try Profile(json: text)
    let wanted = profile.sentences(for: "name", in: messages)
    let withoutProfile = messages.text(for: .maxLength, limit: 10, unit: .gb18030)
    return (wanted, withoutProfile)
  }

  // swift-format-ignore
  static func saying() -> Rule {
    let short = Rule.maxLength(10, in: .gb18030).saying([
      "en": "{label}: {limit, plural, one {# byte} other {# bytes}} at most.",
      "zh-Hans": "{label}最多 {limitWithUnit}。",
    ])
    return short
  }

  // swift-format-ignore
  static func replacing(in messages: Messages) throws(MessagePatternError) -> Messages {
    let friendly = try messages
      .replacing(.tooLong, with: "Only {limitWithUnit}, please: {actual} is too many.")
      .replacing(Violation.Code(rawValue: "rudeWord"), with: "Please put it another way.")
      .replacing(sentence: .required, with: "We need this.")
      .replacing(rule: "fewSpaces", with: "{limit, plural, one {# space} other {# spaces}} at most.")
      .replacing(unit: .seats, with: "{count, plural, one {# seat} other {# seats}}", hint: "a pair takes {two}")
    return friendly
  }

  @Test func `every piece of Swift code is compiled`() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).withoutLayout
    let guide = try Self.guide.get()
    #expect(guide.snippets.count == 4)
    let articles = try Guide.all(in: "Sources/Engine/IntercepterMessages/IntercepterMessages.docc")
    #expect(articles.flatMap(\.snippets).count == 1)
    for snippet in guide.snippets + articles.flatMap(\.snippets) {
      let isCompiled = source.contains(snippet.withoutLayout)
      #expect(isCompiled, "\(snippet)")
    }
    #expect(guide.lineCount <= 120)
  }

  @Test func `the code does what the guide says`() throws {
    let (messages, sentences) = Self.violations()
    let rows = try Self.guide.get().examples.filter { $0.subject == "zh-TW" }
    #expect(rows.compactMap { $0.failureOfWords { _ in sentences[0] } } == [])
    #expect(sentences.count == 1)

    let json =
      #"{"version":1,"fields":{"name":{"rules":[{"rule":"maxLength","limit":10,"unit":"gb18030"}]}}}"#
    let (wanted, withoutProfile) = try Self.rules(json, messages)
    #expect(wanted == [withoutProfile])

    let long = Intercepter(rules: [Self.saying()]).validate("张三李四王五").violations
    #expect(long.map(\.message) == [": 10 bytes at most."])

    let friendly = try Self.replacing(in: try #require(Messages(language: "en")))
    let seats = Violation(.tooLong, range: 0..<1, limit: 1, actual: 3, unit: .seats)
    #expect(friendly.text(for: seats) == "Only 1 seat, please: 3 is too many.")
    let rude = Violation(.init(rawValue: "rudeWord"), range: 0..<1)
    #expect(friendly.text(for: rude) == "Please put it another way.")
    let field = FieldSpecification(isRequired: true, rules: [])
    #expect(field.sentences(in: friendly) == ["We need this."])
    #expect(
      friendly.text(for: .maxLength, limit: 6, unit: .seats) == "At most 6 seats (a pair takes 2).")
  }

  @Test func `every rule is said as the guide has it`() throws {
    let rows = try Self.guide.get().examples.filter { $0.kind == .wants }
    #expect(rows.count == 4)
    let failures = rows.compactMap { row in
      row.failureOfWords { SentencesTests.words($0, Messages(language: row.subject)!) }
    }
    #expect(failures == [])
  }
}

extension LengthUnit {
  fileprivate static let seats = LengthUnit.perCharacter("seats") { _ in 1 }
}
