import TestSupport
import Testing
import TextInputIntercepter

@Suite struct MinLengthTests {
  static let engine = Intercepter(rules: [.minLength(3, in: .graphemes)])

  @Test func `never refuses an edit`() {
    #expect(StateCase.accepts("|", "a|").failure(Self.engine) == nil)
  }

  @Test(arguments: [("", Validity.Status.intermediate), ("ab", .intermediate), ("张三李", .valid)])
  func `is intermediate below the limit`(text: String, status: Validity.Status) {
    let validity = Self.engine.validate(text)
    #expect(validity.status == status)
    #expect(validity.violations.map(\.code) == (status == .valid ? [] : [.tooShort]))
  }

  @Test func `says what is missing`() {
    #expect(
      Self.engine.validate("ab").violations.first?.message
        == "At least 3 characters are needed here, not 2.")
    #expect(
      Intercepter(rules: [.minLength(1, in: .utf8)]).validate("").violations.first?.message
        == "At least 1 byte is needed here, not 0; a Chinese character counts 3.")
    #expect(Self.engine.sanitize("ab") == "ab")
  }
}
