@MainActor
public protocol NSTextDelegate: NSObjectProtocol {
  func textDidChange(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
}

@MainActor
public protocol NSTextViewDelegate: NSTextDelegate {
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool
  func textViewDidChangeSelection(_ notification: Notification)
  func textViewDidChangeTypingAttributes(_ notification: Notification)
  func textViewWritingToolsWillBegin(_ textView: NSTextView)
  func textViewWritingToolsDidEnd(_ textView: NSTextView)
}

extension NSTextViewDelegate {
  public var textView: NSTextViewQuestions? { NSTextViewQuestions(delegate: self) }
  public var textDidChange: ((Notification) -> Void)? {
    { notification in OptionalRequirement.call { self.textDidChange(notification) } }
  }
  public var textDidEndEditing: ((Notification) -> Void)? {
    { notification in OptionalRequirement.call { self.textDidEndEditing(notification) } }
  }
  public var textViewDidChangeSelection: ((Notification) -> Void)? {
    { notification in OptionalRequirement.call { self.textViewDidChangeSelection(notification) } }
  }

  public var textViewWritingToolsDidEnd: ((NSTextView) -> Void)? {
    { view in OptionalRequirement.call { self.textViewWritingToolsDidEnd(view) } }
  }

  public func textViewWritingToolsWillBegin(_ textView: NSTextView) {
    OptionalRequirement.missing(())
  }
  public func textViewWritingToolsDidEnd(_ textView: NSTextView) { OptionalRequirement.missing(()) }
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool { OptionalRequirement.missing(true) }
  public func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool { OptionalRequirement.missing(true) }
  public func textDidChange(_ notification: Notification) { OptionalRequirement.missing(()) }
  public func textDidEndEditing(_ notification: Notification) { OptionalRequirement.missing(()) }
  public func textViewDidChangeSelection(_ notification: Notification) {
    OptionalRequirement.missing(())
  }
  public func textViewDidChangeTypingAttributes(_ notification: Notification) {
    OptionalRequirement.missing(())
  }
}

@MainActor
public struct NSTextViewQuestions {
  let delegate: any NSTextViewDelegate

  public func callAsFunction(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool? {
    OptionalRequirement.call {
      delegate.textView(
        textView, shouldChangeTextIn: affectedCharRange, replacementString: replacementString)
    }
  }

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

@MainActor
open class NSText: NSView {
  public static let didEndEditingNotification = NSNotification.Name(
    "NSTextDidEndEditingNotification")
  public var stub = StubText()

  open var string: String {
    get { stub.string }
    set { stub.set(newValue) }
  }

  open func replaceCharacters(in range: NSRange, with string: String) {
    stub.replace(range, with: string)
  }
}

@MainActor
open class NSTextView: NSText {
  public static let didChangeSelectionNotification = NSNotification.Name(
    "NSTextViewDidChangeSelectionNotification")
  open weak var delegate: (any NSTextViewDelegate)?
  public var isWritingToolsActive = false

  public convenience init() { self.init(frame: .zero) }

  open func selectedRange() -> NSRange { stub.selection }
  open func setSelectedRange(_ charRange: NSRange) { stub.selection = charRange }
  open func markedRange() -> NSRange { stub.marked ?? NSRange(location: NSNotFound, length: 0) }
  open func hasMarkedText() -> Bool { stub.marked != nil }
  open func unmarkText() { stub.unmark() }
  open func shouldChangeText(
    in affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { true }
  open func didChangeText() {}
}

// NSTextInputClient, which `NSTextView` adopts: developer.apple.com/documentation/appkit/nstextinputclient
extension NSTextView {
  public func setMarkedText(
    _ string: Any, selectedRange: NSRange, replacementRange: NSRange
  ) {
    stub.mark(string as? String ?? "")
  }
}

extension NSText {
  public static let didBeginEditingNotification = NSNotification.Name(
    "NSTextDidBeginEditingNotification")
  public static let didChangeNotification = NSNotification.Name("NSTextDidChangeNotification")
}
