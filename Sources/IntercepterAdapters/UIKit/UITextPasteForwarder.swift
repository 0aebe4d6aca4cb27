#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import TextInputIntercepter
  internal import UIKit

  /// The paste delegate of a text view: what is pasted and dropped is judged before it is in the text
  /// view, which must not change while something is dropped on it.
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
    /// Has what is pasted judged beforehand, until the result is gone.
    func startPasting() -> Cleanup? {
      // What is put in place of a paste has no attributes.
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

    /// Pastes what the app and the rules let in.
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
