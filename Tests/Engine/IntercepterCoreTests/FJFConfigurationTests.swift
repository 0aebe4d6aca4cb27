import TestSupport
import Testing
import TextInputIntercepter

@Suite struct FJFConfigurationTests {
  @Test func `chooses the unit that the original's documentation promises`() {
    #expect(FJFConfiguration(emojiAdmitted: true).unit.identifier == "utf16")
    #expect(
      FJFConfiguration(emojiAdmitted: true, doubleBytePerChineseCharacter: true).unit.identifier
        == "utf8")
    #expect(FJFConfiguration(doubleBytePerChineseCharacter: true).unit.identifier == "gb18030")
    #expect(FJFConfiguration().unit.identifier == "utf16")
    #expect(
      FJFConfiguration(doubleBytePerChineseCharacter: true, numberType: .decimal).unit.identifier
        == "utf16")
  }

  @Test func `a Chinese character counts one and an emoji two, unless bytes are counted`() {
    let four = FJFConfiguration(maxCharacterNum: 4, emojiAdmitted: true).intercepter
    #expect(StateCase.accepts("你好|", "你好😀|").failure(four) == nil)
    #expect(StateCase.rejects("你好世|", "你好世😀|", "tooLong").failure(four) == nil)
  }

  @Test func `no decimal places mean two`() {
    let amount = FJFConfiguration(maxCharacterNum: 9, numberType: .decimal).intercepter
    #expect(StateCase.accepts("1.2|", "1.23|").failure(amount) == nil)
    #expect(StateCase.rejects("1.23|", "1.234|", "tooManyDecimalPlaces").failure(amount) == nil)
  }

  private static let plain = FJFConfiguration()
  private static let digits = FJFConfiguration(numberType: .numberOnly)
  private static let decimal = FJFConfiguration(numberType: .decimal, decimalPlaces: 2)
  private static let short = FJFConfiguration(maxCharacterNum: 5)
  private static let bytes = FJFConfiguration(
    maxCharacterNum: 9, doubleBytePerChineseCharacter: true)

  /// The ten places where the original's code breaks its documentation; here the documentation holds.
  static let bugs: [(Int, FJFConfiguration, StateCase)] = [
    (1, digits, .rejects("|123", "a|123", "notADigit")),
    (2, decimal, .rejects("|", "1.2.3|", "notANumber")),
    (3, digits, .rejects("‹123›", "a|", "notADigit")),
    (4, plain, .accepts("a‹..›", "a|")),
    (5, decimal, .accepts("1|2.34", "19|2.34")),
    (5, decimal, .rejects("1|23456", "1.|23456", "tooManyDecimalPlaces")),
    (7, bytes, .composes("张三李四|", "张三李四[wang]|")),
    (8, plain, .accepts("|", "é|")), (8, plain, .accepts("|", "Ж|")),
    (8, plain, .accepts("|", "€|")), (8, plain, .accepts("|", "가|")),
    (8, plain, .accepts("|", "➋|")),
    (8, plain, .rejects("|", "😀😀|", "emojiForbidden")),
    (8, plain, .rejects("|", "ab😀|", "emojiForbidden")),
    (9, bytes, .rejects("张三|", "张三𠀀𠀀|", "tooLong")),
    (10, digits, .rejects("1‹23›4", "1x|4", "notADigit")),
  ]

  @Test(arguments: bugs) func `keeps the documentation where the original's code breaks it`(
    number: Int, configuration: FJFConfiguration, row: StateCase
  ) {
    #expect(row.failure(configuration.intercepter) == nil, "bug \(number)")
  }

  @Test func `bug 6: the callback for a text over the limit is called`() {
    let field = InterceptedField(Self.short.intercepter, state: EditingState("abcde", caret: 5))
    var codes: [Violation.Code] = []
    field.onViolation = { codes += $0.map(\.code) }
    field.textDidChange(to: EditingState("abcdef", caret: 6))
    #expect(codes == [.tooLong])
  }

  @Test func `bug 9: cutting neither empties the text nor exceeds the limit`() {
    #expect(Self.bytes.intercepter.sanitize("张三𠀀𠀀") == "张三𠀀")
    #expect(Self.short.intercepter.sanitize("abcd𠀀") == "abcd")
  }
}
