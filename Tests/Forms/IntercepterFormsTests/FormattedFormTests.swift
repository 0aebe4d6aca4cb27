import IntercepterForms
import Testing
import TextInputIntercepter

@Suite struct FormattedFormTests {
  private static let validator = FormValidator(
    fields: [
      FormField(
        "card",
        Intercepter(
          rules: [.numbersOnly(), .minLength(8, in: .graphemes)], format: .pattern("#### ####")),
        isRequired: true),
      FormField(
        "amount",
        Intercepter(
          rules: [.decimal(places: 2, locale: "de")],
          format: .grouped(locale: "de", prefix: "€ ")),
        fixes: [.trimWhitespace, .padDecimals(places: 2, separator: ",")]),
      FormField("again", Intercepter(rules: [.numbersOnly()], format: .pattern("####-####"))),
    ],
    rules: [.equal("again", to: "card")])

  @Test func `the raw text is submitted, whatever form the text has`() {
    for card in ["41111111", "4111 1111"] {
      let submission = Self.validator.submit(
        ["card": .text(card), "amount": "€ 1.234,5", "again": "4111-1111"])
      #expect(submission.isValid)
      #expect(
        submission.texts == ["card": "41111111", "amount": "1234,50", "again": "41111111"])
    }
    let result = Self.validator.submit(["card": "4111 111"]).results[0]
    #expect(result.text == "4111111")
    #expect(result.status == .intermediate)
    #expect(result.violations.first?.range == 0..<7)
  }

  @Test(arguments: ["4111 1111", " 4111 1111\n", " 41111111 ", "41111111"])
  func `a fix leaves an unformatted text`(text: String) {
    let card = FormField(
      "card", Intercepter(rules: [.numbersOnly()], format: .pattern("#### ####")),
      fixes: [.trimWhitespace])
    #expect(card.submit(text).text == "41111111")
    #expect(card.submit(text).isValid)
    #expect(card.sanitize(card.sanitize(text).text) == card.sanitize(text))
  }

  @Test func `sanitizing leaves the raw text, which a form stores`() throws {
    let amount = try #require(Self.validator["amount"])
    #expect(amount.sanitize("€ 1.234,5").text == "1234,50")
    #expect(amount.sanitize("1234,5").text == "1234,50")
    let card = try #require(Self.validator["card"])
    #expect(card.sanitize("4111 1111").text == "41111111")
    #expect(card.sanitize("4111 111x").text == "4111 111x")
    #expect(card.sanitize("4111 11").violations.first?.range == 0..<7)
  }

  @Test func `a live form shows, and submits the raw text`() {
    let form = InterceptedForm(Self.validator, texts: ["card": "41111111", "amount": "1234"])
    #expect("\(form["card"].state)" == "4111 1111|")
    #expect("\(form["amount"].state)" == "€ 1.234|")
    #expect(form["card"].unformattedText == "41111111")
    #expect(!form.isChanged)
    var committed: [String] = []
    form.onCommit = { committed.append("\($0) \($1)") }
    #expect(form.commit("amount").text == "1234,00")
    #expect("\(form["amount"].state)" == "€ 1.234|,00")
    #expect(form.commit("card").text == "41111111")
    #expect(committed == ["amount € 1.234|,00"])
    form["again"].textDidChange(to: EditingState("41111112", caret: 8))
    #expect("\(form["again"].state)" == "4111-1112|")
    let submission = form.submit()
    #expect(submission.firstInvalidField?.name == "again")
    form.reset()
    #expect("\(form["card"].state)" == "4111 1111|")
    #expect("\(form["amount"].state)" == "€ 1.234|")
  }

  @Test func `a field that gets another format shows the same raw text in it`() {
    let field = InterceptedField(
      Intercepter(rules: [], format: .pattern("#### ####")),
      state: EditingState("41111111", caret: 8))
    #expect(field.state.text == "4111 1111")
    field.intercepter = Intercepter(rules: [], format: .pattern("##-##-##-##"))
    #expect(field.state.text == "41-11-11-11")
    field.intercepter = Intercepter(rules: [])
    #expect(field.state.text == "41111111")
  }
}
