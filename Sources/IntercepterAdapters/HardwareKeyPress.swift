#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A key of a hardware keyboard that went down or up.
  public struct HardwareKeyPress: Hashable, Sendable {
    /// What happened to the key.
    public var phase: Phase
    /// The text that the key types with what is held down; of a key that types nothing, what the
    /// platform says in its place.
    public var characters: String
    /// The text that the key types without what is held down.
    public var charactersIgnoringModifiers: String
    /// What is held down with the key.
    public var modifiers: Modifiers
    /// The number of the key: of UIKit's keys the usage of the USB HID tables (`UIKeyboardHIDUsage`), of AppKit's the
    /// virtual key code.
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

    /// What happened to a key.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      /// It went down.
      case began
      /// It is down still, and the keyboard repeats it; only macOS reports this.
      case repeated
      /// It went up.
      case ended
      /// It is down still, and nobody will report when it goes up: the view has lost the focus, or the
      /// system has taken the key.
      case cancelled
    }

    /// What is held down with a key.
    public struct Modifiers: OptionSet, Hashable, Sendable {
      /// The bits.
      public let rawValue: Int

      /// Creates a set of modifiers.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Caps lock is on.
      public static let capsLock = Modifiers(rawValue: 1 << 0)
      /// Shift.
      public static let shift = Modifiers(rawValue: 1 << 1)
      /// Control.
      public static let control = Modifiers(rawValue: 1 << 2)
      /// Option, or Alt.
      public static let option = Modifiers(rawValue: 1 << 3)
      /// Command.
      public static let command = Modifiers(rawValue: 1 << 4)
      /// The key is on the numeric keypad; UIKit and AppKit say so of arrows, too.
      public static let numericPad = Modifiers(rawValue: 1 << 5)
    }

    /// Whether the key types one of some characters, in whatever case; `nil` is every key.
    func types(oneOf characters: String?) -> Bool {
      guard let characters else { return true }
      let key = charactersIgnoringModifiers.lowercased()
      return key.isEmpty == false && characters.lowercased().contains { String($0) == key }
    }
  }
#endif
