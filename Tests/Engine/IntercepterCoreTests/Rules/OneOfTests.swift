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
        switch capital.unicodeScalars.first!.value {
        case 0xC0...0x17F, 0x370...0x3FF, 0x400...0x52F: true
        default: false
        }
      if isPair {
        #expect(engine.validate(letter).isValid == isCovered, "U+\(String(value, radix: 16))")
      } else if engine.validate(letter).isValid {
        #expect(letter == capital || letter == "ς", "U+\(String(value, radix: 16))")
      }
    }
  }
}
