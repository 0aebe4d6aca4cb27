#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  internal import AppKit
  internal import TextInputIntercepter

  extension NSTextView {
    /// What the text view holds.
    var editingState: EditingState {
      EditingState(
        string, selection: Range(offsets: selectedRange()),
        markedRange: hasMarkedText() ? Range(offsets: markedRange()) : nil)
    }

    /// Whether an undo or a redo is under way.
    var isUndoingOrRedoing: Bool {
      guard let undoManager else { return false }
      return undoManager.isUndoing || undoManager.isRedoing
    }

    /// What the keyboard does with a key.
    var typing: TypingMode { TypingMode(inputSource: inputContext?.selectedKeyboardInputSource) }

    /// Replaces a part of the text, in UTF-16 code units, as AppKit wants it done: so that the delegate
    /// is asked and told, and the change can be undone.
    func replaceText(in range: Range<Int>, with replacement: String) {
      let range = NSRange(location: range.lowerBound, length: range.count)
      guard shouldChangeText(in: range, replacementString: replacement) else { return }
      replaceCharacters(in: range, with: replacement)
      didChangeText()
    }

    /// Selects a part of the text, in UTF-16 code units.
    func selectText(in range: Range<Int>) {
      setSelectedRange(NSRange(location: range.lowerBound, length: range.count))
    }

    /// Takes the marked text for ordinary text, and has the input method forget it.
    func endComposition() {
      unmarkText()
      inputContext?.discardMarkedText()
    }
  }

  extension Range<Int> {
    /// The same range; `nil` where it is nowhere.
    fileprivate init?(offsets range: NSRange) {
      guard range.location != NSNotFound else { return nil }
      self = range.location..<range.location + range.length
    }
  }
#endif
