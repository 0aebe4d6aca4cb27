import TestSupport
import Testing
import TextInputIntercepter

/// Slots that accept only capitals, without the rule `capitals`.
@Suite struct MaskCapitalsTests {
  static let letters = SlotClass.characters("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  static let company = Intercepter(
    rules: [], format: .pattern("XX.XXX.XXX/XXXX-##", classes: ["X": letters]))

  static let companyCases: [FormatCase] = [
    .init("|", .type("12abc34501de35"), to: "12.ABC.345/01DE-35|"),
    .init("|", .paste("12abc34501de35"), to: "12.ABC.345/01DE-35|"),
    .init("|", .paste("12.abc.345/01de-35"), to: "12.ABC.345/01DE-35|"),
    .init("|", .paste("12 aBC 345 01De 35"), to: "12.ABC.345/01DE-35|"),
    .init("12.A|C.345", .type("b"), to: "12.AB|C.345"),
    .init("1‹2.A›C.345/0", .paste("xy"), to: "1X.Y|C3.450"),
    .init("12.‹ABC›.345/01DE-35", .type("x"), to: "12.X|34.501/DE35"),
    .init("12.ABC.345/01DE-35|", .type("x"), to: "12.ABC.345/01DE-35|", codes: ["tooLong"]),
    .init("|", .type("ß"), to: "|", codes: ["characterNotAllowed"]),
    .init("12.ABC.345/01DE|", .type("x"), to: "12.ABC.345/01DE|", codes: ["characterNotAllowed"]),
  ]

  @Test(arguments: companyCases) func `a small letter becomes the capital`(row: FormatCase) {
    #expect(row.failure(Self.company) == nil)
  }

  static let mixed = Intercepter(
    rules: [],
    format: .pattern("X@-Я*", classes: ["X": .characters("ABCÄ"), "Я": .characters("АВЕЖ")]))

  static let mixedCases: [FormatCase] = [
    .init("|", .type("abжж"), to: "Ab-Жж|"),
    .init("|", .paste("äÄeE"), to: "|", codes: ["characterNotAllowed"]),
    .init("|", .paste("a\u{308}äж\u{E9}"), to: "A\u{308}ä-Ж\u{E9}|"),
    // What is left of a text moves into other slots.
    .init("A|b-Жж", .backspace(), to: "|BЖ-Ж"),
  ]

  @Test(arguments: mixedCases) func `a slot of both cases keeps the case`(row: FormatCase) {
    #expect(row.failure(Self.mixed) == nil)
  }

  @Test func `a pattern that has the small letters goes first`() {
    let code = Intercepter(
      rules: [],
      format: .patterns(
        ["XX-##", "xx/##"], classes: ["X": .characters("AB"), "x": .characters("ab")]))
    #expect(FormatCase("|", .paste("ab12"), to: "ab/12|").failure(code) == nil)
    #expect(FormatCase("|", .paste("Ab12"), to: "AB-12|").failure(code) == nil)
    let meant = Intercepter(
      rules: [],
      format: .patterns(
        [TextMask("XX-##", startingWith: ["A"]), "X.X.##"], classes: ["X": .characters("AB")]))
    #expect(FormatCase("|", .type("ab12"), to: "AB-12|").failure(meant) == nil)
    #expect(FormatCase("|", .type("ba12"), to: "B.A.12|").failure(meant) == nil)
  }

  @Test func `a finished text has capitals`() {
    for text in ["12abc34501de35", "12.abc.345/01de-35", "12.ABC.345/01DE-35"] {
      #expect(Self.company.sanitize(text) == "12ABC34501DE35")
      #expect(Self.company.validate(text).isValid)
      #expect(Self.company.formattedText(of: Self.company.sanitize(text)) == "12.ABC.345/01DE-35")
    }
  }

  @Test func `every policy of a rule sees the capital`() {
    for policy in [ViolationPolicy.reject, .amend, .flag] {
      let plate = Intercepter(
        rules: [.allowedCharacters("ABC12", onViolation: policy)],
        format: .pattern("XX ##", classes: ["X": .characters("ABCD")]))
      #expect(FormatCase("|", .type("ab12"), to: "AB 12|").failure(plate) == nil)
    }
  }

  @Test func `a text in small letters is read as its capitals`() {
    let breach = firstBreach(cases: 150) { random in
      var text = ""
      for _ in 0..<Int.random(in: 0...18, using: &random) {
        text += random.pick(["1", "2", "a", "B", "c", "z", "é", "ß", ".", "-", " ", "/"])
      }
      let capitals = text.map { $0 == "ß" ? "ß" : $0.uppercased() }.joined()
      var states: [[String]] = []
      for text in [text, capitals] {
        let (typed, pasted) = (
          FormatRun(Self.company, asks: true), FormatRun(Self.company, asks: false)
        )
        typed.type(text)
        pasted.insert(text)
        states.append([
          "\(typed.field.state)", "\(pasted.field.state)", Self.company.sanitize(text).uppercased(),
          "\(Self.company.validate(text).status)",
        ])
      }
      // A text that cannot be read stays as it is.
      return states[0] == states[1] ? nil : "\(text.debugDescription): \(states)"
    }
    #expect(breach == nil)
  }
}
