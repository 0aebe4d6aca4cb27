/// What a scroll view tells: one of many, all optional.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that it scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Not implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.missing(()) }
}

/// A scroll view; Apple's has a delegate too, which `UITextView` declares again.
@MainActor
open class UIScrollView: UIView {}

/// What a text view asks and tells: a few of the many, all optional.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks before a change.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells that the text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Tells that the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Tells that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
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

  /// Not implemented.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
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

  /// Creates a text view of no size.
  public convenience init() { self.init(frame: .zero) }

  /// The text.
  open var text: String! {
    get { stub.string }
    set { stub.set(newValue ?? "") }
  }

  /// Replaces a range.
  open func replace(_ range: UITextRange, withText text: String) {
    stub.replace(range.range, with: text)
  }
}
