#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import IntercepterEmoji
  public import UIKit

  extension EmojiPickerView {
    /// Creates a picker that replaces the keyboard and types into a text field or a text view.
    ///
    /// ```swift
    /// messageView.inputView = EmojiPickerView(typingInto: messageView)
    /// ```
    ///
    /// The rules of an adapter evaluate a chosen emoji like text from a keyboard: a
    /// `OneEmojiTextField` replaces its emoji. The picker has a Delete key but no search, which
    /// would need a keyboard.
    public convenience init(typingInto input: any UIView & UIKeyInput) {
      self.init()
      frame = CGRect(x: 0, y: 0, width: 320, height: 300)
      search.isHidden = true
      deleteKey.isHidden = false
      onChoose = { [weak input] in
        input?.insertText($0.text)
        input?.notifyOfChange()
      }
      onDelete = { [weak input] in
        input?.deleteBackward()
        input?.notifyOfChange()
      }
    }
  }

  extension UIView {
    /// Notifies an adapter of a change by the program, which UIKit may not report.
    ///
    /// A second report of the same change has no effect.
    fileprivate func notifyOfChange() {
      if let field = self as? UITextField { field.sendActions(for: .editingChanged) }
      if let view = self as? UITextView { view.delegate?.textViewDidChange?(view) }
    }
  }
#endif
