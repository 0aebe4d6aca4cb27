import Foundation
import TestSupport
import Testing
import TextInputIntercepter

@Suite struct OneOfTests {
  static let sizes = Intercepter(rules: [.oneOf(["S", "M", "L", "XL"])])
  static let answers = Intercepter(
    rules: [.oneOf(["de", "Deutsch", "Да", "Übung", "ŻÓŁW"], ignoresCase: true)])

  static let rows: [StateCase] = [
    .accepts("|", "X|"),
    .accepts("X|", "XL|"),
    .accepts("XL|", "X|"),
    .accepts("|", "XL|"),
    .rejects("|", "x|", "patternMismatch"),
    .rejects("X|", "XS|", "patternMismatch"),
    .rejects("XL|", "XLL|", "patternMismatch"),
    .rejects("|L", "A|L", "patternMismatch"),
  ]

  @Test(arguments: rows) func `accepts what a value begins with`(row: StateCase) {
    #expect(row.failure(Self.sizes) == nil)
    // A value is never cut.
    let amending = Intercepter(rules: [.oneOf(["S", "M", "L", "XL"], onViolation: .amend)])
    #expect(row.failure(amending) == nil)
  }

  static let cases: [StateCase] = [
    .accepts("|", "d|"),
    .accepts("|", "D|"),
    .amends("D|", "De|", to: "de|"),
    .amends("de|", "deU|", to: "Deu|"),
    .amends("|", "DEUTSCH|", to: "Deutsch|"),
    .amends("|", "да|", to: "Да|"),
    .amends("|", "üB|ung", to: "Üb|ung"),
    .amends("|", "żół|", to: "ŻÓŁ|"),
    .rejects("|", "ж|", "patternMismatch"),
    .rejects("|", "Ubung|", "patternMismatch"),
  ]

  @Test(arguments: cases) func `writes letters as the list does`(row: StateCase) {
    #expect(row.failure(Self.answers) == nil)
  }

  static let texts: [(Intercepter, String, Validity.Status, String)] = [
    (sizes, "S", .valid, "S"), (sizes, "X", .intermediate, "X"), (sizes, "", .intermediate, ""),
    (sizes, "s", .invalid, "s"), (sizes, "XLS", .invalid, "XLS"), (sizes, "XL ", .invalid, "XL "),
    (answers, "DEUTSCH", .valid, "Deutsch"), (answers, "De", .valid, "de"),
    (answers, "Deu", .intermediate, "Deu"), (answers, "ÜBUNG", .valid, "Übung"),
  ]

  @Test(arguments: texts) func `judges a finished text`(
    engine: Intercepter, text: String, status: Validity.Status, sanitized: String
  ) {
    #expect(engine.validate(text).status == status)
    #expect(engine.sanitize(text) == sanitized)
  }

  @Test func `the message names the values`() {
    let violation = Self.sizes.validate("XXL").violations[0]
    #expect(violation.message == "This must be one of: S, M, L, XL.")
    #expect(violation.variant == .notListed && violation.rule == "oneOf")
    #expect(violation.range == 0..<3)
    #expect(
      Messages(language: "de")!.text(for: violation)
        == "Erlaubt ist nur einer dieser Werte: S, M, L, XL.")
  }

  static let places = ["Đà Nẵng", "München", "Málaga", "金山", "Saint-Étienne", "5 €", "أحمد"]

  static let spellings: [(text: String, value: String)] = [
    ("Mu\u{308}nchen", "München"), ("Ma\u{301}laga", "Málaga"), ("5\u{A0}€", "5 €"),
    ("5\u{202F}€", "5 €"), ("5\u{3000}€", "5 €"), ("\u{2FA6}\u{2F2D}", "金山"),
    ("\u{627}\u{654}حمد", "أحمد"), ("D\u{310}a", ""), ("MU\u{308}NCHEN", ""),
    ("Đa\u{300} Nă\u{303}ng", "Đà Nẵng"), ("Saint\u{2010}Étienne", ""), ("Munchen", ""),
  ]

  @Test(arguments: spellings) func `equal texts are one value, in every entrance`(
    row: (text: String, value: String)
  ) {
    let engine = Intercepter(rules: [.oneOf(Self.places)])
    let isListed = !row.value.isEmpty
    #expect(engine.sanitize(row.text).utf8.elementsEqual((isListed ? row.value : row.text).utf8))
    #expect(engine.validate(row.text).isValid == isListed)
    let pasted = engine.intercept(
      Edit(range: 0..<0, replacement: row.text), in: EditingState("", caret: 0))
    let shown = isListed ? row.value : ""
    #expect(pasted.state == EditingState(shown, caret: shown.utf16.count))
    // Typed scalar by scalar, the marks compose with their letters.
    var state = EditingState("", caret: 0)
    for scalar in row.text.unicodeScalars {
      let caret = state.text.utf16.count
      state =
        engine.intercept(
          Edit(range: caret..<caret, replacement: String(scalar)), in: state
        ).state
    }
    #expect(engine.validate(state.text).isValid == isListed)
    if isListed { #expect(state.text.utf8.elementsEqual(row.value.utf8)) }
  }

  @Test func `a rewritten value keeps the caret at its place`() {
    let engine = Intercepter(rules: [.oneOf(Self.places)])
    let row = StateCase.amends("|nchen", "Mu\u{308}|nchen", to: "Mü|nchen")
    #expect(row.failure(engine) == nil)
  }

  @Test func `a character that looks like another is named`() {
    let engine = Intercepter(rules: [.oneOf(["Saint-Étienne", "Nice"])])
    let violation = engine.validate("Saint\u{2010}Étienne").violations[0]
    #expect(
      violation.message
        == "“‐” (U+2010) is not allowed here. This must be one of: Saint-Étienne, Nice.")
    #expect(
      Messages(language: "de")!.text(for: violation)
        == "„‐“ (U+2010) ist hier nicht erlaubt. Erlaubt ist nur einer dieser Werte: Saint-Étienne, Nice."
    )
  }

  @Test func `joiners between letters count`() {
    let engine = Intercepter(rules: [.oneOf(["علیرضا", "क्ष"])])
    #expect(engine.validate("علی\u{200C}رضا").status == .invalid)
    #expect(engine.validate("क्\u{200D}ष").status == .invalid)
    #expect(engine.validate("\u{200F}علیرضا\u{200E}").isValid)
    let message = engine.validate("علی\u{200C}رضا").violations[0].message
    #expect(message == "“U+200C” is not allowed here. This must be one of: علیرضا, क्ष.")
  }

  static let joined: [StateCase] = [
    .accepts("علی|", "علی\u{200C}|"), .accepts("|", "علی\u{200C}رضا|"),
    .accepts("علی|رضا", "علی\u{200C}|رضا"), .accepts("|", "علیز|"), .accepts("|", "क्\u{200D}ष|"),
    .rejects("علی|", "علی\u{200D}|", "patternMismatch"),
    .rejects("علی|", "علیر|", "patternMismatch"), .rejects("|", "علیرضا|", "patternMismatch"),
    .rejects("क्|", "क्ष|", "patternMismatch"),
    .rejects("علی|", "علی\u{200C}\u{200C}|", "patternMismatch"),
  ]

  /// In a list with one such value, a joiner is a character of every text.
  @Test(arguments: joined) func `a value with a joiner is itself alone`(row: StateCase) {
    let engine = Intercepter(rules: [.oneOf(["علی\u{200C}رضا", "علیز", "क्\u{200D}ष"])])
    #expect(row.failure(engine) == nil)
    let (old, new) = (EditingState(notation: row.previous)!, EditingState(notation: row.current)!)
    let edit = TextDiff.edit(to: new, after: old)!
    #expect(engine.intercept(edit, in: old) == engine.intercept(new, after: old))
    let finished = engine.validate(new.text)
    #expect((finished.status == .invalid) == (row.outcome == .rejected))
    #expect(engine.sanitize(new.text).unicodeScalars.elementsEqual(new.text.unicodeScalars))
  }

  @Test func `a long list is shortened`() {
    let many = Intercepter(rules: [.oneOf((1...99).map { "value \($0)" })])
    #expect(
      many.validate("x").violations[0].bound
        == "value 1, value 2, value 3, value 4, value 5, value 6, value 7, value 8, value 9, …")
    let long = Intercepter(rules: [.oneOf([String(repeating: "a", count: 99)])])
    #expect(long.validate("x").violations[0].bound == String(repeating: "a", count: 99))
  }

  @Test func `a sigma at the end of a word is a sigma`() {
    let engine = Intercepter(rules: [.oneOf(["ΝΑΟΣ"], ignoresCase: true)])
    #expect(engine.sanitize("ναος") == "ΝΑΟΣ")
  }

  @Test func `letters in either case have one length and the case of Unicode`() {
    for value in UInt32(0x80)...0x7FF {
      let letter = String(Unicode.Scalar(value)!)
      let (small, capital) = (letter.lowercased(), letter.uppercased())
      let engine = Intercepter(rules: [.oneOf([capital], ignoresCase: true)])
      let isPair =
        letter == small && small != capital && capital.lowercased() == small
        && capital.unicodeScalars.count == 1 && capital.utf8.count == 2
      let isCovered =
        // The letter without its mark decides.
        switch capital.decomposed[0] {
        case 0x41...0x5A, 0xC0...0x17F, 0x370...0x3FF, 0x400...0x52F: true
        default: false
        }
      if isPair {
        #expect(engine.validate(letter).isValid == isCovered, "U+\(String(value, radix: 16))")
      } else if engine.validate(letter).isValid {
        // Their capitals have a mark of their own.
        let isMarked = capital.decomposed.dropFirst() == letter.decomposed.dropFirst()
        #expect(
          letter == capital || letter == "ς" || isMarked && letter.decomposed.count > 1,
          "U+\(String(value, radix: 16))")
      }
    }
  }
}

extension String {
  fileprivate var decomposed: [UInt32] {
    decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
  }
}
