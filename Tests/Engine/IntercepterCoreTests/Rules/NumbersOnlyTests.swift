import TestSupport
import Testing
import TextInputIntercepter

@Suite struct NumbersOnlyTests {
  static let rows: [StateCase] = [
    .accepts("12|", "123|"),
    .rejects("123|", "123a|", "notADigit"),
    .rejects("|123", "a|123", "notADigit"),
    .rejects("‹123›", "a|", "notADigit"),
    .rejects("1|", "12.3|", "notADigit"),
    .rejects("|", "１|", "notADigit"),
    .rejects("|", "²|", "notADigit"),
    .rejects("1|", "1\u{301}|", "notADigit"),
    .rejects("1|", "1️⃣|", "notADigit"),
    .rejects("|", "一|", "notADigit"),
    .accepts("a1|", "a12|"),
  ]

  @Test(arguments: rows) func `admits ASCII digits`(row: StateCase) {
    #expect(row.failure(Intercepter(rules: [.numbersOnly(.ascii)])) == nil)
  }

  static let normalizing: [StateCase] = [
    .amends("|", "１２３|", to: "123|"),
    .amends("1|", "1٣|", to: "13|"),
    .amends("|", "९𝟗|", to: "99|"),
    .accepts("|", "123|"),
    .rejects("|", "１a|", "notADigit"),
    .amends("‹1›", "１|", to: "1|"),
  ]

  @Test(arguments: normalizing) func `keeps them as ASCII when asked`(row: StateCase) {
    #expect(row.failure(Intercepter(rules: [.numbersOnly()])) == nil)
  }

  @Test func `admits any decimal digit when asked, as it is`() {
    let engine = Intercepter(rules: [.numbersOnly(.any)])
    #expect(StateCase.accepts("|", "１٣९|").failure(engine) == nil)
    #expect(StateCase.rejects("|", "Ⅷ|", "notADigit").failure(engine) == nil)
  }

  @Test func `drops the rest when it amends`() {
    let engine = Intercepter(rules: [.numbersOnly(.normalized, onViolation: .amend)])
    #expect(
      StateCase.amends("1|9", "1a２-3|9", to: "123|9", "notADigit", "notADigit").failure(engine)
        == nil)
    #expect(
      StateCase.amends("1|9", "1a２|-39", to: "12|39", "notADigit", "notADigit").failure(engine)
        == nil)
    #expect(engine.sanitize("tel. １２-34") == "1234")
  }

  @Test func `a finished text must be in its normal form`() {
    let engine = Intercepter(rules: [.numbersOnly(.normalized)])
    #expect(engine.validate("１２").status == .invalid)
    #expect(engine.validate(engine.sanitize("１２")).isValid)
    // The digits of a text with something wrong are not what is wrong.
    let violation = engine.validate("١٢x").violations[0]
    #expect(violation.message == "“x” is not a digit." && violation.range == 2..<3)
    #expect(engine.validate("١٢").violations[0].range == 0..<2)
  }

  @Test func `every digit of every script has its value`() {
    let engine = Intercepter(rules: [.numbersOnly(.normalized)])
    let digits = (0...0x10FFFF).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.generalCategory == .decimalNumber }
    #expect(digits.count >= 760)
    for digit in digits {
      let value = Int(digit.properties.numericValue!)
      #expect(engine.sanitize(String(digit)) == String(value), "\(digit)")
    }
  }
}
