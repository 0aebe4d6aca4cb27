#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// A view that reports the keys of the keyboard, and shows nothing.
  ///
  /// The view takes the focus if no other view of its window has it. It tries when it enters the
  /// window and when a text field loses the focus. AppKit does not report the release of a key
  /// while Command is held down. Use ``NSHardwareKeyView`` to build a text from the keys.
  open class NSKeyPressView: NSView {
    /// The characters whose keys are reported, ignoring case, or `nil` for every key.
    ///
    /// All other keys go to the next responder.
    public var allowedCharacters: String?
    /// The closure that is called for every key that went down or up.
    public var onPress: (HardwareKeyPress) -> Void = { _ in }
    private var pressed: [UInt16: HardwareKeyPress] = [:]

    /// Always `true`.
    open override var acceptsFirstResponder: Bool { true }

    private var observation: Observation?

    /// Always zero, so the view takes no space in a layout.
    open override var intrinsicContentSize: NSSize { .zero }

    /// Takes the focus in a window, unless another view has it.
    open override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      observation =
        window == nil
        ? nil
        : Observation(of: NSText.didEndEditingNotification, by: nil) { [weak self] in
          self?.takeFocusAtEndOfTurn()
        }
      takeFocus()
    }

    /// Waits because another text field may begin editing in the same turn of the run loop.
    private func takeFocusAtEndOfTurn() { RunLoop.atEndOfTurn { [weak self] in self?.takeFocus() } }

    /// Takes the focus unless a view has it: without one, the window is its own first responder.
    private func takeFocus() {
      guard let window, window.firstResponder == nil || window.firstResponder === window else {
        return
      }
      window.makeFirstResponder(self)
    }

    /// Reports a key that went down.
    open override func keyDown(with event: NSEvent) {
      let press = HardwareKeyPress(event.isARepeat ? .repeated : .began, event)
      guard press.types(oneOf: allowedCharacters) else { return super.keyDown(with: event) }
      pressed[event.keyCode] = press
      onPress(press)
    }

    /// Reports a key that went up.
    open override func keyUp(with event: NSEvent) {
      guard pressed.removeValue(forKey: event.keyCode) != nil else {
        return super.keyUp(with: event)
      }
      onPress(HardwareKeyPress(.ended, event))
    }

    /// Reports the pressed keys as cancelled, because their release will not be reported.
    open override func resignFirstResponder() -> Bool {
      let cancelled = pressed.sorted { $0.key < $1.key }
      pressed = [:]
      for (_, press) in cancelled {
        var press = press
        press.phase = .cancelled
        onPress(press)
      }
      return super.resignFirstResponder()
    }
  }

  extension HardwareKeyPress {
    @MainActor
    fileprivate init(_ phase: Phase, _ event: NSEvent) {
      self.init(
        phase, event.characters ?? "",
        charactersIgnoringModifiers: event.charactersIgnoringModifiers ?? "",
        modifiers: Modifiers(event.modifierFlags), keyCode: Int(event.keyCode))
    }
  }

  extension HardwareKeyPress.Modifiers {
    fileprivate init(_ flags: NSEvent.ModifierFlags) {
      self = []
      if flags.contains(.capsLock) { insert(.capsLock) }
      if flags.contains(.shift) { insert(.shift) }
      if flags.contains(.control) { insert(.control) }
      if flags.contains(.option) { insert(.option) }
      if flags.contains(.command) { insert(.command) }
      if flags.contains(.numericPad) { insert(.numericPad) }
    }
  }
#endif
