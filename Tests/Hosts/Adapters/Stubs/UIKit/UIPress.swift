@MainActor
open class UIPress: NSObject, Hashable {
  private let pressedKey: UIKey?

  public init(_ key: UIKey?) { pressedKey = key }

  open var key: UIKey? { pressedKey }

  public nonisolated static func == (first: UIPress, second: UIPress) -> Bool { first === second }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor
open class UIPressesEvent: NSObject {}

@MainActor
open class UIKey: NSObject {
  private let usage: UIKeyboardHIDUsage
  private let flags: UIKeyModifierFlags
  private let text: (characters: String, unmodified: String)

  public init(
    _ usage: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], _ characters: String = "",
    unmodified: String? = nil
  ) {
    (self.usage, self.flags) = (usage, flags)
    text = (characters, unmodified ?? characters)
  }

  open var keyCode: UIKeyboardHIDUsage { usage }
  open var modifierFlags: UIKeyModifierFlags { flags }
  open var characters: String { text.characters }
  open var charactersIgnoringModifiers: String { text.unmodified }
}

public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 4
  case keyboardHome = 74
  case keyboardDeleteForward = 76
  case keyboardEnd = 77
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keypad1 = 89
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
