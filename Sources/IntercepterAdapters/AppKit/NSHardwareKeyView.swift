#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TextInputIntercepter

  /// A view without a text field that hands the keys of a keyboard to an intercepted field.
  ///
  /// It draws nothing: show what `field.onChange` says, and make the view the first responder. The
  /// user's own key bindings hold; there is no marked text.
  open class NSHardwareKeyView: NSView {
    /// The field that the keys go to.
    public let field: InterceptedField

    /// Creates a view.
    public init(frame: NSRect, field: InterceptedField) {
      self.field = field
      super.init(frame: frame)
    }

    /// Creates a view from a nib, with an intercepter without rules to begin with.
    public required init?(coder: NSCoder) {
      field = InterceptedField(Intercepter(rules: []))
      super.init(coder: coder)
    }

    /// Always.
    open override var acceptsFirstResponder: Bool { true }

    /// Has AppKit find out what the key stands for: text, or one of the commands below.
    open override func keyDown(with event: NSEvent) { interpretKeyEvents([event]) }

    /// Puts text in place of the selection, as far as the rules let it in.
    open override func insertText(_ insertString: Any) {
      if let text = insertString as? String { field.insert(text) }
    }

    /// Deletes the selection, or the grapheme cluster before the caret.
    open override func deleteBackward(_ sender: Any?) { field.delete(.backward) }

    /// Deletes the selection, or the grapheme cluster behind the caret.
    open override func deleteForward(_ sender: Any?) { field.delete(.forward) }

    /// Moves the caret back by a grapheme cluster, or to the selection's beginning.
    open override func moveLeft(_ sender: Any?) { field.moveCaret(.backward) }

    /// Moves the caret on by a grapheme cluster, or to the selection's end.
    open override func moveRight(_ sender: Any?) { field.moveCaret(.forward) }

    /// Moves the caret to the beginning of the text.
    open override func moveToBeginningOfLine(_ sender: Any?) { field.moveCaretToEnd(.backward) }

    /// Moves the caret to the end of the text.
    open override func moveToEndOfLine(_ sender: Any?) { field.moveCaretToEnd(.forward) }
  }
#endif
