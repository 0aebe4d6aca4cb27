import IntercepterAdapters
import SwiftUI
import Testing
import TextInputIntercepter
import UIKit

/// Keyboards and content types that match the rules.
@MainActor
@Suite struct KeyboardTests {
  nonisolated static let rows: [(rules: Intercepter, keyboard: UIKeyboardType)] = [
    (Intercepter(rules: []), .default),
    (AdapterCase.nickname, .default),
    (AdapterCase.digits, .numberPad),
    (AdapterCase.picking, .numberPad),
    (AdapterCase.card, .numberPad),
    (AdapterCase.amount, .decimalPad),
    (Intercepter(rules: [.decimal(places: 2, locale: "de")]), .decimalPad),
    (Intercepter(rules: [.decimal(places: 2, negative: true)]), .numbersAndPunctuation),
    (Intercepter(rules: [.emoji(.only)]), .default),
    (Intercepter(rules: [.allowedCharacters { $0.isNumber || $0 == "漢" }]), .default),
    (Intercepter(rules: [.numbersOnly(onViolation: .flag)]), .default),
    (.oneTimeCode(), .numberPad),
  ]

  @Test(arguments: rows) func `a keyboard has what the rules accept`(
    _ row: (rules: Intercepter, keyboard: UIKeyboardType)
  ) {
    #expect(row.rules.keyboardType == row.keyboard)
    let view = InterceptedTextField(text: .constant(""), by: row.rules)
    #expect((StubWindow(view).shown[0] as? UITextField)?.keyboardType == row.keyboard)
  }

  @Test func `a field for a one-time code says so, and takes the digits of what is pasted`() {
    let rules = Intercepter.oneTimeCode(digits: 6)
    #expect(rules.textContentType == .oneTimeCode && AdapterCase.digits.textContentType == nil)
    let fake = FakeUITextField()
    fake.attach(rules)
    fake.perform([.paste("Your code: 123 4567")])
    #expect(fake.shown.description == "123456|")
    #expect(rules.validate("123456").isValid && !rules.validate("12345").isValid)
  }

  @Test func `an amount of money is grouped, and its binding is not`() {
    var amount = "1234,5"
    let window = StubWindow(
      CurrencyField(
        "Amount", amount: .stub(get: { amount }, set: { amount = $0 }), symbol: "€",
        locale: "de"))
    let field = window.shown[0] as! UITextField
    #expect(field.text == "1.234,5\u{A0}€")
    #expect(field.keyboardType == .decimalPad)
    insertText("0", into: field)
    window.update()
    #expect(amount == "1234,50" && field.text == "1.234,50\u{A0}€")
    // A letter stays, flagged: the text is no amount.
    insertText("x", into: field)
    #expect(field.text == "1.234,50x\u{A0}€" && amount == field.text)
    amount = "7000000"
    window.update()
    #expect(field.text == "7.000.000\u{A0}€")
  }

  @Test func `several lines: the placeholder, and the keyboard when the rules change`() {
    func field(_ rules: Intercepter) -> InterceptedTextField {
      InterceptedTextField("Code", text: .constant(""), by: rules, axis: .vertical)
    }
    var rules = AdapterCase.digits
    let window = StubWindow(ConditionalField { field(rules) })
    let view = window.shown[0] as! UITextView
    let placeholder = view.subviews.compactMap { $0 as? UILabel }[0]
    #expect(placeholder.text == "Code" && !placeholder.isHidden)
    #expect(view.keyboardType == .numberPad)
    view.text = "1"
    NotificationCenter.default.post(
      Notification(name: UITextView.textDidChangeNotification, object: view))
    #expect(placeholder.isHidden)
    rules = AdapterCase.letters
    window.update()
    #expect(view.keyboardType == .default)
  }

  private struct ConditionalField: View {
    let make: () -> InterceptedTextField
    var body: some View { make() }
  }
}
