#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  internal import TextInputIntercepter

  /// A text field that contains one emoji and shows the emoji palette when it gets the focus.
  ///
  /// The next emoji that is chosen or typed replaces the current one.
  open class NSOneEmojiTextField: NSTextField {
    /// A Boolean value that indicates whether the system's palette of emoji and symbols appears
    /// when the field gets the focus.
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

    /// Replaces the field's emoji, as the palette does.
    ///
    /// The rules evaluate the emoji, and `onChange` or `onViolation` is called.
    public func choose(_ emoji: String) { intercepterAdapter?.choose(emoji) }

    /// Takes the focus and shows the palette.
    open override func becomeFirstResponder() -> Bool {
      let hasFocus = super.becomeFirstResponder()
      if hasFocus, showsPalette { NSApplication.shared.orderFrontCharacterPalette(self) }
      return hasFocus
    }
  }
#endif
