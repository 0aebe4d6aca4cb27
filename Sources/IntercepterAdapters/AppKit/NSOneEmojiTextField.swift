#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  internal import TextInputIntercepter

  /// A text field that holds one emoji, shows the palette of emoji when it gets the focus, and takes the
  /// emoji that is chosen or typed next in place of the one it holds.
  open class NSOneEmojiTextField: NSTextField {
    /// Whether the system's palette of emoji and symbols is shown when the field gets the focus.
    public var showsPalette = true

    /// Creates a field.
    public override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      intercepter = .oneEmoji()
    }

    /// Creates a field from a nib.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      intercepter = .oneEmoji()
    }

    /// Puts an emoji in the place of the one that the field holds, as the palette does.
    ///
    /// The rules judge it, and `onChange` or `onViolation` is called.
    public func choose(_ emoji: String) {
      guard let adapter = intercepterAdapter else { return }
      adapter.field.choose(emoji)
      adapter.setText(adapter.field.state.text)
    }

    /// Gets the focus, and shows the palette.
    open override func becomeFirstResponder() -> Bool {
      let hasFocus = super.becomeFirstResponder()
      if hasFocus, showsPalette { NSApplication.shared.orderFrontCharacterPalette(self) }
      return hasFocus
    }
  }
#endif
