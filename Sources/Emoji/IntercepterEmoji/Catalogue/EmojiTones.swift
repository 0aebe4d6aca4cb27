/// The skin tones of an emoji: none, one, or one for each of two persons.
public struct EmojiTones: Hashable, Sendable {
  /// The tone of the first person, or `nil` for the default yellow.
  public let first: SkinTone?
  /// The tone of the second person, or `nil` if there are no tones.
  ///
  /// With a single tone, it equals the first, even if there is no second person.
  public let second: SkinTone?

  /// No tones.
  public static let none = EmojiTones(first: nil, second: nil)

  /// Returns the same tone for each person.
  public static func one(_ tone: SkinTone) -> EmojiTones { EmojiTones(first: tone, second: tone) }

  /// Returns a tone for each of two persons, in the order of the sequence.
  public static func two(_ first: SkinTone, _ second: SkinTone) -> EmojiTones {
    EmojiTones(first: first, second: second)
  }

  /// A Boolean value that indicates whether two persons have different tones.
  public var isMixed: Bool { first != second }

  private init(first: SkinTone?, second: SkinTone?) {
    self.first = first
    self.second = second
  }
}

/// The number of skin tones that an emoji takes.
public enum EmojiToneKind: Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// One, with five variants.
  case one
  /// One for each of two persons, with twenty-five variants.
  case two

  /// The variants, in the order of the tones.
  public var tones: [EmojiTones] {
    switch self {
    case .none: []
    case .one: SkinTone.allCases.map(EmojiTones.one)
    case .two:
      SkinTone.allCases.flatMap { first in SkinTone.allCases.map { EmojiTones.two(first, $0) } }
    }
  }
}
