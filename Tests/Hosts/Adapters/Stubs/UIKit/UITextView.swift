@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.missing(()) }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalRequirement.missing(())
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalRequirement.missing(())
  }
}

@MainActor
open class UIScrollView: UIView {
  open var isScrollEnabled = true
}

@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  #if !STUB_tvOS
    func textViewWritingToolsWillBegin(_ textView: UITextView)
    func textViewWritingToolsDidEnd(_ textView: UITextView)
  #endif
}

extension UITextViewDelegate {
  public var textView: UITextViewQuestions? { UITextViewQuestions(delegate: self) }
  public var textViewDidChange: ((UITextView) -> Void)? {
    { view in OptionalRequirement.call { self.textViewDidChange(view) } }
  }
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { view in OptionalRequirement.call { self.textViewDidChangeSelection(view) } }
  }
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { view in OptionalRequirement.call { self.textViewDidBeginEditing(view) } }
  }
  public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { view in OptionalRequirement.call { self.textViewDidEndEditing(view) } }
  }

  #if !STUB_tvOS
    public var textViewWritingToolsDidEnd: ((UITextView) -> Void)? {
      { view in OptionalRequirement.call { self.textViewWritingToolsDidEnd(view) } }
    }

    public func textViewWritingToolsWillBegin(_ textView: UITextView) {
      OptionalRequirement.missing(())
    }
    public func textViewWritingToolsDidEnd(_ textView: UITextView) {
      OptionalRequirement.missing(())
    }
  #endif
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalRequirement.missing(true) }
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool { OptionalRequirement.missing(true) }
  public func textViewDidChange(_ textView: UITextView) { OptionalRequirement.missing(()) }
  public func textViewDidChangeSelection(_ textView: UITextView) { OptionalRequirement.missing(()) }
  public func textViewDidBeginEditing(_ textView: UITextView) { OptionalRequirement.missing(()) }
  public func textViewDidEndEditing(_ textView: UITextView) { OptionalRequirement.missing(()) }
}

@MainActor
public struct UITextViewQuestions {
  let delegate: any UITextViewDelegate

  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    OptionalRequirement.call {
      delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }

  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool? {
    OptionalRequirement.call {
      delegate.textView(textView, shouldChangeTextInRanges: ranges, replacementText: text)
    }
  }
}

@MainActor
open class UITextView: UIScrollView, StubTextInput {
  public var stub = StubText()
  public var hasFocus = true
  open weak var delegate: (any UITextViewDelegate)?
  #if !STUB_tvOS
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    public var isWritingToolsActive = false
  #endif
  open var allowsEditingTextAttributes = false

  public convenience init() { self.init(frame: .zero) }

  open var font: UIFont?
  open override var canBecomeFirstResponder: Bool { true }
  open var isSecureTextEntry = false
  open var clearsOnInsertion = false
  private var keyboard: UIView?
  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }
  open var text: String! {
    get { stub.string }
    set { stub.set(newValue ?? "") }
  }

  open var keyboardType = UIKeyboardType.default
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: stub.string, attributes: stub.attributes) }
    set { stub.set(newValue?.string ?? "") }
  }

  open func replace(_ range: UITextRange, withText text: String) {
    stub.replace(range.range, with: text)
  }
}

#if !STUB_tvOS
  @MainActor
  public protocol UITextPasteConfigurationSupporting: NSObjectProtocol {
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
  }

  extension UITextView: UITextPasteConfigurationSupporting {}

  @MainActor
  public protocol UITextPasteDelegate: NSObjectProtocol {
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
  }

  extension UITextPasteDelegate {
    public var textPasteConfigurationSupporting: UITextPasteQuestions? {
      UITextPasteQuestions(delegate: self)
    }
    public func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString { OptionalRequirement.missing(NSAttributedString(string: "")) }
    public func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange { OptionalRequirement.missing(textRange) }
  }

  @MainActor
  public struct UITextPasteQuestions {
    let delegate: any UITextPasteDelegate

    public func callAsFunction(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange? {
      OptionalRequirement.call {
        delegate.textPasteConfigurationSupporting(
          textPasteConfigurationSupporting, performPasteOf: attributedString, to: textRange)
      }
    }
  }
#endif

extension UITextView {
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
}
