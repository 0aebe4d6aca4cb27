import AppKit
import IntercepterAdapters
import TextInputIntercepter

/// An `NSTextView` that asks and tells as macOS does.
final class FakeNSTextView: NSTextView, FakeField {
  var habits = Habits()
  var adapter: NSTextViewAdapter?
  var field: InterceptedField { adapter!.field }
  private let context = NSTextInputContext()

  override var inputContext: NSTextInputContext? {
    context.selectedKeyboardInputSource = habits.inputSource
    return context
  }

  // What an adapter does it asks for, as the program must.
  override func shouldChangeText(in range: NSRange, replacementString: String?) -> Bool {
    ask(range, replacementString ?? "")
  }

  override func didChangeText() { notifyChange() }

  func attach(_ rules: Intercepter) { adapter = NSTextViewAdapter(self, intercepter: rules) }

  func ask(_ range: NSRange, _ replacement: String) -> Bool {
    let isPlural = habits.asksInPlural
    if isPlural, let answer = ask([range], [replacement]) { return answer }
    return OptionalRequirement.send(
      "textView:shouldChangeTextInRange:replacementString:", to: delegate
    ) {
      $0.textView(self, shouldChangeTextIn: range, replacementString: replacement)
    } ?? true
  }

  /// Asks about several ranges; `nil` where nobody answers that.
  func ask(_ ranges: [NSRange], _ replacements: [String]?) -> Bool? {
    OptionalRequirement.send(
      "textView:shouldChangeTextInRanges:replacementStrings:", to: delegate
    ) {
      $0.textView(
        self, shouldChangeTextInRanges: ranges.map { NSValue(range: $0) },
        replacementStrings: replacements)
    }
  }

  func notifySelection() {
    let notification = Notification(name: Self.didChangeSelectionNotification, object: self)
    _ = OptionalRequirement.send("textViewDidChangeSelection:", to: delegate) {
      $0.textViewDidChangeSelection(notification)
    }
  }

  func notifyChange() {
    let notification = Notification(name: Self.didChangeNotification, object: self)
    _ = OptionalRequirement.send("textDidChange:", to: delegate) { $0.textDidChange(notification) }
    NotificationCenter.default.post(notification)
  }

  func notifyBegin() {
    NotificationCenter.default.post(
      Notification(name: Self.didBeginEditingNotification, object: self))
  }

  func notifyEnd() {
    let notification = Notification(name: NSNotification.Name("NSTextDidEndEditing"), object: self)
    _ = OptionalRequirement.send("textDidEndEditing:", to: delegate) {
      $0.textDidEndEditing(notification)
    }
  }
}
