import Testing
import TextInputIntercepter

/// What is missing behind a text, which hosts draw and never insert.
@Suite struct MissingPartTests {
  private static let card = Intercepter(
    rules: [.numbersOnly()], format: .pattern("#### #### #### ####"))
  private static let phone = Intercepter.telephone("+49 ### ####")
  private static let plate = Intercepter(rules: [], format: .pattern("(@@)-##!"))
  private static let date = Intercepter.date(locale: "de")
  private static let time = Intercepter(rules: [.date(.time(locale: "en"))])
  private static let range = Intercepter(rules: [.date(.dateRange(locale: "de"))])

  static let rows: [(Intercepter, text: String, missing: String)] = [
    (card, "", "____ ____ ____ ____"), (card, "4111", " ____ ____ ____"),
    (card, "4111 1", "___ ____ ____"), (card, "4111 1111 1111 1111", ""), (card, "x", ""),
    (phone, "", "+49 ___ ____"), (phone, "+", "49 ___ ____"), (phone, "+49 30", "_ ____"),
    (plate, "(a", "_)-__!"), (plate, "(ab", ")-__!"), (plate, "(ab)-12!", ""),
    (date, "", "__.__.____"), (date, "2", "_.__.____"), (date, "29.0", "_.____"),
    (date, "29.02.", "____"), (date, "29.02.2024", ""), (date, "29.x", ""),
    (time, "12:3", "_ __"), (time, "12:30 PM", ""),
    (range, "29.02.2024 – 1", "_.__.____"), (range, "29.02.2024 –", " __.__.____"),
    (range, "29.02.2024 ", "– __.__.____"), (range, "29.02.2024", " – __.__.____"),
    (Intercepter(rules: [.decimal(places: 2)], format: .grouped(locale: "en")), "1", ""),
    (Intercepter(rules: []), "1", ""),
  ]

  @Test(arguments: rows) func `the rest of the pattern`(
    field: Intercepter, text: String, missing: String
  ) {
    #expect(field.missingPart(of: text) == missing)
  }

  @Test func `with another filler`() {
    #expect(Self.date.missingPart(of: "29", filler: "–") == ".––.––––")
  }
}
