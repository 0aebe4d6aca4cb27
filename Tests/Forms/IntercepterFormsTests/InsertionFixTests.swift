import IntercepterForms
import TestSupport
import Testing
import TextInputIntercepter

/// What a form's lossless fixes would make valid is not refused when it is pasted.
@Suite struct InsertionFixTests {
  static let name = "[A-Za-zÀ-ž' -]{1,40}"

  static let pastes: [(pattern: String, fixes: [Fix], text: String, stored: String)] = [
    (name, [.nfc], "Mu\u{308}ller", "Müller"),
    (name, [.nfc], "Jose\u{301}", "José"),
    (name, [.trimWhitespace, .collapseWhitespace], " van\u{A0}der \n Berg\n", "van der Berg"),
    (name, [.collapseWhitespace], "van\u{2009}der", "van der"),
    (name, [.unifiedIdeographs], "Sto\u{FB00}el", "Stoffel"),
    ("\\p{L}+", [.unifiedIdeographs], "⾼⼩⻘", "高小青"),
    ("\\p{L}+", [.trimWhitespace, .unifiedIdeographs], " ⻑\u{F9D1} ", "長六"),
    ("[a-z]+", [.nfc, .collapseWhitespace], "a1", ""),
  ]

  @Test(arguments: pastes.indices) func `a pasted text is read as it is stored`(index: Int) throws {
    let row = Self.pastes[index]
    let field = FormField(
      "name", Intercepter(rules: [try .matches(row.pattern)]), fixes: row.fixes)
    let pasted = field.intercepter.intercept(
      Edit(range: 0..<0, replacement: row.text), in: EditingState("", caret: 0))
    #expect(pasted.state.text.unicodeScalars.elementsEqual(row.stored.unicodeScalars))
    #expect(pasted.outcome == (row.stored.isEmpty ? .rejected : .amended))
    let stored = field.submit(row.text)
    #expect(stored.isValid == !row.stored.isEmpty)
    if stored.isValid {
      #expect(stored.text.unicodeScalars.elementsEqual(row.stored.unicodeScalars))
    }
    // In the middle of a text, after the event.
    let around = field.intercepter.intercept(
      EditingState("a\(row.text)b", caret: 1 + row.text.utf16.count),
      after: EditingState("ab", caret: 1))
    if row.pattern == Self.name, row.fixes.count == 1 {
      #expect(around.state == EditingState("a\(row.stored)b", caret: 1 + row.stored.utf16.count))
    }
  }

  /// A fix of an insertion does not change the text behind the caret.
  static let places: [FormatCase] = [
    .init("|bc", .paste(" a"), to: "a|bc"), .init("bc|", .paste("a "), to: "bca|"),
    .init("|bc", .paste("\u{A0}\n ab"), to: "ab|bc"), .init("‹b›cd", .paste(" a"), to: "a|cd"),
    .init("bc‹d›", .paste("a  "), to: "bca|"), .init("‹bc›", .paste(" a "), to: "a|"),
    .init("b|c", .paste(" a"), to: "b|c", codes: ["patternMismatch"]),
    .init("|bc", .paste("a "), to: "|bc", codes: ["patternMismatch"]),
    .init("|bc", .paste("e\u{301}"), to: "é|bc"), .init("b|c", .paste("⼈⼈"), to: "b人人|c"),
    .init("|bc", .paste(" ⻑e\u{301}"), to: "長é|bc"), .init("b|", .paste("⼈⼈ "), to: "b人人|"),
  ]

  @Test(arguments: places) func `the caret is behind what is left of a paste`(
    row: FormatCase
  ) throws {
    let field = FormField(
      "name", Intercepter(rules: [try .matches("\\p{L}+")]),
      fixes: [.trimWhitespace, .nfc, .unifiedIdeographs])
    #expect(row.failure(field.intercepter) == nil)
  }

  @Test(arguments: [nil, TextFormat.pattern("******[*][*]")])
  func `a joiner that the list lacks is refused, beside fixes and formats`(format: TextFormat?) {
    let field = FormField(
      "name", Intercepter(rules: [.oneOf(["علیرضا"])], format: format), fixes: [.trimWhitespace])
    for (text, isListed) in [("علیرضا", true), (" علیرضا", true), ("علی\u{200C}رضا", false)] {
      #expect(field.intercepter.paste(text) == (isListed ? "علیرضا" : nil))
      #expect(field.submit(text).isValid == isListed)
    }
  }

  @Test func `a typed character is refused as before`() throws {
    let field = FormField(
      "name", Intercepter(rules: [try .matches(Self.name)]), fixes: [.collapseWhitespace, .nfc])
    let typed = field.intercepter.intercept(
      Edit(range: 1..<1, replacement: "\u{A0}"), in: EditingState("a", caret: 1))
    #expect(typed.outcome == .rejected)
    #expect(typed.violations.map(\.message) == ["“U+00A0” is not allowed here."])
  }

  @Test func `a limit counts what is stored`() {
    let field = FormField(
      "nickname", Intercepter(rules: [.maxLength(10, in: .gb18030)]), fixes: [.unifiedIdeographs])
    let pasted = field.intercepter.intercept(
      Edit(range: 0..<0, replacement: "⼈⼈⼈"), in: EditingState("", caret: 0))
    #expect(pasted.state.text == "人人人")
    #expect(field.submit("⼈⼈⼈").text == "人人人")
    let plain = Intercepter(rules: [.maxLength(10, in: .gb18030)]).validate("⼈⼈⼈").violations[0]
    #expect(
      plain.message
        == "At most 10 bytes are allowed here, not 12; “⼈” (U+2F08; 人: U+4EBA) counts 4.")
  }
}
