#if canImport(UIKit) && !os(watchOS)
  public import TextInputIntercepter
  public import UIKit

  /// A view without a text field that passes the keys of a keyboard to an intercepted field.
  ///
  /// The view draws nothing: show the text in `field.onChange`, and make the view the first
  /// responder. It does not support marked text, so UIKit offers only keyboards that do not need
  /// it.
  open class UIHardwareKeyView: UIView, UIKeyInput {
    /// The field that receives the keys.
    public let field: InterceptedField

    /// Creates a view.
    public init(frame: CGRect, field: InterceptedField) {
      self.field = field
      super.init(frame: frame)
    }

    /// Creates a view from a storyboard, with an intercepter without rules.
    public required init?(coder: NSCoder) {
      field = InterceptedField(Intercepter(rules: []))
      super.init(coder: coder)
    }

    /// Always `true`.
    open override var canBecomeFirstResponder: Bool { true }

    /// A Boolean value that indicates whether the field contains text.
    public var hasText: Bool { !field.state.text.isEmpty }

    /// Replaces the selection with text, as far as the rules accept it.
    open func insertText(_ text: String) { field.insert(text) }

    /// Deletes the selection, or the grapheme cluster before the caret.
    open func deleteBackward() { field.delete(.backward) }

    /// Moves the caret or deletes forward.
    ///
    /// UIKit handles all other keys and inserts their text.
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
