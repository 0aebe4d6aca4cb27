/// A key of a hardware keyboard.
public enum Key: Hashable, Sendable {
  /// A key that types a grapheme cluster.
  case character(Character)
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// To the beginning.
  case home
  /// To the end.
  case end
  /// Removes what is before the caret.
  case backspace
  /// Removes what is behind the caret.
  case delete
  /// Goes to the next field.
  case tab
  /// Commits a composition, or types a line feed.
  case enter
  /// Cancels a composition.
  case escape
}

extension Key: CustomStringConvertible {
  /// The key's name, or the character that it types: `Left`, `Space`, `a`.
  public var description: String {
    if let named = Self.names.first(where: { $0.key == self }) { return named.name }
    if case .character(let character) = self { return String(character) }
    return ""
  }

  /// Reads a key from its name, in any case, or from the one character that it types.
  ///
  /// - Returns: `nil` where there is no key of that name.
  public init?(name: String) {
    if name.count == 1, let character = name.first {
      self = .character(character)
      return
    }
    let name = name.lowercased()
    guard let named = Self.names.first(where: { $0.name.lowercased() == name }) else { return nil }
    self = named.key
  }

  private static let names: [(name: String, key: Key)] = [
    ("Left", .left), ("Right", .right), ("Up", .up), ("Down", .down), ("Home", .home),
    ("End", .end), ("Backspace", .backspace), ("Delete", .delete), ("Tab", .tab),
    ("Enter", .enter), ("Return", .enter), ("Escape", .escape), ("Esc", .escape),
    ("Space", .character(" ")),
  ]
}
