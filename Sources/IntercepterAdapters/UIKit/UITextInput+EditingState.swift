#if canImport(UIKit) && !os(watchOS)
  internal import TextInputIntercepter
  internal import UIKit

  extension UITextField: EditableText {
    var editingState: EditingState { editingState(text) }
  }

  extension UITextView: EditableText {
    var editingState: EditingState { editingState(text) }
  }

  extension UIResponder {
    var isUndoingOrRedoing: Bool { undoManager?.isUndoingOrRedoing ?? false }

    var typing: TypingMode { TypingMode(language: textInputMode?.primaryLanguage) }
  }

  extension UITextInput {
    /// The state of a text field or view, given its text.
    fileprivate func editingState(_ text: String?) -> EditingState {
      EditingState(
        text ?? "", selection: selectedTextRange.map(offsets),
        markedRange: markedTextRange.map(offsets))
    }

    func replaceText(in range: Range<Int>, with replacement: String) {
      if let range = textRange(range) { replace(range, withText: replacement) }
    }

    func selectText(in range: Range<Int>) {
      if let range = textRange(range) { selectedTextRange = range }
    }

    func endComposition() { unmarkText() }

    func removeMarkedText() { setMarkedText("", selectedRange: NSRange(location: 0, length: 0)) }

    func offsets(_ range: UITextRange) -> Range<Int> {
      let start = offset(from: beginningOfDocument, to: range.start)
      return start..<start + offset(from: range.start, to: range.end)
    }

    func textRange(_ range: Range<Int>) -> UITextRange? {
      guard let start = position(from: beginningOfDocument, offset: range.lowerBound),
        let end = position(from: start, offset: range.count)
      else { return nil }
      return textRange(from: start, to: end)
    }
  }
#endif
