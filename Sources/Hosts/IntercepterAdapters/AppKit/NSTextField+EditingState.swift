#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  internal import AppKit
  internal import TextInputIntercepter

  extension NSTextField: EditableText {
    /// The field editor, or `nil` if the text field does not have the focus.
    var editor: NSTextView? { currentEditor() as? NSTextView }

    var editingState: EditingState { editor?.editingState ?? EditingState(stringValue) }

    var isUndoingOrRedoing: Bool { editor?.isUndoingOrRedoing ?? false }

    var keyboard: HostKeyboard { editor?.keyboard ?? .composing }

    var isReserved: Bool { editor?.isReserved ?? false }

    func replaceText(in range: Range<Int>, with replacement: String) {
      if let editor { return editor.replaceText(in: range, with: replacement) }
      stringValue = Edit(range: range, replacement: replacement).applied(to: stringValue)
    }

    func selectText(in range: Range<Int>) { editor?.selectText(in: range) }

    func endComposition() { editor?.endComposition() }

    func removeMarkedText() { editor?.removeMarkedText() }

    func repeatUndo(while condition: @escaping @MainActor () -> Bool) {
      editor?.repeatUndo(while: condition)
    }
  }
#endif
