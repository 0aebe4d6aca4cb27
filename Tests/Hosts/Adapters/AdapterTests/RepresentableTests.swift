import AppKit
import IntercepterAdapters
import SwiftUI
import Testing
import TextInputIntercepter
import UIKit

/// The text field of SwiftUI that keeps marked text, in windows of UIKit and of AppKit.
@MainActor
@Suite struct RepresentableTests {
  /// What the view is bound to.
  @MainActor
  final class Model {
    var text: String
    var rules: Intercepter
    var log: [String] = []
    var reads = 0
    var window: StubWindow?
    /// What the program makes of a text.
    var onChange: (String) -> String = { $0 }

    var binding: Binding<String> {
      .stub(
        get: {
          self.reads += 1
          return self.text
        }, set: { self.text = self.onChange($0) })
    }

    init(_ text: String, _ rules: Intercepter, on platform: StubWindow.Platform = .uiKit) {
      (self.text, self.rules) = (text, rules)
      window = StubWindow(Form(model: self), on: platform)
    }

    var uiField: UITextField { window!.shown[0] as! UITextField }
    var nsField: NSTextField { window!.shown[0] as! NSTextField }

    /// Types or pastes, and draws.
    func insert(_ text: String) {
      insertText(text, into: uiField)
      window?.update()
    }
  }

  struct Form: View {
    weak var model: Model?

    var body: InterceptedTextField {
      InterceptedTextField("Name", text: model!.binding, by: model!.rules) { [weak model] in
        model?.log += $0.map(\.code.rawValue)
      }
    }
  }

  @Test func `a key that fits is in the binding, and one that is refused leaves no trace`() {
    let model = Model("1", AdapterCase.digits)
    #expect(model.uiField.text == "1" && model.uiField.placeholder == "Name")
    model.insert("2")
    model.insert("a")
    #expect(model.text == "12" && model.uiField.text == "12")
    #expect(model.log == ["notADigit"])
  }

  @Test func `AppKit: a key that fits is in the binding, and one that is refused is taken back`() {
    let model = Model("1", AdapterCase.digits, on: .appKit)
    for text in ["12", "12a"] {
      model.nsField.stringValue = text
      let notification = Notification(name: NSNotification.Name(""), object: model.nsField)
      model.nsField.delegate?.controlTextDidChange(notification)
      model.window?.update()
    }
    #expect(model.text == "12" && model.nsField.stringValue == "12")
    #expect(model.log == ["notADigit"] && model.nsField.placeholderString == "Name")
    model.text = "text"
    model.window?.update()
    #expect(model.nsField.stringValue == "text")
  }

  @Test func `a drawing during a composition leaves the marked text alone`() {
    let model = Model("张三", AdapterCase.nickname)
    model.uiField.stub.mark("li")
    model.uiField.sendActions(for: .editingChanged)
    model.window?.update()
    #expect(model.text == "张三")
    #expect(model.uiField.text == "张三li" && model.uiField.markedTextRange != nil)
    model.uiField.stub.replace(model.uiField.stub.marked!, with: "李")
    model.uiField.sendActions(for: .editingChanged)
    #expect(model.text == "张三李")
  }

  @Test func `the binding has the text that the end of editing leaves`() {
    let model = Model(
      "", Intercepter(rules: [.decimal(places: 2, locale: "de")], format: .grouped(locale: "de")))
    for key in ["2", ".", "5"] { model.insert(key) }
    #expect(model.text == "2.5")
    model.uiField.sendActions(for: .editingDidEnd)
    model.window?.update()
    #expect(model.text == "2,5" && model.uiField.text == "2,5")
  }

  @Test func `a drawing leaves the caret where it is`() {
    let model = Model("12", AdapterCase.digits)
    model.uiField.stub.selection = NSRange(1..<1)
    model.insert("9")
    #expect(model.text == "192" && model.uiField.stub.selection == NSRange(2..<2))
  }

  @Test func `what the program sets is shown, and not judged`() {
    let model = Model("1", AdapterCase.digits)
    model.text = "ab"
    model.window?.update()
    #expect(model.uiField.text == "ab" && model.text == "ab" && model.log.isEmpty)
    model.insert("c")
    #expect(model.text == "ab")
  }

  @Test func `other rules hold from the next drawing on`() {
    let model = Model("1", AdapterCase.digits)
    model.rules = AdapterCase.three
    model.window?.update()
    model.insert("abcd")
    #expect(model.text == "1ab" && model.log == ["tooLong"])
  }

  @Test func `a view that is disabled cannot be used`() {
    let model = Model("1", AdapterCase.digits)
    #expect(model.uiField.isEnabled)
    model.window?.isEnabled = false
    model.window?.update()
    #expect(!model.uiField.isEnabled)
  }

  @Test func `the text field of the platform can be changed`() {
    let view = InterceptedTextField(text: .constant("a"), by: AdapterCase.digits)
      .configured { (field: UITextField) in field.font = .systemFont(ofSize: 40) }
      .configured { (field: NSTextField) in field.alignment = .center }
    #expect((StubWindow(view).shown[0] as? UITextField)?.font?.pointSize == 40)
    let macWindow = StubWindow(view, on: .appKit)
    #expect((macWindow.shown[0] as? NSTextField)?.alignment == .center)
  }

  @Test func `who makes the view does not read the text, and is not drawn again for a key`() {
    let model = Model("1", AdapterCase.digits)
    model.reads = 0
    _ = InterceptedTextField("Name", text: model.binding, by: model.rules)
    #expect(model.reads == 0)
    model.insert("2")
    #expect(model.reads == 1)
  }

  @Test func `nothing outlives the window`() {
    let model = Model("1", AdapterCase.digits)
    model.insert("2")
    weak let field = model.uiField
    weak let adapter = model.uiField.intercepterAdapter
    #expect(field != nil && adapter != nil)
    model.window = nil
    #expect(field == nil && adapter == nil)
  }
}

/// Types or pastes as UIKit does: asks, changes, tells.
@MainActor
func insertText(_ text: String, into field: UITextField) {
  let isAllowed = OptionalRequirement.send("textField:…", to: field.delegate) {
    $0.textField(
      field, shouldChangeCharactersIn: field.stub.selection, replacementString: text)
  }
  guard isAllowed ?? true else { return }
  field.insertText(text)
  field.sendActions(for: .editingChanged)
}
