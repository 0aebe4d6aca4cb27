@_exported public import FoundationStub

public typealias NSRect = CGRect
public typealias NSSize = CGSize

@MainActor
open class NSResponder: NSObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open var acceptsFirstResponder: Bool { false }
  open var undoManager: UndoManager? { nil }

  public private(set) var passedOn = 0
  open func keyDown(with event: NSEvent) { passedOn += 1 }
  open func keyUp(with event: NSEvent) { passedOn += 1 }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {
    for event in eventArray { event.interpretation(self) }
  }
  open func insertText(_ insertString: Any) {}
  open func deleteBackward(_ sender: Any?) {}
  open func deleteForward(_ sender: Any?) {}
  open func moveLeft(_ sender: Any?) {}
  open func moveRight(_ sender: Any?) {}
  open func moveToBeginningOfLine(_ sender: Any?) {}
  open func moveToEndOfLine(_ sender: Any?) {}
}

@MainActor
open class NSEvent: NSObject {
  let interpretation: (NSResponder) -> Void
  private let text: (characters: String?, unmodified: String?)
  private let flags: ModifierFlags
  private let code: UInt16
  private let repeats: Bool

  public init(
    _ interpretation: @escaping (NSResponder) -> Void = { _ in }, _ characters: String? = nil,
    unmodified: String? = nil, _ flags: ModifierFlags = [], code: UInt16 = 0, repeats: Bool = false
  ) {
    self.interpretation = interpretation
    text = (characters, unmodified ?? characters)
    (self.flags, self.code, self.repeats) = (flags, code, repeats)
  }

  open var characters: String? { text.characters }
  open var charactersIgnoringModifiers: String? { text.unmodified }
  open var modifierFlags: ModifierFlags { flags }
  open var keyCode: UInt16 { code }
  open var isARepeat: Bool { repeats }

  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
  }
}

@MainActor
open class NSView: NSResponder {
  public init(frame frameRect: NSRect) { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var window: NSWindow? { didSet { viewDidMoveToWindow() } }
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  open func viewDidMoveToWindow() {}

  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}

  open var inputContext: NSTextInputContext? { nil }
}

@MainActor
open class NSWindow: NSResponder {
  open private(set) weak var firstResponder: NSResponder?

  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    firstResponder = responder
    return true
  }
}

@MainActor
open class NSApplication: NSResponder {
  public static let shared = NSApplication()
  public var paletteCount = 0

  open func orderFrontCharacterPalette(_ sender: Any?) { paletteCount += 1 }
}

@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Orientation: Int, Sendable {
    case horizontal
    case vertical
  }

  public struct Priority: Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let defaultLow = Priority(rawValue: 250)
  }
}

@MainActor
open class NSFont: NSObject {
  public let pointSize: CGFloat

  init(_ size: CGFloat) { pointSize = size }

  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(fontSize) }
}

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
}

public typealias NSTextInputSourceIdentifier = String

@MainActor
open class NSTextInputContext: NSObject {
  public private(set) var discardCount = 0
  open var selectedKeyboardInputSource: NSTextInputSourceIdentifier?

  open func discardMarkedText() { discardCount += 1 }
}
