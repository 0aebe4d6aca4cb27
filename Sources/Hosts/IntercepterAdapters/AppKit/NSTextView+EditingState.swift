#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  internal import AppKit
  internal import TextInputIntercepter

  extension NSTextView: EditableText {
    var editingState: EditingState {
      EditingState(
        string, selection: Range(selectedRange()),
        markedRange: hasMarkedText() ? Range(markedRange()) : nil)
    }

    var isUndoingOrRedoing: Bool { undoManager?.isUndoingOrRedoing ?? false }

    var keyboard: HostKeyboard {
      HostKeyboard(inputSource: inputContext?.selectedKeyboardInputSource)
    }

    var isReserved: Bool { isWritingToolsActive }

    // AppKit requires that the delegate is asked before the change and notified after it.
    func replaceText(in range: Range<Int>, with replacement: String) {
      let range = NSRange(range)
      guard shouldChangeText(in: range, replacementString: replacement) else { return }
      replaceCharacters(in: range, with: replacement)
      didChangeText()
    }

    func selectText(in range: Range<Int>) { setSelectedRange(NSRange(range)) }

    func repeatUndo(while condition: @escaping @MainActor () -> Bool) {
      undoManager?.repeatUndo(while: condition)
    }

    // The input method discards its marked text too.
    func endComposition() {
      unmarkText()
      inputContext?.discardMarkedText()
    }

    func removeMarkedText() {
      setMarkedText(
        "", selectedRange: NSRange(location: 0, length: 0),
        replacementRange: NSRange(location: NSNotFound, length: 0))
    }
  }
#endif
