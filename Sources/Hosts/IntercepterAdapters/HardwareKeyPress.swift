#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A press, repetition or release of a key on a hardware keyboard.
  public struct HardwareKeyPress: Hashable, Sendable {
    /// The phase of the key press.
    public var phase: Phase
    /// The text that the key types with the modifiers.
    ///
    /// For a key that types no text, it is the platform's value for that key.
    public var characters: String
    /// The text that the key types without the modifiers.
    public var charactersIgnoringModifiers: String
    /// The modifier keys that are held down.
    public var modifiers: Modifiers
    /// The code of the key.
    ///
    /// It is a usage of the USB HID tables (`UIKeyboardHIDUsage`) in UIKit, and a virtual key code
    /// in AppKit.
    public var keyCode: Int

    /// Creates a key press.
    public init(
      _ phase: Phase, _ characters: String, charactersIgnoringModifiers: String? = nil,
      modifiers: Modifiers = [], keyCode: Int = 0
    ) {
      self.phase = phase
      self.characters = characters
      self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
      self.modifiers = modifiers
      self.keyCode = keyCode
    }

    /// The phase of a key press.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      /// The key went down.
      case began
      /// The keyboard repeats the key while it is down. Only macOS reports this phase.
      case repeated
      /// The key went up.
      case ended
      /// The key's release will not be reported, because the view lost the focus or the system took
      /// the key.
      case cancelled
    }

    /// A set of modifier keys.
    public struct Modifiers: OptionSet, Hashable, Sendable {
      /// The bits of the set.
      public let rawValue: Int

      /// Creates a set of modifiers from its bits.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Caps Lock is on.
      public static let capsLock = Modifiers(rawValue: 1 << 0)
      /// The Shift key.
      public static let shift = Modifiers(rawValue: 1 << 1)
      /// The Control key.
      public static let control = Modifiers(rawValue: 1 << 2)
      /// The Option or Alt key.
      public static let option = Modifiers(rawValue: 1 << 3)
      /// The Command key.
      public static let command = Modifiers(rawValue: 1 << 4)
      /// The key is on the numeric keypad.
      ///
      /// UIKit and AppKit also set this for arrow keys.
      public static let numericPad = Modifiers(rawValue: 1 << 5)
    }

    /// Returns whether the key types one of the characters, ignoring case; `nil` matches every key.
    func types(oneOf characters: String?) -> Bool {
      guard let characters else { return true }
      let key = charactersIgnoringModifiers.lowercased()
      return key.isEmpty == false && characters.lowercased().contains { String($0) == key }
    }
  }
#endif
