#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// A view that reports the keys of the keyboard; it shows nothing.
  ///
  /// It takes the focus in a window where nobody else has it: when it comes there, and when a text field loses it. AppKit does not say when a key goes up while
  /// Command is held down. ``NSHardwareKeyView`` makes a text of the keys.
  open class NSKeyPressView: NSView {
    /// The characters whose keys are reported, in whatever case; `nil` for every key.
    ///
    /// All other keys go to the next responder.
    public var allowedCharacters: String?
    /// Called for every key that went down or up.
    public var onPress: (HardwareKeyPress) -> Void = { _ in }
    private var pressed: [UInt16: HardwareKeyPress] = [:]

    /// Always.
    open override var acceptsFirstResponder: Bool { true }

    private var observation: Observation?

    /// It has no size: other views take its room.
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

    /// Another text field may begin to be edited in the same turn of the run loop.
    private func takeFocusAtEndOfTurn() {
      RunLoop.main.perform(inModes: [.common]) { [weak self] in
        MainActor.assumeIsolated { self?.takeFocus() }
      }
    }

    /// A window is its own first responder while no view is.
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

    /// Loses the focus: nobody will say when the keys go up.
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
