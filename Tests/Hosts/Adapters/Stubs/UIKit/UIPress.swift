/// A key that went down.
@MainActor
open class UIPress: NSObject, Hashable {
  private let pressedKey: UIKey?

  /// Creates a press.
  public init(_ key: UIKey?) { pressedKey = key }

  /// The key; `nil` for the button of a remote control.
  open var key: UIKey? { pressedKey }

  /// Whether both are one press.
  public nonisolated static func == (first: UIPress, second: UIPress) -> Bool { first === second }

  /// Hashes the press.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Keys that went down together.
@MainActor
open class UIPressesEvent: NSObject {}

/// A key of a hardware keyboard.
@MainActor
open class UIKey: NSObject {
  private let usage: UIKeyboardHIDUsage
  private let flags: UIKeyModifierFlags
  private let text: (characters: String, unmodified: String)

  /// Creates a key.
  public init(
    _ usage: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], _ characters: String = "",
    unmodified: String? = nil
  ) {
    (self.usage, self.flags) = (usage, flags)
    text = (characters, unmodified ?? characters)
  }

  /// Which key it is.
  open var keyCode: UIKeyboardHIDUsage { usage }
  /// What is held down with it.
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// What it would type.
  open var characters: String { text.characters }
  /// What it would type if nothing were held down with it.
  open var charactersIgnoringModifiers: String { text.unmodified }
}

/// The keys, by their numbers (USB HID usage tables).
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// A.
  case keyboardA = 4
  /// Home.
  case keyboardHome = 74
  /// Delete forward.
  case keyboardDeleteForward = 76
  /// End.
  case keyboardEnd = 77
  /// The right arrow.
  case keyboardRightArrow = 79
  /// The left arrow.
  case keyboardLeftArrow = 80
  /// 1 of the numeric keypad.
  case keypad1 = 89
}

/// What is held down with a key.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of modifiers.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad, or an arrow.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
