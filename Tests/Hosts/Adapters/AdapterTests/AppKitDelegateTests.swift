import AppKit
import IntercepterAdapters
import Testing
import TextInputIntercepter

/// An app's delegate behind the adapters of AppKit.
@MainActor
@Suite struct AppKitDelegateTests {
  final class ViewDelegate: NSObject, NSTextViewDelegate {
    var answer = true
    var log: [String] = []

    override func responds(to aSelector: Selector!) -> Bool {
      aSelector == "textViewDidChangeTypingAttributes:"
    }

    func textView(
      _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
      replacementString: String?
    ) -> Bool {
      log.append("asked \(replacementString ?? "of attributes")")
      return answer
    }

    func textDidChange(_ notification: Notification) {
      log.append("changed \((notification.object as? NSTextView)?.string ?? "")")
    }

    func textDidEndEditing(_ notification: Notification) { log.append("end") }
    func textViewDidChangeSelection(_ notification: Notification) { log.append("selection") }
    func textViewDidChangeTypingAttributes(_ notification: Notification) { log.append("typing") }
  }

  final class FieldDelegate: NSObject, NSTextFieldDelegate {
    var log: [String] = []

    override func responds(to aSelector: Selector!) -> Bool {
      aSelector == "control:isValidObject:"
    }

    func controlTextDidBeginEditing(_ obj: Notification) { log.append("begin") }
    func controlTextDidChange(_ obj: Notification) {
      log.append("changed \((obj.object as? NSTextField)?.stringValue ?? "")")
    }
    func controlTextDidEndEditing(_ obj: Notification) { log.append("end") }
    func control(_ control: NSControl, isValidObject obj: Any?) -> Bool { false }
  }

  private func textView(_ delegate: ViewDelegate?) -> FakeNSTextView {
    let fake = FakeNSTextView()
    fake.delegate = delegate
    fake.attach(AdapterCase.digits)
    return fake
  }

  private func textField(_ delegate: FieldDelegate?) -> FakeNSTextField {
    let fake = FakeNSTextField()
    fake.delegate = delegate
    fake.attach(AdapterCase.picking)
    return fake
  }

  @Test func `NSTextView: the app's delegate is asked first and hears all`() {
    let delegate = ViewDelegate()
    let fake = textView(delegate)
    fake.perform([.paste("12"), .paste("ab"), .end])
    _ = OptionalRequirement.send("textViewDidChangeTypingAttributes:", to: fake.delegate) {
      $0.textViewDidChangeTypingAttributes(Notification(name: NSNotification.Name("")))
    }
    #expect(
      delegate.log == ["asked 12", "selection", "changed 12", "asked ab", "end", "typing"])
    delegate.answer = false
    fake.perform([.paste("3")])
    #expect(fake.shown.description == "12|")
  }

  @Test func `NSTextView: attributes are the app's delegate's affair`() {
    let delegate = ViewDelegate()
    let fake = textView(delegate)
    let all = NSRange(location: 0, length: 0)
    #expect(fake.delegate?.textView(fake, shouldChangeTextIn: all, replacementString: nil) == true)
    delegate.answer = false
    #expect(fake.delegate?.textView(fake, shouldChangeTextIn: all, replacementString: nil) == false)
    #expect(delegate.log == ["asked of attributes", "asked of attributes"])
  }

  @Test func `NSTextView: an input method forgets what the rules refuse at every step`() {
    let fake = textView(nil)
    fake.habits.language = "zh-Hans"
    fake.perform([.compose("a")])
    #expect(fake.shown.description == "|")
    #expect(fake.inputContext?.discardCount == 1)
  }

  @Test func `NSTextField: the app's delegate hears all, and of a correction as well`() {
    let delegate = FieldDelegate()
    let fake = textField(delegate)
    fake.notify("controlTextDidBeginEditing:") { $0.controlTextDidBeginEditing($1) }
    fake.perform([.paste("1a"), .end])
    let isValid = OptionalRequirement.send("control:isValidObject:", to: fake.delegate) {
      $0.control(fake, isValidObject: nil)
    }
    #expect(isValid == false)
    #expect(delegate.log == ["begin", "changed 1", "changed 1", "end"])
  }

  @Test func `NSTextField: the selection is followed while the field is edited, and no longer`() {
    let fake = textField(nil)
    #expect(NotificationCenter.default.observerCount(of: fake.editor) == 1)
    fake.notify("controlTextDidBeginEditing:") { $0.controlTextDidBeginEditing($1) }
    #expect(NotificationCenter.default.observerCount(of: fake.editor) == 1)
    fake.perform([.end])
    #expect(NotificationCenter.default.observerCount(of: fake.editor) == 0)
    fake.notify("controlTextDidBeginEditing:") { $0.controlTextDidBeginEditing($1) }
    #expect(NotificationCenter.default.observerCount(of: fake.editor) == 1)
    fake.adapter = nil
    #expect(NotificationCenter.default.observerCount(of: fake.editor) == 0)
  }

  @Test func `NSTextField: what the program set before editing began is not judged`() {
    let fake = textField(nil)
    fake.hasFocus = false
    fake.adapter?.setText("abc")
    fake.editor.stub.set("abc")
    fake.hasFocus = true
    fake.notify("controlTextDidBeginEditing:") { $0.controlTextDidBeginEditing($1) }
    fake.perform([.type("1"), .backspace, .backspace])
    #expect(fake.shown.description == "ab|")
  }

  @Test func `the delegates can be set later, and are back after the adapters are taken away`() {
    let (viewDelegate, fieldDelegate) = (ViewDelegate(), FieldDelegate())
    let (view, field) = (textView(nil), textField(nil))
    view.adapter?.delegate = viewDelegate
    field.adapter?.delegate = fieldDelegate
    view.perform([.paste("1")])
    field.perform([.paste("1")])
    #expect(viewDelegate.log.isEmpty == false && fieldDelegate.log.isEmpty == false)
    view.adapter?.detach()
    field.adapter?.detach()
    #expect(view.delegate === viewDelegate && field.delegate === fieldDelegate)
    #expect(NotificationCenter.default.observerCount(of: field.editor) == 0)
  }
}
