/// A hardware key that is pressed or released, with the modifiers that are held down.
///
/// ```swift
/// KeyPress(.left, modifiers: [.shift, .option])
/// KeyPress(name: "Shift+Option+Left")  // the same
/// ```
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The modifiers that are held down.
  public var modifiers: Modifiers
  /// The phase of the key press, set by ``SimulatedTextField/press(_:)`` and
  /// ``SimulatedTextField/release(_:)``.
  public var phase: Phase

  /// Creates a key press.
  public init(_ key: Key, modifiers: Modifiers = [], phase: Phase = .began) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }

  /// The text that the key types, in upper case with Shift.
  ///
  /// It is empty for keys that type no text.
  public var characters: String {
    guard case .character(let character) = key else { return "" }
    return modifiers.contains(.shift) ? character.uppercased() : String(character)
  }

  /// A phase of a key press.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// The key is pressed.
    case began
    /// The key is held down and repeats.
    case repeated
    /// The key is released.
    case ended
  }

  /// A set of modifier keys.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The modifiers as bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Control key.
    public static let control = Modifiers(rawValue: 1)
    /// The Option key, or Alt.
    public static let option = Modifiers(rawValue: 2)
    /// The Shift key.
    public static let shift = Modifiers(rawValue: 4)
    /// The Command key, or Meta.
    public static let command = Modifiers(rawValue: 8)
  }
}

extension KeyPress: CustomStringConvertible {
  /// The names of the modifiers and the key: `Ctrl+Shift+Left`.
  public var description: String {
    let held = Self.modifierNames.filter { modifiers.contains($0.modifier) }
    return (held.map { $0.names[0] } + [key.description]).joined(separator: "+")
  }

  /// Creates a key press from its name: `a`, `Tab`, `Ctrl+A`, `Shift+Option+Left`, `Ctrl++`.
  ///
  /// Names of modifiers and special keys are not case-sensitive. The modifiers are `Ctrl`,
  /// `Control`, `Option`, `Alt`, `Shift`, `Cmd`, `Command` and `Meta`. The key is any name that
  /// ``Key/init(name:)`` accepts.
  ///
  /// - Returns: `nil` if a modifier or the key is unknown.
  public init?(name: String) {
    var rest = Substring(name)
    var modifiers: Modifiers = []
    while let plus = rest.dropFirst().firstIndex(of: "+"), plus != rest.index(before: rest.endIndex)
    {
      let word = rest[..<plus].lowercased()
      let known = Self.modifierNames.first { $0.names.contains { $0.lowercased() == word } }
      guard let known else { return nil }
      modifiers.insert(known.modifier)
      rest = rest[plus...].dropFirst()
    }
    guard let key = Key(name: String(rest)) else { return nil }
    self.init(key, modifiers: modifiers)
  }

  private static let modifierNames: [(modifier: Modifiers, names: [String])] = [
    (.control, ["Ctrl", "Control"]),
    (.option, ["Option", "Alt"]),
    (.shift, ["Shift"]),
    (.command, ["Cmd", "Command", "Meta"]),
  ]
}
