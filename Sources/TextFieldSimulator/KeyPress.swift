/// A key of a hardware keyboard that goes down or up, with the modifiers that are held.
///
/// ```swift
/// KeyPress(.left, modifiers: [.shift, .option])
/// KeyPress(name: "Shift+Option+Left")  // the same
/// ```
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The modifiers that are held.
  public var modifiers: Modifiers
  /// Whether the key goes down or up; ``SimulatedTextField/press(_:)`` and
  /// ``SimulatedTextField/release(_:)`` fill it in.
  public var phase: Phase

  /// Creates a key press.
  public init(_ key: Key, modifiers: Modifiers = [], phase: Phase = .began) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }

  /// The text the key types, an upper-case letter with Shift; empty for keys that type none.
  public var characters: String {
    guard case .character(let character) = key else { return "" }
    return modifiers.contains(.shift) ? character.uppercased() : String(character)
  }

  /// A moment in the life of a pressed key.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// It goes down.
    case began
    /// It stays down and repeats.
    case repeated
    /// It goes up.
    case ended
  }

  /// The keys that change what others do.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a modifier.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Control.
    public static let control = Modifiers(rawValue: 1)
    /// Option, or Alt.
    public static let option = Modifiers(rawValue: 2)
    /// Shift.
    public static let shift = Modifiers(rawValue: 4)
    /// Command, or Meta.
    public static let command = Modifiers(rawValue: 8)
  }
}

extension KeyPress: CustomStringConvertible {
  /// The name of the key with those of its modifiers before it: `Ctrl+Shift+Left`.
  public var description: String {
    let held = Self.modifierNames.filter { modifiers.contains($0.modifier) }
    return (held.map { $0.names[0] } + [key.description]).joined(separator: "+")
  }

  /// Reads a key press from its name: `a`, `Tab`, `Ctrl+A`, `Shift+Option+Left`, `Ctrl++`.
  ///
  /// Case is of no account in the names of modifiers and special keys. A modifier is one of `Ctrl`,
  /// `Control`, `Option`, `Alt`, `Shift`, `Cmd`, `Command`, `Meta`; a key is what ``Key/init(name:)``
  /// reads.
  ///
  /// - Returns: `nil` where a modifier or the key is unknown.
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
