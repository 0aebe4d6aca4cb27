import IntercepterMessages
import Testing
import TextInputIntercepter

/// An app's own words.
@Suite struct ReplacingTests {
  static let tooLong = Violation(.tooLong, range: 0..<1, limit: 10, actual: 12, unit: .gb18030)

  @Test(arguments: Messages.languages) func `any message can be replaced, in any language`(
    language: String
  ) throws {
    let messages = try #require(Messages(language: language))
    for code in MessagesTests.codes + [Violation.Code(rawValue: "mine")] {
      let violation = Violation(code, range: 0..<1, limit: 7, actual: 9)
      let own = try messages.replacing(code, with: "{limit} < {actual}")
      #expect(own.text(for: violation).inASCIIDigits == "7 < 9")
      #expect(messages.text(for: violation).inASCIIDigits != "7 < 9")
    }
  }

  @Test func `a replacement takes nothing from the others, and the last one counts`() throws {
    let messages = try #require(Messages(language: "ja"))
    let own = try messages.replacing(.tooLong, with: "A").replacing(.tooShort, with: "B")
      .replacing(.tooLong, with: "C")
    let tooShort = Violation(.tooShort, range: 0..<1, limit: 2, actual: 1)
    let lineBreak = Violation(.lineBreak, range: 0..<1)
    #expect(own.text(for: Self.tooLong) == "C")
    #expect(own.text(for: tooShort) == "B")
    #expect(own.text(for: lineBreak) == messages.text(for: lineBreak))
  }

  @Test func `the cases of a code are replaced with it`() throws {
    let own = try #require(Messages(language: "de")).replacing(.patternMismatch, with: "Nein.")
    for name in ["patternMismatch", "patternIncomplete", "patternTooSlow", "patternTooLarge"] {
      #expect(own.text(for: try #require(Violation(row: name))) == "Nein.")
    }
  }

  @Test func `a replaced pattern can name the characters`() throws {
    let own = try #require(Messages(language: "de")).replacing(
      .notADigit,
      with:
        "{characterCount, plural, =0 {Nur Ziffern.} one {{characters} nicht.} other {# Zeichen nicht: {characters}.}}"
    )
    let notADigit = try #require(Violation(row: "notADigit"))
    #expect(own.text(for: notADigit) == "Nur Ziffern.")
    #expect(own.text(for: try #require(Violation(row: "notADigit “x”"))) == "„x“ nicht.")
    #expect(
      own.text(for: try #require(Violation(row: "notADigit “x” “y”")))
        == "2 Zeichen nicht: „x“ und „y“.")
    // The pattern of a code also replaces the message about removed characters.
    let removed = Intercepter(rules: [.numbersOnly(onViolation: .amend)])
      .intercept(Edit(range: 0..<0, replacement: "1x"), in: EditingState(""))
    #expect(removed.violations.map { own.text(for: $0) } == ["„x“ nicht."])
  }

  @Test func `a code without a message has that of custom, an app's too`() throws {
    let messages = try #require(Messages(language: "es"))
    let own = Violation(.init(rawValue: "mine"), range: 0..<1)
    #expect(messages.text(for: own) == "Esto no está permitido aquí.")
    #expect(try messages.replacing(.custom, with: "¡No!").text(for: own) == "¡No!")
  }

  @Test func `a sentence of a rule's own is kept whatever is replaced`() throws {
    let own = try #require(Messages(language: "en")).replacing(.custom, with: "No.")
    let violation = Violation(.custom, range: 0..<1, message: "No spaces, please.")
    #expect(own.text(for: violation) == "No spaces, please.")
  }

  @Test func `words for a unit are used in messages and in rules`() throws {
    let words = "{count, plural, one {# Platz} other {# Plätze}}"
    let own = try #require(Messages(language: "de"))
      .replacing(unit: .seats, with: words, hint: "ein Paar belegt {two}")
      .replacing(unit: .gb18030, with: "{count} B", hint: "")
    let seats = Violation(.tooLong, range: 0..<1, limit: 1, actual: 2, unit: .seats)
    #expect(
      own.text(for: seats)
        == "Bitte geben Sie höchstens 1 Platz ein (ein Paar belegt 2); derzeit sind es 2.")
    #expect(
      own.text(for: .minLength, limit: 1_000, unit: .seats)
        == "Mindestens 1.000 Plätze (ein Paar belegt 2).")
    #expect(
      own.text(for: Self.tooLong) == "Bitte geben Sie höchstens 10 B ein; derzeit sind es 12.")
    #expect(own.text(for: .maxLength, limit: 10, unit: .gb18030) == "Höchstens 10 B.")
  }

  @Test func `words for a unit keep our hint where they bring none`() throws {
    let own = try #require(Messages(language: "en")).replacing(unit: .utf8, with: "{count} octets")
    #expect(
      own.text(for: .maxLength, limit: 3, unit: .utf8)
        == "At most 3 octets (a Chinese character counts 3).")
  }

  @Test func `a replacement has the locale's plurals and numbers`() throws {
    let pattern = "{limit, plural, one {# Zeichen} other {# Zeichen}} ({actual, number, percent})"
    let own = try #require(Messages(language: "de-CH")).replacing(.tooLong, with: pattern)
    let violation = Violation(.tooLong, range: 0..<1, limit: 1_234_567, actual: 12)
    #expect(own.text(for: violation) == "1'234'567 Zeichen (1'200%)")
  }
}
