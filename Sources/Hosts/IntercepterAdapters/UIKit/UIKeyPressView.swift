#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A view that reports the keys of a hardware keyboard, and shows nothing, not even a keyboard.
  ///
  /// The view takes the focus if no other view of its window has it. It tries when it enters the
  /// window and when a text field loses the focus. Use ``UIHardwareKeyView`` to build a text from the
  /// keys.
  open class UIKeyPressView: UIView {
    /// The characters whose keys are reported, ignoring case, or `nil` for every key.
    ///
    /// All other keys go to the next responder.
    public var allowedCharacters: String?
    /// The closure that is called for every key that went down or up.
    public var onPress: (HardwareKeyPress) -> Void = { _ in }

    /// Always `true`.
    open override var canBecomeFirstResponder: Bool { true }

    private var observations: [Observation] = []

    /// Always zero, so the view takes no space in a layout.
    open override var intrinsicContentSize: CGSize { .zero }

    /// Takes the focus in a window, unless another view has it.
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      observations =
        window == nil
        ? []
        : [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification]
          .map { Observation(of: $0, by: nil) { [weak self] in self?.takeFocusAtEndOfTurn() } }
      takeFocus()
    }

    /// Waits because another text field may begin editing in the same turn of the run loop.
    private func takeFocusAtEndOfTurn() { RunLoop.atEndOfTurn { [weak self] in self?.takeFocus() } }

    private func takeFocus() {
      if let window, !window.holdsFirstResponder { becomeFirstResponder() }
    }

    /// Reports the keys that went down.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = report(presses, .began)
      if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Reports the keys that went up.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = report(presses, .ended)
      if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    /// Reports the keys whose release will not be reported.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = report(presses, .cancelled)
      if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    /// Reports the keys that match, and returns the other presses.
    private func report(_ presses: Set<UIPress>, _ phase: HardwareKeyPress.Phase) -> Set<UIPress> {
      presses.filter { press in
        guard let press = press.key.map({ HardwareKeyPress(phase, $0) }),
          press.types(oneOf: allowedCharacters)
        else { return true }
        onPress(press)
        return false
      }
    }
  }

  extension UIView {
    /// A Boolean value that indicates whether the view, one of its subviews or the controller of one
    /// of these has the focus.
    ///
    /// The next responder of a controller's view is the controller.
    fileprivate var holdsFirstResponder: Bool {
      isFirstResponder || next?.isFirstResponder == true
        || subviews.contains { $0.holdsFirstResponder }
    }
  }

  extension HardwareKeyPress {
    @MainActor
    fileprivate init(_ phase: Phase, _ key: UIKey) {
      self.init(
        phase, key.characters, charactersIgnoringModifiers: key.charactersIgnoringModifiers,
        modifiers: Modifiers(key.modifierFlags), keyCode: key.keyCode.rawValue)
    }
  }

  extension HardwareKeyPress.Modifiers {
    fileprivate init(_ flags: UIKeyModifierFlags) {
      self = []
      if flags.contains(.alphaShift) { insert(.capsLock) }
      if flags.contains(.shift) { insert(.shift) }
      if flags.contains(.control) { insert(.control) }
      if flags.contains(.alternate) { insert(.option) }
      if flags.contains(.command) { insert(.command) }
      if flags.contains(.numericPad) { insert(.numericPad) }
    }
  }
#endif
