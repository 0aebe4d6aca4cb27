#if canImport(UIKit) && !os(watchOS)
  internal import TextInputIntercepter
  internal import UIKit

  extension UITextField: EditableText {
    var editingState: EditingState { editingState(text) }

    var isReserved: Bool { isDictating }

    var hasPlaceholder: Bool { attributedText?.hasPlaceholder ?? false }
  }

  extension UITextView: EditableText {
    var editingState: EditingState { editingState(text) }

    var isReserved: Bool {
      if isDictating { return true }
      #if !os(tvOS)
        if #available(visionOS 2.4, *) { return isWritingToolsActive }
      #endif
      return false
    }

    var hasPlaceholder: Bool { attributedText.hasPlaceholder }
  }

  extension NSAttributedString {
    fileprivate var hasPlaceholder: Bool {
      string.utf16.enumerated().contains { offset, unit in
        unit == 0xFFFC && attribute(.attachment, at: offset, effectiveRange: nil) == nil
          && attribute(.adaptiveImageGlyph, at: offset, effectiveRange: nil) == nil
      }
    }
  }

  extension UIResponder {
    var isUndoingOrRedoing: Bool { undoManager?.isUndoingOrRedoing ?? false }

    func repeatUndo(while condition: @escaping @MainActor () -> Bool) {
      undoManager?.repeatUndo(while: condition)
    }

    var keyboard: HostKeyboard { HostKeyboard(language: language) }

    fileprivate var isDictating: Bool { language == "dictation" }

    private var language: String? {
      if let field = self as? OneEmojiTextField { return field.languageInUse }
      return textInputMode?.primaryLanguage
    }
  }

  extension FieldAdapter {
    /// Observes the keyboard, because only another keyboard shows that dictation has ended.
    func observeKeyboard() -> Observation {
      Observation(of: UITextInputMode.currentInputModeDidChangeNotification, by: nil) {
        [weak self] in self?.synchronize()
      }
    }
  }

  extension UITextInput {
    /// Returns the state of a text field or text view with a text.
    fileprivate func editingState(_ text: String?) -> EditingState {
      EditingState(
        text ?? "", selection: selectedTextRange.map(offsets),
        markedRange: markedTextRange.map(offsets))
    }

    func replaceText(in range: Range<Int>, with replacement: String) {
      if let range = textRange(range) { return replace(range, withText: replacement) }
      // Without the focus, there may be no text ranges, and there is nothing to undo.
      let edit = Edit(range: range, replacement: replacement)
      if let field = self as? UITextField { field.text = edit.applied(to: field.text ?? "") }
      if let view = self as? UITextView { view.text = edit.applied(to: view.text ?? "") }
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
