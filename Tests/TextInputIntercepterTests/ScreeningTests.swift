import TestSupport
import Testing
import TextInputIntercepter

/// Texts that a rule is told to admit without being asked in full.
@Suite struct ScreeningTests {
  @Test func `what surely conforms does conform, for any rule and text`() {
    #expect(
      firstBreach { generator in
        let rule = generator.rule()
        let text = generator.text(pieces: generator.pick([0, 3, 8, 40]))
        guard rule.surelyAdmits(text) else { return nil }
        let intercepter = Intercepter(rules: [rule])
        if intercepter.validate(text) != Validity(.valid) {
          return "\(rule.identifier) does not admit \(text.debug)"
        }
        let mended = intercepter.sanitize(text)
        return mended.scalars == text.scalars
          ? nil : "\(rule.identifier) makes \(mended.debug) of \(text.debug)"
      } == nil)
  }

  struct Case: CustomTestStringConvertible {
    let rule: Rule
    let text: String
    let isSure: Bool
    var testDescription: String { "\(rule.identifier): \(text)" }
  }

  static let cases = [
    Case(rule: .emoji(.forbidden), text: "张三, Zoë — 한국어", isSure: true),
    Case(rule: .emoji(.forbidden), text: "张三😀", isSure: false),
    Case(rule: .maxLength(6, in: .gb18030), text: "张三李", isSure: true),
    Case(rule: .maxLength(5, in: .gb18030), text: "张三李", isSure: false),
    Case(rule: .maxLength(3, in: .graphemes), text: "张三李", isSure: true),
    Case(rule: .maxLength(3, in: .graphemes), text: "张三e\u{301}", isSure: false),
    Case(rule: .maxLength(2, in: .utf16), text: "张三", isSure: true),
    Case(rule: .minLength(4, in: .gb18030), text: "张三", isSure: true),
    Case(rule: .minLength(2, in: .scalars), text: "张三", isSure: true),
    Case(rule: .minLength(1, in: .graphemes), text: "张三", isSure: false),
    Case(rule: .singleLine(), text: "张三 abc", isSure: true),
    Case(rule: .numbersOnly(), text: "123", isSure: true),
    Case(rule: .normalizeWidth(), text: "张三 abc", isSure: true),
    Case(rule: .normalizeWidth(), text: "Ａ", isSure: false),
    Case(rule: Rule("own") { _ in .accept }, text: "", isSure: false),
  ]

  @Test(arguments: cases) func `most texts are told from their bytes`(_ example: Case) {
    #expect(example.rule.surelyAdmits(example.text) == example.isSure)
  }

  @Test func `all rules have to be sure`() {
    let intercepter = Intercepter(rules: [.emoji(.forbidden), .maxLength(4, in: .gb18030)])
    for (text, isSure) in [("张三", true), ("张三李", false), ("😀", false)] {
      #expect(text.utf8.withContiguousStorageIfAvailable(intercepter.surelyAdmits) == isSure)
    }
  }
}

extension Rule {
  fileprivate func surelyAdmits(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(surelyAdmits)
  }
}
