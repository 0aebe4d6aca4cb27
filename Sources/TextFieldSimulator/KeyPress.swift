/// A key of a hardware keyboard that goes down or up, with the modifiers that are held.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The modifiers that are held.
  public var modifiers: Modifiers
  /// Whether the key goes down or up.
  public var phase: Phase

  /// Creates a key press.
  public init(_ key: Key, modifiers: Modifiers = [], phase: Phase = .began) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }

  /// Reads a key press from its name: `a`, `Tab`, `Ctrl+A`, `Shift+Option+Left`.
  ///
  /// - Returns: `nil` where a modifier or the key is unknown.
  public init?(name: String) { nil }

  /// The text the key types; empty for keys that type none.
  public var characters: String {
    if case .character(let character) = key { String(character) } else { "" }
  }

  /// What happens to the key.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// It goes down.
    case began
    /// It stays down and repeats.
    case repeated
    /// It goes up.
    case ended
  }

  /// The keys that change what others mean.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a modifier.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Option, or Alt.
    public static let option = Modifiers(rawValue: 4)
    /// Command.
    public static let command = Modifiers(rawValue: 8)
  }
}
