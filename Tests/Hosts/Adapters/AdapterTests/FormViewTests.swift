import AppKit
import IntercepterAdapters
import IntercepterForms
import SwiftUI
import Testing
import TextInputIntercepter
import UIKit

/// Forms among views of SwiftUI.
@MainActor
@Suite struct FormViewTests {
  private func post(_ name: NSNotification.Name, _ view: NSObject, _ movement: Int? = nil) {
    let info = movement.map { ["NSTextMovement": $0] as [AnyHashable: Any] }
    NotificationCenter.default.post(Notification(name: name, object: view, userInfo: info))
    RunLoop.main.endTurn()
  }

  private func begin(_ field: UITextField) {
    field.becomeFirstResponder()
    post(UITextField.textDidBeginEditingNotification, field)
  }

  private func end(_ field: UITextField) {
    _ = field.resignFirstResponder()
    post(UITextField.textDidEndEditingNotification, field)
  }

  @Test func `a sign-up form is filled in, goes from field to field and says what is wrong`() {
    let window = StubWindow(SignUpView())
    let name = window.shown[0] as! UITextField
    let code = window.shown[1] as! UITextField
    let about = window.shown[2] as! UITextView
    #expect(name.placeholder == "Name" && about.accessibilityLabel == "About you")
    #expect(window.texts == ["", "0/10", "", "0/6", "", "0/100", ""])
    begin(name)
    insertText(" Ann ", into: name)
    window.update()
    #expect(window.texts[1] == "5/10")
    // The Return key.
    name.sendActions(for: .primaryActionTriggered)
    end(name)
    window.update()
    RunLoop.main.endTurn()
    #expect(name.text == "Ann" && window.texts[1] == "3/10")
    #expect(!name.isFirstResponder && code.isFirstResponder)
    begin(code)
    insertText("12a", into: code)
    end(code)
    window.update()
    #expect(code.text == "" && window.texts[2] == "This field is required.")
    insertText("123456", into: code)
    window.update()
    #expect(window.texts[2] == "" && window.texts[3] == "6/6")
    window.press("Sign up")
    #expect(window.texts.last == "Welcome, Ann!")
    about.insertText("Hi\nyou")
    about.delegate?.textViewDidChange?(about)
    window.update()
    #expect(window.texts[5] == "6/100")
  }

  @Test func `a form that is not complete takes the focus to its first error`() {
    let window = StubWindow(SignUpView())
    window.press("Sign up")
    RunLoop.main.endTurn()
    #expect((window.shown[0] as! UITextField).isFirstResponder)
    #expect(window.texts[0] == "This field is required." && window.texts.last == "")
  }

  @Test func `an intercepted field keeps its callbacks, and shows what the program sets`() {
    let field = InterceptedField(AdapterCase.digits, state: EditingState("1", caret: 1))
    var log: [String] = []
    field.onChange = { log.append("now \($0)") }
    field.onViolation = { log += $0.map(\.code.rawValue) }
    let window = StubWindow(
      InterceptedTextField("Number", field: field) { log += $0.map { "and \($0.code.rawValue)" } })
    let view = window.shown[0] as! UITextField
    #expect(view.text == "1" && field.state.text == "1")
    insertText("2", into: view)
    insertText("x", into: view)
    #expect(log == ["now 12|", "notADigit", "and notADigit"])
    field.setState(EditingState("987", caret: 3))
    window.update()
    #expect(view.text == "987")
    view.stub.mark("x")
    field.setState(EditingState("1", caret: 1))
    window.update()
    #expect(view.text == "987x", "a composition is let be")
  }

  @Test func `the status follows the edits`() {
    var status = FieldStatus()
    let window = StubWindow(
      InterceptedTextField(text: .constant("ab"), by: AdapterCase.four)
        .status(.stub(get: { status }, set: { status = $0 })))
    RunLoop.main.endTurn()
    #expect(status.counter == "2/4" && status.outcome == nil && status.validity.isValid)
    let view = window.shown[0] as! UITextField
    insertText("cde", into: view)
    #expect(status.outcome == .rejected && status.violations.map(\.code) == [.tooLong])
    RunLoop.main.endTurn()
    insertText("c", into: view)
    #expect(status.counter == "3/4" && status.outcome == .accepted && status.violations.isEmpty)
  }

  @Test func `font, configuration and lines are those of the latest drawing`() {
    var keyboard = 1.0
    let view = InterceptedTextField(text: .constant(""), by: AdapterCase.four)
      .configured { (field: UITextField) in
        field.frame = CGRect(x: 0, y: 0, width: keyboard, height: 0)
      }
    let window = StubWindow(view)
    let field = window.shown[0] as! UITextField
    #expect(field.font == nil)
    (window.font, keyboard) = (.title, 2)
    window.update()
    #expect(field.font?.pointSize == 28 && field.frame.width == 2)
    let tall = StubWindow(
      InterceptedTextField("Notes", text: .constant("a"), by: AdapterCase.four, axis: .vertical))
    #expect((tall.shown[0] as? UITextView)?.isScrollEnabled == false)
    let wide = StubWindow(
      InterceptedTextField("Notes", text: .constant("a"), by: AdapterCase.four, axis: .vertical),
      on: .appKit)
    #expect((wide.shown[0] as? NSTextField)?.maximumNumberOfLines == 0)
  }

  @Test func `AppKit: focus and Return`() {
    var (isFocused, submissions) = (false, 0)
    let view = InterceptedTextField(text: .constant(""), by: AdapterCase.four)
      .onSubmit { submissions += 1 }
      .focused(.stub(get: { isFocused }, set: { isFocused = $0 }))
    let window = StubWindow(view, on: .appKit)
    let field = window.shown[0] as! NSTextField
    let mac = NSWindow()
    field.window = mac
    isFocused = true
    window.update()
    RunLoop.main.endTurn()
    #expect(mac.firstResponder === field)
    post(NSControl.textDidBeginEditingNotification, field)
    post(NSControl.textDidEndEditingNotification, field, 17)
    #expect(!isFocused && submissions == 0)
    post(NSControl.textDidEndEditingNotification, field, 16)
    #expect(submissions == 1)
  }

  @Test func `a field whose view appears again and again is observed once`() {
    let field = InterceptedField(AdapterCase.four)
    var (violations, ofViews) = (0, 0)
    field.onViolation = { _ in violations += 1 }
    var window: StubWindow?
    for _ in 0..<100 {
      window = StubWindow(
        InterceptedTextField("Name", field: field, onViolation: { _ in ofViews += 1 }))
    }
    #expect(window != nil && field.observers.count == 1)
    field.shouldApply(Edit(range: 0..<0, replacement: "abcde"))
    #expect(violations == 1 && ofViews == 1)
    window = nil
    #expect(field.observers.isEmpty)
  }
}
