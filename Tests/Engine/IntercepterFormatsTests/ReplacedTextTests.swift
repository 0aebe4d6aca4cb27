import TestSupport
import Testing
import TextInputIntercepter

/// What keys cannot do was not typed: a text that replaces another one is read as if it were pasted into
/// an empty field.
@Suite struct ReplacedTextTests {
  private static let german = Intercepter(
    rules: [.decimal(places: 2, locale: "de")],
    format: .grouped(locale: "de", suffix: " €", fixedDecimals: 2))
  private static let english = Intercepter(
    rules: [.decimal(places: 2, locale: "en")], format: .grouped(locale: "en", prefix: "$"))
  private static let rows: [(Intercepter, start: String, caret: Int, text: String)] = [
    (Intercepter(rules: [], format: .pattern("@@-####")), "AX-7712", 7, "AX7712"),
    (
      Intercepter(rules: [.numbersOnly()], format: .pattern("#####[-####]")), "55342-3251", 10,
      "553423251"
    ),
    (english, "$306.94", 0, "306.94"), (english, "$1,306.94", 0, "1306.94"),
    (german, "0,72 €", 6, "0,72"), (german, "1.234,50 €", 2, "15,00"),
    (.telephone(TextMask("+49 ### #######", trunkPrefix: "0")), "+49 170 1234567", 0, "0301234567"),
    (.date(locale: "de"), "31.12.2026", 0, "2027-01-02"),
  ]

  @Test(arguments: rows.indices)
  func `a text that is filled in is read like a paste`(index: Int) {
    let (field, start, caret, text) = Self.rows[index]
    let previous = EditingState(start, caret: caret)
    let pasted = field.intercept(
      Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
    #expect(pasted.outcome != .rejected)
    let decision = field.intercept(
      Edit(range: 0..<start.utf16.count, replacement: text), in: previous)
    #expect(decision.state.text == pasted.state.text)
  }

  @Test func `the number of another country is refused where it is filled in`() {
    let field = Intercepter.telephone(TextMask("+49 ### #######", trunkPrefix: "0"))
    let previous = EditingState("+49 170 1234567", caret: 15)
    let decision = field.intercept(
      EditingState("+1 201 555 0123", caret: 15), after: previous)
    #expect(decision.outcome == .rejected)
    #expect(decision.state == previous)
  }

  @Test(arguments: [
    ("+49 170", "4", "+49 4"), ("+49 170", "49", "+49 49"), ("+49 1", "7", "+49 7"),
    ("+49 170 1", "017", "+49 17"), ("+49 170", "+49 30", "+49 30"),
  ])
  func `what replaces all digits behind a calling code stays behind it`(
    start: String, text: String, expected: String
  ) {
    let field = Intercepter.telephone(TextMask("+49 ### #######", trunkPrefix: "0"))
    for asks in [true, false] {
      let selected = EditingState(start, selection: 4..<start.utf16.count)
      let run = FormatRun(field, asks: asks, state: selected)
      run.insert(text)
      #expect(run.field.state.text == expected)
    }
  }

  @Test func `the selection of a text that stays as it is stays`() {
    let field = InterceptedField(Intercepter(rules: [], format: .pattern("(###) ###-####")))
    let all = EditingState("(4x4", selection: 0..<4)
    field.setState(all)
    #expect(field.state == all)
  }

  @Test func `a caret that the host does not report is behind a whole character`() {
    let field = Intercepter(rules: [], format: .pattern("+49 ##[ ##][-@]"))
    let decision = field.intercept(
      EditingState("0\u{308}\u{308}"), after: EditingState("\u{308}\u{308}", caret: 0))
    #expect(decision.state.selection == 3..<3)
  }

  @Test func `keys stay edits`() {
    let field = Intercepter(rules: [], format: .pattern("@@-####"))
    let back = field.intercept(
      Edit(range: 6..<7, replacement: ""), in: EditingState("AX-7712", caret: 7))
    #expect(back.state == EditingState("AX-771", caret: 6))
    let forward = field.intercept(
      Edit(range: 0..<1, replacement: ""), in: EditingState("AX-7712", caret: 0))
    #expect(forward.state.caret == 0)
    let selected = field.intercept(
      Edit(range: 3..<5, replacement: "88"), in: EditingState("AX-7712", selection: 3..<5))
    #expect(selected.state.text == "AX-8812")
  }
}
