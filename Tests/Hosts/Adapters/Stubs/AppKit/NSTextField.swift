@MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
  func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
}

@MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

extension NSControlTextEditingDelegate {
  public var controlTextDidBeginEditing: ((Notification) -> Void)? {
    { notification in OptionalRequirement.call { self.controlTextDidBeginEditing(notification) } }
  }
  public var controlTextDidChange: ((Notification) -> Void)? {
    { notification in OptionalRequirement.call { self.controlTextDidChange(notification) } }
  }
  public var controlTextDidEndEditing: ((Notification) -> Void)? {
    { notification in OptionalRequirement.call { self.controlTextDidEndEditing(notification) } }
  }

  public func controlTextDidBeginEditing(_ obj: Notification) { OptionalRequirement.missing(()) }
  public func controlTextDidChange(_ obj: Notification) { OptionalRequirement.missing(()) }
  public func controlTextDidEndEditing(_ obj: Notification) { OptionalRequirement.missing(()) }
  public func control(_ control: NSControl, isValidObject obj: Any?) -> Bool {
    OptionalRequirement.missing(true)
  }
}

@MainActor
open class NSControl: NSView {
  open var stringValue = ""
  open var isEnabled = true
  open var font: NSFont?
  open var alignment = NSTextAlignment.left
  open var formatter: Formatter?

  open func currentEditor() -> NSText? { nil }
}

@MainActor
open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?

  open var placeholderString: String?
  open var usesSingleLineMode = true
  open var maximumNumberOfLines = 1

  public convenience init() { self.init(frame: .zero) }
}

extension NSControl {
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "NSControlTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = NSNotification.Name(
    "NSControlTextDidEndEditingNotification")
  public static let textDidChangeNotification = NSNotification.Name(
    "NSControlTextDidChangeNotification")
}
