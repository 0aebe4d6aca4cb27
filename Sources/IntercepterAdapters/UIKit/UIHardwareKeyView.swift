#if canImport(UIKit) && !os(watchOS)
  public import TextInputIntercepter
  public import UIKit

  /// A view without a text field that hands the keys of a keyboard to an intercepted field.
  ///
  /// It draws nothing: show what `field.onChange` says, and make the view the first responder. It
  /// knows no marked text, so that UIKit gives it keyboards alone that need none.
  open class UIHardwareKeyView: UIView, UIKeyInput {
    /// The field that the keys go to.
    public let field: InterceptedField

    /// Creates a view.
    public init(frame: CGRect, field: InterceptedField) {
      self.field = field
      super.init(frame: frame)
    }

    /// Creates a view from a storyboard, with an intercepter without rules to begin with.
    public required init?(coder: NSCoder) {
      field = InterceptedField(Intercepter(rules: []))
      super.init(coder: coder)
    }

    /// Always.
    open override var canBecomeFirstResponder: Bool { true }

    /// Whether the field holds any text.
    public var hasText: Bool { !field.state.text.isEmpty }

    /// Puts text in place of the selection, as far as the rules let it in.
    open func insertText(_ text: String) { field.insert(text) }

    /// Deletes the selection, or the grapheme cluster before the caret.
    open func deleteBackward() { field.delete(.backward) }

    /// Moves the caret, or deletes forward; leaves all other keys to UIKit, which inserts their text.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.filter { !handle($0.key) }
      if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    private func handle(_ key: UIKey?) -> Bool {
      guard let key, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
      else { return false }
      switch key.keyCode {
      case .keyboardLeftArrow: field.moveCaret(.backward)
      case .keyboardRightArrow: field.moveCaret(.forward)
      case .keyboardHome: field.moveCaretToEnd(.backward)
      case .keyboardEnd: field.moveCaretToEnd(.forward)
      case .keyboardDeleteForward: field.delete(.forward)
      default: return false
      }
      return true
    }
  }
#endif
