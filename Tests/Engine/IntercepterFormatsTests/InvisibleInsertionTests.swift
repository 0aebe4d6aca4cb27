import TestSupport
import Testing
import TextInputIntercepter

/// A field for a value refuses an insertion of invisible characters alone, and keeps the selected text.
@Suite struct InvisibleInsertionTests {
  static let fields: [(Intercepter, String)] = [
    (Intercepter(rules: [.numbersOnly()]), "12345"),
    (Intercepter(rules: [.numbersOnly(onViolation: .amend)]), "12345"),
    (Intercepter(rules: [.numbersOnly()], format: .pattern("+49 ### ########")), "+49 301 0301"),
    (.telephone("+1 (###) ###-####"), "+1 (201) 555-0123"),
    (.paymentCard(), "4111 1111 1111 1111"),
    (.iban(), "DE89 3704 0044 0532 0130 00"),
    (
      Intercepter(rules: [.decimal(places: 2, locale: "fr")], format: .grouped(locale: "fr")),
      "1\u{202F}234\u{202F}567,89"
    ),
  ]

  @Test(arguments: fields.indices, ["\u{200C}", "\u{200D}", "\u{AD}", "\u{FE0F}", "\u{200B}"])
  func `nothing visible replaces nothing`(index: Int, invisible: String) {
    let (engine, text) = Self.fields[index]
    let length = text.utf16.count
    for asks in [true, false] {
      for start in 0...length {
        for end in start...length {
          let selected = EditingState(text, selection: start..<end)
          let run = FormatRun(engine, asks: asks, state: selected)
          #expect(run.field.state == selected)
          let decision = run.insert(invisible)
          #expect(
            decision.outcome == .rejected && run.field.state == selected,
            "\(invisible.debug) over \(selected): \(decision)")
        }
      }
    }
  }
}
