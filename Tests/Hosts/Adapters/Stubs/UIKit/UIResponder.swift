@_exported public import FoundationStub

/// What events are sent to.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Whether the responder takes keys.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder has the focus.
  open private(set) var isFirstResponder = false
  /// What gets the events that it does not handle.
  open var next: UIResponder? { nil }
  /// What is shown in the keyboard's place.
  open var inputView: UIView? { nil }
  /// What undoes.
  open var undoManager: UndoManager? { nil }
  /// The keyboard.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// What the keyboard is remembered under.
  open var textInputContextIdentifier: String? { nil }

  /// How many presses went to the next responder.
  public private(set) var passedOn = 0
  /// Keys went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passedOn += presses.count
  }
  /// Keys went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passedOn += presses.count
  }
  /// Nobody will tell when the keys go up.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passedOn += presses.count
  }

  /// Gives the responder the focus.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  /// Takes the focus away.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// Shows the keyboard anew.
  open func reloadInputViews() {}
}

/// A view.
@MainActor
open class UIView: UIResponder {
  /// Creates a view.
  public init(frame: CGRect) { super.init() }

  /// Creates a view from a storyboard.
  public required init?(coder: NSCoder) { super.init() }

  /// The window that the view is in; the tests set it.
  open var window: UIWindow? { didSet { didMoveToWindow() } }
  /// The size that it has of its own accord.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Lays out the views in it.
  open func layoutSubviews() {}
  /// The view is in another window, or in none.
  open func didMoveToWindow() {}
  /// How much the view minds to be smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// How much the view minds to be larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

/// A window.
@MainActor
open class UIWindow: UIView {}

/// How much a view minds.
public struct UILayoutPriority: Hashable, Sendable {
  /// The number, up to 1,000.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// It minds.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// It does not mind much.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

/// A rule of the layout.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// A direction of the layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}

/// A font.
@MainActor
open class UIFont: NSObject {
  /// Its size in points.
  public let pointSize: CGFloat

  init(_ size: CGFloat) { pointSize = size }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }

  /// What a text is for.
  public struct TextStyle: Hashable, Sendable {
    let size: CGFloat
    init(_ size: CGFloat) { self.size = size }

    /// A title.
    public static let title1 = TextStyle(28)
    /// A smaller title.
    public static let title2 = TextStyle(22)
    /// A title that is smaller still.
    public static let title3 = TextStyle(20)
    /// A heading.
    public static let headline = TextStyle(17)
    /// A smaller heading.
    public static let subheadline = TextStyle(15)
    /// What is read.
    public static let body = TextStyle(17)
    /// What is called out.
    public static let callout = TextStyle(16)
    /// A footnote.
    public static let footnote = TextStyle(13)
    /// A caption.
    public static let caption1 = TextStyle(12)
    /// A smaller caption.
    public static let caption2 = TextStyle(11)
  }

  /// The font that the user prefers for a style.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style.size) }
}

/// Where a text stands in its line.
public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left
  /// In the middle.
  case center
}

/// A keyboard that the user has.
@MainActor
open class UITextInputMode: NSObject {
  /// The keyboards; the tests set them.
  public static var installed: [UITextInputMode] = []
  private let language: String?

  /// Creates a keyboard.
  public init(_ language: String?) { self.language = language }

  /// Posted when another keyboard is there.
  public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// The keyboards that the user has.
  open class var activeInputModes: [UITextInputMode] { installed }

  /// The keyboard's language.
  open var primaryLanguage: String? { language }
}
