import Foundation
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

  @Test func `writes every presentation form of Arabic letters as NFKC does`() {
    for value in UInt32(0xFE80)...0xFEFC {
      let form = String(Unicode.Scalar(value)!)
      let letters = form.precomposedStringWithCompatibilityMapping.unicodeScalars
      #expect(Self.engine.sanitize(form).unicodeScalars.elementsEqual(letters))
    }
    // Marks with a space of their own, and U+FEFF, are not letters.
    #expect(Self.engine.sanitize("\u{FE70}\u{FE7F}") == "\u{FE70}\u{FE7F}")
  }

  @Test func `writes nothing else otherwise`() {
    let changed = [0x3000...0x3FFF, 0xF000...0xFFFF].joined().filter { value in
      let text = String(Unicode.Scalar(UInt32(value))!)
      return !Self.engine.sanitize(text).unicodeScalars.elementsEqual(text.unicodeScalars)
    }
    #expect(changed == [0x3000] + Array(0xFE80...0xFEFC) + Array(0xFF01...0xFF5E))
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
