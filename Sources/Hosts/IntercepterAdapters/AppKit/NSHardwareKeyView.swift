#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TextInputIntercepter

  /// A view without a text field that passes the keys of a keyboard to an intercepted field.
  ///
  /// The view draws nothing: show the text in `field.onChange`, and make the view the first
  /// responder. The user's key bindings apply. Marked text is not supported.
  open class NSHardwareKeyView: NSView {
    /// The field that receives the keys.
    public let field: InterceptedField

    /// Creates a view.
    public init(frame: NSRect, field: InterceptedField) {
      self.field = field
      super.init(frame: frame)
    }

    /// Creates a view from a nib, with an intercepter without rules.
    public required init?(coder: NSCoder) {
      field = InterceptedField(Intercepter(rules: []))
      super.init(coder: coder)
    }

    /// Always `true`.
    open override var acceptsFirstResponder: Bool { true }

    /// Passes the key to AppKit, which interprets it as text or as one of the commands below.
    open override func keyDown(with event: NSEvent) { interpretKeyEvents([event]) }

    /// Replaces the selection with text, as far as the rules accept it.
    open override func insertText(_ insertString: Any) {
      if let text = insertString as? String { field.insert(text) }
    }

    /// Deletes the selection, or the grapheme cluster before the caret.
    open override func deleteBackward(_ sender: Any?) { field.delete(.backward) }

    /// Deletes the selection, or the grapheme cluster after the caret.
    open override func deleteForward(_ sender: Any?) { field.delete(.forward) }

    /// Moves the caret back by a grapheme cluster, or to the start of the selection.
    open override func moveLeft(_ sender: Any?) { field.moveCaret(.backward) }

    /// Moves the caret forward by a grapheme cluster, or to the end of the selection.
    open override func moveRight(_ sender: Any?) { field.moveCaret(.forward) }

    /// Moves the caret to the beginning of the text.
    open override func moveToBeginningOfLine(_ sender: Any?) { field.moveCaretToEnd(.backward) }

    /// Moves the caret to the end of the text.
    open override func moveToEndOfLine(_ sender: Any?) { field.moveCaretToEnd(.forward) }
  }
#endif
