@_exported public import FoundationStub

/// What events are sent to.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Whether the responder takes keys.
  open var canBecomeFirstResponder: Bool { false }
  /// What undoes.
  open var undoManager: UndoManager? { nil }
  /// The keyboard.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// What the keyboard is remembered under.
  open var textInputContextIdentifier: String? { nil }

  /// Keys went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

/// A view.
@MainActor
open class UIView: UIResponder {
  /// Creates a view.
  public init(frame: CGRect) { super.init() }

  /// Creates a view from a storyboard.
  public required init?(coder: NSCoder) { super.init() }
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
