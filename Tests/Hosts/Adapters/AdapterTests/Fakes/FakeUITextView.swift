import IntercepterAdapters
import TextInputIntercepter
import UIKit

/// A `UITextView` that asks and tells as iOS does.
final class FakeUITextView: UITextView, FakeField {
  var habits = Habits()
  var adapter: UITextViewAdapter?
  var field: InterceptedField { adapter!.field }

  override var textInputMode: UITextInputMode? { UITextInputMode(habits.language) }

  func attach(_ rules: Intercepter) { adapter = UITextViewAdapter(self, intercepter: rules) }

  func ask(_ range: NSRange, _ replacement: String) -> Bool {
    let isPlural = habits.asksInPlural
    if isPlural, let answer = ask([range], replacement) { return answer }
    return OptionalRequirement.send(
      "textView:shouldChangeTextInRange:replacementText:", to: delegate
    ) {
      $0.textView(self, shouldChangeTextIn: range, replacementText: replacement)
    } ?? true
  }

  /// Asks about several ranges; `nil` where nobody answers that.
  func ask(_ ranges: [NSRange], _ replacement: String) -> Bool? {
    OptionalRequirement.send("textView:shouldChangeTextInRanges:replacementText:", to: delegate) {
      $0.textView(
        self, shouldChangeTextInRanges: ranges.map { NSValue(range: $0) },
        replacementText: replacement)
    }
  }

  func performPaste(_ text: String) -> Bool {
    var string = NSAttributedString(string: text)
    let before = stub.string
    let range = selectedTextRange!
    let combine = "textPasteConfigurationSupporting:combineItemAttributedStrings:forRange:"
    string =
      OptionalRequirement.send(Selector(stringLiteral: combine), to: pasteDelegate) {
        $0.textPasteConfigurationSupporting(
          self, combineItemAttributedStrings: [string], for: range)
      } ?? string
    let perform = "textPasteConfigurationSupporting:performPasteOfAttributedString:toRange:"
    let pasted = OptionalRequirement.send(Selector(stringLiteral: perform), to: pasteDelegate) {
      $0.textPasteConfigurationSupporting(self, performPasteOf: string, to: range)
    }
    guard pasted != nil else { return false }
    if stub.string == before { return true }
    notifySelection()
    notifyChange()
    return true
  }

  func notifySelection() {
    _ = OptionalRequirement.send("textViewDidChangeSelection:", to: delegate) {
      $0.textViewDidChangeSelection(self)
    }
  }

  func notifyChange() {
    _ = OptionalRequirement.send("textViewDidChange:", to: delegate) { $0.textViewDidChange(self) }
    post(Self.textDidChangeNotification)
  }

  func notifyBegin() {
    _ = OptionalRequirement.send("textViewDidBeginEditing:", to: delegate) {
      $0.textViewDidBeginEditing(self)
    }
    post(Self.textDidBeginEditingNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(Notification(name: name, object: self))
  }

  func notifyEnd() {
    _ = OptionalRequirement.send("textViewDidEndEditing:", to: delegate) {
      $0.textViewDidEndEditing(self)
    }
  }
}
