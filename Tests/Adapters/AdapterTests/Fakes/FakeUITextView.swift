import IntercepterAdapters
import TextInputIntercepter
import UIKit

/// A `UITextView` that asks and tells as iOS does.
final class FakeUITextView: UITextView, FakeField {
  var habits = Habits()
  let undoing = UndoManager()
  var past = Past()
  var adapter: UITextViewAdapter?
  var field: InterceptedField { adapter!.field }

  override var undoManager: UndoManager? { undoing }
  override var textInputMode: UITextInputMode? { UITextInputMode(habits.language) }

  override func replace(_ range: UITextRange, withText text: String) {
    super.replace(range, withText: text)
    tellProgram()
  }

  func attach(_ rules: Intercepter) { adapter = UITextViewAdapter(self, intercepter: rules) }

  func ask(_ range: NSRange, _ replacement: String) -> Bool {
    OptionalRequirement.send("textView:shouldChangeTextInRange:replacementText:", to: delegate) {
      $0.textView(self, shouldChangeTextIn: range, replacementText: replacement)
    } ?? true
  }

  func tellSelection() {
    _ = OptionalRequirement.send("textViewDidChangeSelection:", to: delegate) {
      $0.textViewDidChangeSelection(self)
    }
  }

  func tellChange() {
    _ = OptionalRequirement.send("textViewDidChange:", to: delegate) { $0.textViewDidChange(self) }
  }

  func tellEnd() {
    _ = OptionalRequirement.send("textViewDidEndEditing:", to: delegate) {
      $0.textViewDidEndEditing(self)
    }
  }
}
