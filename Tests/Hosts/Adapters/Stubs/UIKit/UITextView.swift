/// What a scroll view tells: one of many, all optional.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that it scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells that it has stopped to scroll by program.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Tells that a finger scrolls.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Not implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.missing(()) }
  /// Not implemented.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalRequirement.missing(())
  }
  /// Not implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalRequirement.missing(())
  }
}

/// A scroll view; Apple's has a delegate too, which `UITextView` declares again.
@MainActor
open class UIScrollView: UIView {
  /// Whether it scrolls.
  open var isScrollEnabled = true
}

/// What a text view asks and tells: a few of the many, all optional.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks before a change.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Asks before a change of several ranges: iOS 26.
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool
  /// Tells that the text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Tells that the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Tells that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  #if !STUB_tvOS
    /// Tells that Writing Tools begin.
    func textViewWritingToolsWillBegin(_ textView: UITextView)
    /// Tells that Writing Tools have ended.
    func textViewWritingToolsDidEnd(_ textView: UITextView)
  #endif
}

extension UITextViewDelegate {
  /// The requirement, where it is called with `?`.
  public var textView: UITextViewQuestions? { UITextViewQuestions(delegate: self) }
  /// The requirement, where it is called with `?`.
  public var textViewDidChange: ((UITextView) -> Void)? {
    { view in OptionalRequirement.call { self.textViewDidChange(view) } }
  }
  /// The requirement, where it is called with `?`.
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { view in OptionalRequirement.call { self.textViewDidChangeSelection(view) } }
  }
  /// The requirement, where it is called with `?`.
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { view in OptionalRequirement.call { self.textViewDidBeginEditing(view) } }
  }
  /// The requirement, where it is called with `?`.
  public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { view in OptionalRequirement.call { self.textViewDidEndEditing(view) } }
  }

  #if !STUB_tvOS
    /// The requirement, where it is called with `?`.
    public var textViewWritingToolsDidEnd: ((UITextView) -> Void)? {
      { view in OptionalRequirement.call { self.textViewWritingToolsDidEnd(view) } }
    }

    /// Not implemented.
    public func textViewWritingToolsWillBegin(_ textView: UITextView) {
      OptionalRequirement.missing(())
    }
    /// Not implemented.
    public func textViewWritingToolsDidEnd(_ textView: UITextView) {
      OptionalRequirement.missing(())
    }
  #endif
  /// Not implemented.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalRequirement.missing(true) }
  /// Not implemented.
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool { OptionalRequirement.missing(true) }
  /// Not implemented.
  public func textViewDidChange(_ textView: UITextView) { OptionalRequirement.missing(()) }
  /// Not implemented.
  public func textViewDidChangeSelection(_ textView: UITextView) { OptionalRequirement.missing(()) }
  /// Not implemented.
  public func textViewDidBeginEditing(_ textView: UITextView) { OptionalRequirement.missing(()) }
  /// Not implemented.
  public func textViewDidEndEditing(_ textView: UITextView) { OptionalRequirement.missing(()) }
}

/// The requirements whose names begin with `textView(`.
@MainActor
public struct UITextViewQuestions {
  let delegate: any UITextViewDelegate

  /// Asks before a change; `nil` where the delegate does not implement it.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    OptionalRequirement.call {
      delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// Asks before a change of several ranges; `nil` where the delegate does not implement it.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool? {
    OptionalRequirement.call {
      delegate.textView(textView, shouldChangeTextInRanges: ranges, replacementText: text)
    }
  }
}

/// A text view: its text, and no events.
@MainActor
open class UITextView: UIScrollView, StubTextInput {
  /// What it holds.
  public var stub = StubText()
  /// Whether it is the first responder.
  public var hasFocus = true
  /// Who is asked and told.
  open weak var delegate: (any UITextViewDelegate)?
  #if !STUB_tvOS
    /// Who is asked about what is pasted and dropped.
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    /// Whether Writing Tools are at work on the text.
    public var isWritingToolsActive = false
  #endif
  /// Whether the user can change attributes.
  open var allowsEditingTextAttributes = false

  /// Creates a text view of no size.
  public convenience init() { self.init(frame: .zero) }

  /// The text's font.
  open var font: UIFont?
  /// A text view takes the focus.
  open override var canBecomeFirstResponder: Bool { true }
  /// Whether what is typed is hidden.
  open var isSecureTextEntry = false
  /// Whether what is typed next replaces the text.
  open var clearsOnInsertion = false
  private var keyboard: UIView?
  /// What is shown in the keyboard's place.
  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }
  /// The text.
  open var text: String! {
    get { stub.string }
    set { stub.set(newValue ?? "") }
  }

  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: stub.string, attributes: stub.attributes) }
    set { stub.set(newValue?.string ?? "") }
  }

  /// Replaces a range.
  open func replace(_ range: UITextRange, withText text: String) {
    stub.replace(range.range, with: text)
  }
}

#if !STUB_tvOS
  /// What takes pasted text.
  ///
  /// developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting
  @MainActor
  public protocol UITextPasteConfigurationSupporting: NSObjectProtocol {
    /// Who is asked about what is pasted and dropped.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
  }

  extension UITextView: UITextPasteConfigurationSupporting {}

  /// Who is asked about what is pasted and dropped: two of four questions.
  ///
  /// developer.apple.com/documentation/uikit/uitextpastedelegate
  @MainActor
  public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Makes one text of several items.
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Inserts a text, and says where it is.
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
  }

  extension UITextPasteDelegate {
    /// The requirement, where it is called with `?`.
    public var textPasteConfigurationSupporting: UITextPasteQuestions? {
      UITextPasteQuestions(delegate: self)
    }
    /// Not implemented.
    public func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString { OptionalRequirement.missing(NSAttributedString(string: "")) }
    /// Not implemented.
    public func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange { OptionalRequirement.missing(textRange) }
  }

  /// The requirements whose names begin with `textPasteConfigurationSupporting(`.
  @MainActor
  public struct UITextPasteQuestions {
    let delegate: any UITextPasteDelegate

    /// Inserts a text; `nil` where the delegate does not implement it.
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
  /// Posted when editing ended.
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when editing began.
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the user changed the text.
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
}
