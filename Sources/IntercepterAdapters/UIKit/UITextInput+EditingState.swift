#if canImport(UIKit) && !os(watchOS)
  internal import TextInputIntercepter
  internal import UIKit

  extension UITextInput {
    /// What a text field or view holds, given its text.
    func editingState(_ text: String?) -> EditingState {
      EditingState(
        text ?? "", selection: selectedTextRange.map(offsets),
        markedRange: markedTextRange.map(offsets))
    }

    /// Replaces a part of the text, in UTF-16 code units.
    func replaceText(in range: Range<Int>, with replacement: String) {
      if let range = textRange(range) { replace(range, withText: replacement) }
    }

    /// Selects a part of the text, in UTF-16 code units.
    func selectText(in range: Range<Int>) {
      if let range = textRange(range) { selectedTextRange = range }
    }

    private func offsets(_ range: UITextRange) -> Range<Int> {
      let start = offset(from: beginningOfDocument, to: range.start)
      return start..<start + offset(from: range.start, to: range.end)
    }

    private func textRange(_ range: Range<Int>) -> UITextRange? {
      guard let start = position(from: beginningOfDocument, offset: range.lowerBound),
        let end = position(from: start, offset: range.count)
      else { return nil }
      return textRange(from: start, to: end)
    }
  }

  extension Edit {
    /// The edit that a delegate is asked about.
    init(_ range: NSRange, _ replacement: String) {
      self.init(range: range.location..<range.location + range.length, replacement: replacement)
    }
  }

  extension UIResponder {
    /// Whether an undo or a redo is under way.
    var isUndoingOrRedoing: Bool {
      guard let undoManager else { return false }
      return undoManager.isUndoing || undoManager.isRedoing
    }
  }
#endif
