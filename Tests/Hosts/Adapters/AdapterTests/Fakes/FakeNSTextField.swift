import AppKit
import IntercepterAdapters
import TextInputIntercepter

/// An `NSTextField` with its field editor: it asks nobody, and tells as macOS does.
final class FakeNSTextField: NSTextField, FakeField {
  /// What edits the text while the field has the focus.
  final class Editor: NSTextView {
    weak var owner: FakeNSTextField?
    let context = NSTextInputContext()

    override var inputContext: NSTextInputContext? {
      context.selectedKeyboardInputSource = owner?.habits.inputSource
      return context
    }
    override func didChangeText() { owner?.notifyChange() }
  }

  let editor = Editor()
  var hasFocus = true
  var habits = Habits()
  var adapter: NSTextFieldAdapter?
  var field: InterceptedField { adapter!.field }

  var stub: StubText {
    get { editor.stub }
    set { editor.stub = newValue }
  }

  override var stringValue: String {
    get { hasFocus ? editor.string : super.stringValue }
    set { if hasFocus { editor.string = newValue } else { super.stringValue = newValue } }
  }

  override func currentEditor() -> NSText? {
    editor.owner = self
    return hasFocus ? editor : nil
  }

  func attach(_ rules: Intercepter) { adapter = NSTextFieldAdapter(self, intercepter: rules) }

  func ask(_ range: NSRange, _ replacement: String) -> Bool { true }

  func notifySelection() {
    NotificationCenter.default.post(
      Notification(name: NSTextView.didChangeSelectionNotification, object: editor))
  }

  func notifyChange() {
    notify("controlTextDidChange:") { $0.controlTextDidChange($1) }
    post(Self.textDidChangeNotification)
  }

  func notifyBegin() {
    notify("controlTextDidBeginEditing:") { $0.controlTextDidBeginEditing($1) }
    post(Self.textDidBeginEditingNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(Notification(name: name, object: self))
  }

  func notifyEnd() { notify("controlTextDidEndEditing:") { $0.controlTextDidEndEditing($1) } }

  func notify(
    _ selector: Selector, _ message: (any NSTextFieldDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: NSNotification.Name("NSControlText"), object: self)
    _ = OptionalRequirement.send(selector, to: delegate) { message($0, notification) }
  }
}
