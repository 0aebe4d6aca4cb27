@_exported public import FoundationStub

@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var canBecomeFirstResponder: Bool { false }
  open private(set) var isFirstResponder = false
  open var next: UIResponder? { nil }
  open var inputView: UIView? { nil }
  open var undoManager: UndoManager? { nil }
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  open var textInputContextIdentifier: String? { nil }

  public private(set) var passedOn = 0
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passedOn += presses.count
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passedOn += presses.count
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passedOn += presses.count
  }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  open func reloadInputViews() {}
}

@MainActor
open class UIView: UIResponder {
  public init(frame: CGRect) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open var window: UIWindow? { didSet { didMoveToWindow() } }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func layoutSubviews() {}
  open func didMoveToWindow() {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

@MainActor
open class UIWindow: UIView {}

public struct UILayoutPriority: Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}

@MainActor
open class UIFont: NSObject {
  public let pointSize: CGFloat

  init(_ size: CGFloat) { pointSize = size }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }

  public struct TextStyle: Hashable, Sendable {
    let size: CGFloat
    init(_ size: CGFloat) { self.size = size }

    public static let title1 = TextStyle(28)
    public static let title2 = TextStyle(22)
    public static let title3 = TextStyle(20)
    public static let headline = TextStyle(17)
    public static let subheadline = TextStyle(15)
    public static let body = TextStyle(17)
    public static let callout = TextStyle(16)
    public static let footnote = TextStyle(13)
    public static let caption1 = TextStyle(12)
    public static let caption2 = TextStyle(11)
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style.size) }
}

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
}

@MainActor
open class UITextInputMode: NSObject {
  public static var installed: [UITextInputMode] = []
  private let language: String?

  public init(_ language: String?) { self.language = language }

  public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  open class var activeInputModes: [UITextInputMode] { installed }

  open var primaryLanguage: String? { language }
}
