@_exported public import FoundationStub

/// A rectangle.
public typealias NSRect = CGRect
/// A size in points.
public typealias NSSize = CGSize

/// What events are sent to.
@MainActor
open class NSResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Creates a responder from a nib.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether the responder takes keys.
  open var acceptsFirstResponder: Bool { false }
  /// What undoes.
  open var undoManager: UndoManager? { nil }

  /// How many keys went to the next responder.
  public private(set) var passedOn = 0
  /// A key went down.
  open func keyDown(with event: NSEvent) { passedOn += 1 }
  /// A key went up.
  open func keyUp(with event: NSEvent) { passedOn += 1 }
  /// The responder gets the focus.
  open func becomeFirstResponder() -> Bool { true }
  /// The responder loses the focus.
  open func resignFirstResponder() -> Bool { true }
  /// Finds out what keys stand for, and calls one of the methods below.
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {
    for event in eventArray { event.interpretation(self) }
  }
  /// Inserts text.
  open func insertText(_ insertString: Any) {}
  /// Deletes back.
  open func deleteBackward(_ sender: Any?) {}
  /// Deletes on.
  open func deleteForward(_ sender: Any?) {}
  /// Moves left.
  open func moveLeft(_ sender: Any?) {}
  /// Moves right.
  open func moveRight(_ sender: Any?) {}
  /// Moves to the beginning of the line.
  open func moveToBeginningOfLine(_ sender: Any?) {}
  /// Moves to the end of the line.
  open func moveToEndOfLine(_ sender: Any?) {}
}

/// A key, and what the user's key bindings make of it.
@MainActor
open class NSEvent: NSObject {
  let interpretation: (NSResponder) -> Void
  private let text: (characters: String?, unmodified: String?)
  private let flags: ModifierFlags
  private let code: UInt16
  private let repeats: Bool

  /// Creates a key.
  public init(
    _ interpretation: @escaping (NSResponder) -> Void = { _ in }, _ characters: String? = nil,
    unmodified: String? = nil, _ flags: ModifierFlags = [], code: UInt16 = 0, repeats: Bool = false
  ) {
    self.interpretation = interpretation
    text = (characters, unmodified ?? characters)
    (self.flags, self.code, self.repeats) = (flags, code, repeats)
  }

  /// What the key types.
  open var characters: String? { text.characters }
  /// What the key would type with Shift alone.
  open var charactersIgnoringModifiers: String? { text.unmodified }
  /// What is held down with it.
  open var modifierFlags: ModifierFlags { flags }
  /// Which key it is.
  open var keyCode: UInt16 { code }
  /// Whether the key has been down for a while.
  open var isARepeat: Bool { repeats }

  /// What is held down with a key.
  public struct ModifierFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of modifiers.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Caps lock.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// A key of the number pad, or an arrow.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
  }
}

/// A view.
@MainActor
open class NSView: NSResponder {
  /// Creates a view.
  public init(frame frameRect: NSRect) { super.init() }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The window that the view is in; the tests set it.
  open var window: NSWindow? { didSet { viewDidMoveToWindow() } }
  /// The size that it has of its own accord.
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  /// The view is in another window, or in none.
  open func viewDidMoveToWindow() {}

  /// How much the view minds to be smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}

  /// What keys go through.
  open var inputContext: NSTextInputContext? { nil }
}

/// A window.
@MainActor
open class NSWindow: NSResponder {
  /// What keys go to.
  open private(set) weak var firstResponder: NSResponder?

  /// Sends keys to a responder.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    firstResponder = responder
    return true
  }
}

/// The running program.
@MainActor
open class NSApplication: NSResponder {
  /// The only one.
  public static let shared = NSApplication()
  /// How often the palette was asked for.
  public var paletteCount = 0

  /// Shows the palette of emoji and symbols.
  open func orderFrontCharacterPalette(_ sender: Any?) { paletteCount += 1 }
}

/// A rule of the layout.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// A direction of the layout.
  public enum Orientation: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How much a view minds.
  public struct Priority: Hashable, Sendable {
    /// The number, up to 1,000.
    public let rawValue: Float

    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// It does not mind much.
    public static let defaultLow = Priority(rawValue: 250)
  }
}

/// A font.
@MainActor
open class NSFont: NSObject {
  /// Its size in points.
  public let pointSize: CGFloat

  init(_ size: CGFloat) { pointSize = size }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(fontSize) }
}

/// Where a text stands in its line.
public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left
  /// In the middle.
  case center
}

/// The name of a keyboard layout or an input method.
public typealias NSTextInputSourceIdentifier = String

/// What keys go through.
@MainActor
open class NSTextInputContext: NSObject {
  /// How often the marked text was discarded.
  public private(set) var discardCount = 0
  /// The keyboard layout or input method.
  open var selectedKeyboardInputSource: NSTextInputSourceIdentifier?

  /// Has the input method forget the marked text.
  open func discardMarkedText() { discardCount += 1 }
}
