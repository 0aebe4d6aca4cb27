import TestSupport
import Testing
import TextInputIntercepter

@Suite struct NormalizeWidthTests {
  static let engine = Intercepter(rules: [.normalizeWidth()])

  @Test func `writes every full-width form as ASCII`() {
    for value in UInt32(0x21)...0x7E {
      let wide = String(Unicode.Scalar(value + 0xFEE0)!)
      #expect(Self.engine.sanitize(wide) == String(Unicode.Scalar(value)!))
    }
    #expect(Self.engine.sanitize("\u{3000}") == " ")
  }

  static let rows: [StateCase] = [
    .amends("a|", "aＢ|", to: "aB|"),
    .amends("|", "Ａ\u{301}|", to: "A\u{301}|"),
    .amends("|", "张Ａ|三", to: "张A|三"),
    .accepts("|", "张三ｱabc|"),
    .accepts("Ａ|", "Ａb|"),
    .amends("‹A›", "Ａ|", to: "A|"),
  ]

  @Test(arguments: rows) func `rewrites what is inserted`(row: StateCase) {
    #expect(row.failure(Self.engine) == nil)
  }

  @Test func `refuses nothing, and later rules see ASCII`() {
    #expect(Self.engine.validate("Ａ").isValid)
    let engine = Intercepter(rules: [.normalizeWidth(), .numbersOnly(.ascii)])
    #expect(StateCase.amends("|", "１２|", to: "12|").failure(engine) == nil)
    #expect(StateCase.rejects("|", "１Ａ|", "notADigit").failure(engine) == nil)
  }
}
