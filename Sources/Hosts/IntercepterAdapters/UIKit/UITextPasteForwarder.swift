#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import TextInputIntercepter
  internal import UIKit

  /// The paste delegate of a text view, which evaluates pasted and dropped text before it is
  /// inserted.
  ///
  /// The text view must not change during a drop.
  final class UITextPasteForwarder: DelegateForwarder, UITextPasteDelegate {
    weak var adapter: UITextViewAdapter?
    private var delegate: (any UITextPasteDelegate)? { target as? any UITextPasteDelegate }

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
      let own = delegate?.textPasteConfigurationSupporting?(
        textPasteConfigurationSupporting, performPasteOf: attributedString, to: textRange)
      return own ?? adapter?.paste(attributedString.string, to: textRange) ?? textRange
    }
  }

  extension UITextViewAdapter {
    /// Evaluates pasted text in advance until the result is deallocated.
    func startPasting() -> Cleanup? {
      // The replacement of a paste has no attributes.
      guard let textView, !textView.allowsEditingTextAttributes else { return nil }
      let forwarder = UITextPasteForwarder()
      forwarder.adapter = self
      forwarder.target = textView.pasteDelegate
      textView.pasteDelegate = forwarder
      return Cleanup { [weak textView, forwarder] in
        guard let textView, textView.pasteDelegate === forwarder else { return }
        textView.pasteDelegate = forwarder.target as? any UITextPasteDelegate
      }
    }

    /// Pastes the part of a text that the app and the rules accept, and returns its range.
    fileprivate func paste(_ text: String, to textRange: UITextRange) -> UITextRange? {
      guard let textView else { return nil }
      let range = textView.offsets(textRange)
      let isAllowed =
        delegate?.textView?(textView, shouldChangeTextIn: NSRange(range), replacementText: text)
        ?? true
      let pasted =
        isAllowed
        ? insert(Edit(range: range, replacement: text)) : range.upperBound..<range.upperBound
      return textView.textRange(pasted)
    }
  }
#endif
