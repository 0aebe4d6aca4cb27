/// What a text object tells: a few, all optional.
@MainActor
public protocol NSTextDelegate: NSObjectProtocol {
  /// Tells that the text changed.
  func textDidChange(_ notification: Notification)
  /// Tells that editing ended.
  func textDidEndEditing(_ notification: Notification)
}

/// What a text view asks and tells: a few of the many, all optional.
@MainActor
public protocol NSTextViewDelegate: NSTextDelegate {
  /// Asks before a change.
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
  /// Asks before a change of several ranges.
  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool
  /// Tells that the selection changed.
  func textViewDidChangeSelection(_ notification: Notification)
  /// Tells that the typing attributes changed.
  func textViewDidChangeTypingAttributes(_ notification: Notification)
  /// Tells that Writing Tools begin.
  func textViewWritingToolsWillBegin(_ textView: NSTextView)
  /// Tells that Writing Tools have ended.
  func textViewWritingToolsDidEnd(_ textView: NSTextView)
}

extension NSTextViewDelegate {
  /// The requirement, where it is called with `?`.
  public var textView: NSTextViewQuestions? { NSTextViewQuestions(delegate: self) }
  /// The requirement, where it is called with `?`.
  public var textDidChange: ((Notification) -> Void)? {
    { notification in OptionalRequirement.call { self.textDidChange(notification) } }
  }
  /// The requirement, where it is called with `?`.
  public var textDidEndEditing: ((Notification) -> Void)? {
    { notification in OptionalRequirement.call { self.textDidEndEditing(notification) } }
  }
  /// The requirement, where it is called with `?`.
  public var textViewDidChangeSelection: ((Notification) -> Void)? {
    { notification in OptionalRequirement.call { self.textViewDidChangeSelection(notification) } }
  }

  /// The requirement, where it is called with `?`.
  public var textViewWritingToolsDidEnd: ((NSTextView) -> Void)? {
    { view in OptionalRequirement.call { self.textViewWritingToolsDidEnd(view) } }
  }

  /// Not implemented.
  public func textViewWritingToolsWillBegin(_ textView: NSTextView) {
    OptionalRequirement.missing(())
  }
  /// Not implemented.
  public func textViewWritingToolsDidEnd(_ textView: NSTextView) { OptionalRequirement.missing(()) }
  /// Not implemented.
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool { OptionalRequirement.missing(true) }
  /// Not implemented.
  public func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool { OptionalRequirement.missing(true) }
  /// Not implemented.
  public func textDidChange(_ notification: Notification) { OptionalRequirement.missing(()) }
  /// Not implemented.
  public func textDidEndEditing(_ notification: Notification) { OptionalRequirement.missing(()) }
  /// Not implemented.
  public func textViewDidChangeSelection(_ notification: Notification) {
    OptionalRequirement.missing(())
  }
  /// Not implemented.
  public func textViewDidChangeTypingAttributes(_ notification: Notification) {
    OptionalRequirement.missing(())
  }
}

/// The requirements whose names begin with `textView(`.
@MainActor
public struct NSTextViewQuestions {
  let delegate: any NSTextViewDelegate

  /// Asks before a change; `nil` where the delegate does not implement it.
  public func callAsFunction(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool? {
    OptionalRequirement.call {
      delegate.textView(
        textView, shouldChangeTextIn: affectedCharRange, replacementString: replacementString)
    }
  }

  /// Asks before a change of several ranges; `nil` where the delegate does not implement it.
  public func callAsFunction(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool? {
    OptionalRequirement.call {
      delegate.textView(
        textView, shouldChangeTextInRanges: affectedRanges,
        replacementStrings: replacementStrings)
    }
  }
}

/// A text object: its text, and no events.
@MainActor
open class NSText: NSView {
  /// Posted when editing ended.
  public static let didEndEditingNotification = NSNotification.Name(
    "NSTextDidEndEditingNotification")
  /// What it holds.
  public var stub = StubText()

  /// The text.
  open var string: String {
    get { stub.string }
    set { stub.set(newValue) }
  }

  /// Replaces a range.
  open func replaceCharacters(in range: NSRange, with string: String) {
    stub.replace(range, with: string)
  }
}

/// A text view: its text, and no events.
@MainActor
open class NSTextView: NSText {
  /// Posted when the selection changed.
  public static let didChangeSelectionNotification = NSNotification.Name(
    "NSTextViewDidChangeSelectionNotification")
  /// Who is asked and told.
  open weak var delegate: (any NSTextViewDelegate)?
  /// Whether Writing Tools are at work on the text.
  public var isWritingToolsActive = false

  /// Creates a text view of no size.
  public convenience init() { self.init(frame: .zero) }

  /// The selection.
  open func selectedRange() -> NSRange { stub.selection }
  /// Selects a range.
  open func setSelectedRange(_ charRange: NSRange) { stub.selection = charRange }
  /// The marked text; nowhere where there is none.
  open func markedRange() -> NSRange { stub.marked ?? NSRange(location: NSNotFound, length: 0) }
  /// Whether text is marked.
  open func hasMarkedText() -> Bool { stub.marked != nil }
  /// Takes the marked text for ordinary text.
  open func unmarkText() { stub.unmark() }
  /// Asks before a change.
  open func shouldChangeText(
    in affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { true }
  /// Tells of a change.
  open func didChangeText() {}
}

// NSTextInputClient, which `NSTextView` adopts: developer.apple.com/documentation/appkit/nstextinputclient
extension NSTextView {
  /// Replaces the marked text, or a range; nowhere is the selection.
  public func setMarkedText(
    _ string: Any, selectedRange: NSRange, replacementRange: NSRange
  ) {
    stub.mark(string as? String ?? "")
  }
}

extension NSText {
  /// Posted when editing began.
  public static let didBeginEditingNotification = NSNotification.Name(
    "NSTextDidBeginEditingNotification")
  /// Posted when the text changed.
  public static let didChangeNotification = NSNotification.Name("NSTextDidChangeNotification")
}
