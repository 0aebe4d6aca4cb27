/// What a control with text tells: a few of the many, all optional.
@MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  /// Tells that editing began.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Tells that the text changed.
  func controlTextDidChange(_ obj: Notification)
  /// Tells that editing ended.
  func controlTextDidEndEditing(_ obj: Notification)
  /// Asks whether what was typed is valid.
  func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
}

/// What a text field asks and tells.
@MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

extension NSControlTextEditingDelegate {
  /// The requirement, where it is called with `?`.
  public var controlTextDidBeginEditing: ((Notification) -> Void)? {
    { notification in OptionalRequirement.call { self.controlTextDidBeginEditing(notification) } }
  }
  /// The requirement, where it is called with `?`.
  public var controlTextDidChange: ((Notification) -> Void)? {
    { notification in OptionalRequirement.call { self.controlTextDidChange(notification) } }
  }
  /// The requirement, where it is called with `?`.
  public var controlTextDidEndEditing: ((Notification) -> Void)? {
    { notification in OptionalRequirement.call { self.controlTextDidEndEditing(notification) } }
  }

  /// Not implemented.
  public func controlTextDidBeginEditing(_ obj: Notification) { OptionalRequirement.missing(()) }
  /// Not implemented.
  public func controlTextDidChange(_ obj: Notification) { OptionalRequirement.missing(()) }
  /// Not implemented.
  public func controlTextDidEndEditing(_ obj: Notification) { OptionalRequirement.missing(()) }
  /// Not implemented.
  public func control(_ control: NSControl, isValidObject obj: Any?) -> Bool {
    OptionalRequirement.missing(true)
  }
}

/// A view with a value.
@MainActor
open class NSControl: NSView {
  /// The value as text.
  open var stringValue = ""
  /// Whether the control can be used.
  open var isEnabled = true
  /// The text's font.
  open var font: NSFont?
  /// Where the text stands in its line.
  open var alignment = NSTextAlignment.left
  /// What makes a text of the value, and a value of the text.
  open var formatter: Formatter?

  /// What edits the value while the control has the focus.
  open func currentEditor() -> NSText? { nil }
}

/// A text field: its text, and no events.
@MainActor
open class NSTextField: NSControl {
  /// Who is asked and told.
  open weak var delegate: (any NSTextFieldDelegate)?

  /// What is shown where there is no text.
  open var placeholderString: String?
  /// Whether there is one line alone.
  open var usesSingleLineMode = true
  /// The most lines; 0 for any number.
  open var maximumNumberOfLines = 1

  /// Creates a text field of no size.
  public convenience init() { self.init(frame: .zero) }
}

extension NSControl {
  /// Posted when editing began.
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "NSControlTextDidBeginEditingNotification")
  /// Posted when editing ended.
  public static let textDidEndEditingNotification = NSNotification.Name(
    "NSControlTextDidEndEditingNotification")
  /// Posted when the text changed.
  public static let textDidChangeNotification = NSNotification.Name(
    "NSControlTextDidChangeNotification")
}
