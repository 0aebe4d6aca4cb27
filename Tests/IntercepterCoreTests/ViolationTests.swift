import Testing

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

  /// Numbers cost nothing to copy; what is not known by its number works as well, but allocates.
  @Test(arguments: rules.indices)
  func `the words of this library's violations are numbers`(index: Int) throws {
    let (rule, refused) = Self.rules[index]
    let violation = try #require(Intercepter(rules: [rule]).validate(refused).violations.first)
    #expect(violation.rule == rule.identifier)
    guard case .standard = violation.detail else {
      Issue.record("\(violation) has words of its own")
      return
    }
  }
}
