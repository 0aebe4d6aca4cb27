#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A view that reports the keys of a hardware keyboard; it shows nothing, no keyboard either.
  ///
  /// It takes the focus in a window where nobody else has it: when it comes there, and when a text field loses it.
  /// ``UIHardwareKeyView`` makes a text of the keys.
  open class UIKeyPressView: UIView {
    /// The characters whose keys are reported, in whatever case; `nil` for every key.
    ///
    /// All other keys go to the next responder.
    public var allowedCharacters: String?
    /// Called for every key that went down or up.
    public var onPress: (HardwareKeyPress) -> Void = { _ in }

    /// Always.
    open override var canBecomeFirstResponder: Bool { true }

    private var observations: [Observation] = []

    /// It has no size: other views take its room.
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

    /// Another text field may begin to be edited in the same turn of the run loop.
    private func takeFocusAtEndOfTurn() {
      RunLoop.main.perform(inModes: [.common]) { [weak self] in
        MainActor.assumeIsolated { self?.takeFocus() }
      }
    }

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

    /// Reports the keys of which nobody will say when they go up.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = report(presses, .cancelled)
      if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    /// Reports keys, and returns the presses that are none of its own.
    private func report(
      _ presses: Set<UIPress>, _ phase: HardwareKeyPress.Phase
    ) -> Set<UIPress> {
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
    /// A Boolean value that indicates whether the view, or one in it, has the focus.
    fileprivate var holdsFirstResponder: Bool {
      isFirstResponder || subviews.contains { $0.holdsFirstResponder }
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
