import Testing
import TextInputIntercepter

@testable import IntercepterCore

@Suite struct ViolationTests {
  @Test func `keeps words of one's own`() {
    let unit = LengthUnit.perCharacter("tiles") { _ in 1 }
    var violation = Violation(
      .init(rawValue: "odd"), range: 1..<2, message: "Even, please.", limit: 3, actual: 4,
      unit: unit)
    violation.rule = "even"
    #expect(violation.rule == "even" && violation.code.rawValue == "odd")
    #expect(violation.unit == "tiles" && violation.customMessage == "Even, please.")
    #expect(violation.limit == 3 && violation.actual == 4 && violation.range == 1..<2)
    #expect(violation.message == "Even, please.")
  }

  @Test func `a code is the same however it is made`() {
    #expect(Violation.Code(rawValue: "tooLong") == .tooLong)
    #expect(Set([Violation.Code(rawValue: "tooLong"), .tooLong, .custom]).count == 2)
    #expect(Violation.Code(rawValue: "other") == Violation.Code(rawValue: "other"))
  }

  static let rules: [(rule: Rule, refused: String)] = [
    (.maxLength(0, in: .graphemes), "a"),
    (.maxLength(0, in: .scalars), "a"),
    (.maxLength(0, in: .utf8), "a"),
    (.maxLength(0, in: .utf16), "a"),
    (.maxLength(0, in: .gb18030), "a"),
    (.minLength(2, in: .graphemes), "a"),
    (.emoji(.forbidden), "😀"),
    (.emoji(.only), "a"),
    (.emoji(.allowed(upTo: EmojiVersion(1))), "🪿"),
    (.numbersOnly(), "a"),
    (.decimal(places: 2), "a"),
    (.allowedCharacters("a"), "b"),
    (.forbiddenCharacters("a"), "a"),
    (.singleLine(), "\n"),
  ]

  /// Copying other words counts references.
  @Test(arguments: rules.indices)
  func `the violations of this library have no words of their own`(index: Int) throws {
    let (rule, refused) = Self.rules[index]
    let violation = try #require(Intercepter(rules: [rule]).validate(refused).violations.first)
    #expect(violation.rule == rule.identifier)
    #expect(!violation.hasOwnWords)
  }
}
