import IntercepterAdapters
import TextInputIntercepter
import UIKit

/// A `UITextField` that asks and tells as iOS does.
final class FakeUITextField: UITextField, FakeField {
  var habits = Habits()
  var adapter: UITextFieldAdapter?
  var field: InterceptedField { adapter!.field }

  override var textInputMode: UITextInputMode? { UITextInputMode(habits.language) }

  func attach(_ rules: Intercepter) { adapter = UITextFieldAdapter(self, intercepter: rules) }

  func ask(_ range: NSRange, _ replacement: String) -> Bool {
    let isPlural = habits.asksInPlural
    if isPlural, let answer = ask([range], replacement) { return answer }
    return OptionalRequirement.send(
      "textField:shouldChangeCharactersInRange:replacementString:", to: delegate
    ) {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
    } ?? true
  }

  /// Asks about several ranges; `nil` where nobody answers that.
  func ask(_ ranges: [NSRange], _ replacement: String) -> Bool? {
    OptionalRequirement.send(
      "textField:shouldChangeCharactersInRanges:replacementString:", to: delegate
    ) {
      $0.textField(
        self, shouldChangeCharactersInRanges: ranges.map { NSValue(range: $0) },
        replacementString: replacement)
    }
  }

  func notifySelection() {
    _ = OptionalRequirement.send("textFieldDidChangeSelection:", to: delegate) {
      $0.textFieldDidChangeSelection(self)
    }
  }

  func notifyChange() { sendActions(for: .editingChanged) }
  func notifyBegin() { sendActions(for: .editingDidBegin) }
  func notifyEnd() { sendActions(for: .editingDidEnd) }
}
