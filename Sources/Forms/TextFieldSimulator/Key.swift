/// A key of a hardware keyboard.
public enum Key: Hashable, Sendable {
  /// A key that types a grapheme cluster.
  case character(Character)
  /// The Left Arrow key.
  case left
  /// The Right Arrow key.
  case right
  /// The Up Arrow key.
  case up
  /// The Down Arrow key.
  case down
  /// The Home key, which moves the caret to the beginning.
  case home
  /// The End key, which moves the caret to the end.
  case end
  /// The Backspace key, which deletes backward.
  case backspace
  /// The Delete key, which deletes forward.
  case delete
  /// The Tab key, which commits a composition.
  case tab
  /// The Enter key, which commits a composition or types a line feed.
  case enter
  /// The Escape key, which cancels a composition.
  case escape
}

extension Key: CustomStringConvertible {
  /// The name of the key, or the character that it types: `Left`, `Space`, `a`.
  public var description: String {
    if let named = Self.names.first(where: { $0.key == self }) { return named.name }
    if case .character(let character) = self { return String(character) }
    return ""
  }

  /// Creates a key from its name, in any case, or from the single character that it types.
  ///
  /// - Returns: `nil` if no key has that name.
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
