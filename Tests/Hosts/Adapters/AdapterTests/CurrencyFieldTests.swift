import AppKit
import IntercepterAdapters
import IntercepterForms
import SwiftUI
import Testing
import TextInputIntercepter
import UIKit

/// The field for an amount of money among views of SwiftUI.
@MainActor
@Suite struct CurrencyFieldTests {
  final class Model {
    var amount: Decimal?
    var status = FieldStatus()
    var isFocused = false
    var submissions = 0

    init(_ amount: Decimal? = nil) { self.amount = amount }

    @MainActor
    func view(_ currency: String, _ locale: String) -> CurrencyField {
      CurrencyField(
        "Amount", amount: .stub(get: { self.amount }, set: { self.amount = $0 }),
        currency: currency, locale: locale)
    }
  }

  @Test(arguments: [
    ("EUR", "de", "1.234,5\u{A0}€"), ("USD", "en-US", "$1,234.5"),
    ("CNY", "zh-Hans-CN", "¥1,234.5"),
    ("JPY", "ja-JP", "¥1,234"), ("KRW", "ko-KR", "₩1,234"), ("VND", "vi-VN", "1.234\u{A0}₫"),
  ])
  func `the symbol stands where the locale writes it`(
    _ currency: String, _ locale: String, _ shown: String
  ) {
    let isWhole = !shown.contains("5")
    let model = Model(Decimal(string: isWhole ? "1234" : "1234.5"))
    let field = StubWindow(model.view(currency, locale)).shown[0] as! UITextField
    #expect(field.text == shown)
  }

  @Test func `the binding has a number, and a text that is not complete stays`() {
    let model = Model()
    let window = StubWindow(model.view("EUR", "de"))
    let field = window.shown[0] as! UITextField
    for (key, amount) in [("1", 1), ("2", 12), (",", nil), ("5", Decimal(string: "12.5"))] {
      insertText(key, into: field)
      window.update()
      #expect(model.amount == amount)
    }
    #expect(field.text == "12,5\u{A0}€")
    model.amount = 7
    window.update()
    #expect(field.text == "7\u{A0}€")
  }

  @Test func `it has the modifiers of a text field`() {
    let model = Model(1)
    let view = model.view("EUR", "de")
      .status(.stub(get: { model.status }, set: { model.status = $0 }))
      .focused(.stub(get: { model.isFocused }, set: { model.isFocused = $0 }))
      .onSubmit { model.submissions += 1 }
      .configured { (field: UITextField) in field.textAlignment = .center }
    let window = StubWindow(view)
    let field = window.shown[0] as! UITextField
    RunLoop.main.endTurn()
    #expect(model.status.validity.isValid && field.textAlignment == .center)
    insertText("a", into: field)
    #expect(!model.status.validity.isValid)
    field.sendActions(for: .primaryActionTriggered)
    #expect(model.submissions == 1)
    model.isFocused = true
    window.update()
    RunLoop.main.endTurn()
    #expect(field.isFirstResponder)
  }

  /// The keyboard would bounce if a text field gave up the focus before the next one takes it.
  @Test func `Return calls the closure while the text field has the focus`() {
    var (field, hadFocus): (UITextField?, Bool) = (nil, false)
    let window = StubWindow(
      Model().view("EUR", "de").onSubmit { hadFocus = field?.isFirstResponder == true })
    field = window.shown[0] as? UITextField
    field?.becomeFirstResponder()
    field?.sendActions(for: .primaryActionTriggered)
    #expect(hadFocus && field?.isFirstResponder == true)
    RunLoop.main.endTurn()
    #expect(field?.isFirstResponder == false)
  }

  @Test func `an amount in a form is judged and submitted with it`() {
    let amount = Intercepter(
      rules: [.decimal(places: 2, locale: "de")], format: .grouped(locale: "de", suffix: " €"))
    let form = InterceptedForm(
      FormValidator(fields: [FormField("amount", amount, isRequired: true)]))
    let field = StubWindow(CurrencyField("amount", in: form)).shown[0] as! UITextField
    insertText("1234,5", into: field)
    #expect(field.text == "1.234,5 €" && form.submit()["amount"]?.text == "1234,5")
  }

  @Test func `one emoji has the modifiers of a text field, too`() {
    var (text, submissions) = ("", 0)
    let view = OneEmojiField(text: .stub(get: { text }, set: { text = $0 }))
      .onSubmit { submissions += 1 }
    let window = StubWindow(view)
    let field = window.shown[0] as! UITextField
    field.sendActions(for: .primaryActionTriggered)
    #expect(submissions == 1)
  }
}
