/// The skin tones of an emoji: none, one, or one for each of two persons.
public struct EmojiTones: Hashable, Sendable {
  /// The tone of the first person; `nil` for the yellow of emoji without one.
  public let first: SkinTone?
  /// The tone of the second person.
  ///
  /// With one tone it is that one, whether there is a second person or not; `nil` without tones.
  public let second: SkinTone?

  /// No tones.
  public static let none = EmojiTones(first: nil, second: nil)

  /// The same tone for everybody.
  public static func one(_ tone: SkinTone) -> EmojiTones { EmojiTones(first: tone, second: tone) }

  /// A tone for each of two persons, in the order of the sequence.
  public static func two(_ first: SkinTone, _ second: SkinTone) -> EmojiTones {
    EmojiTones(first: first, second: second)
  }

  /// Whether two persons have different tones.
  public var isMixed: Bool { first != second }

  private init(first: SkinTone?, second: SkinTone?) {
    self.first = first
    self.second = second
  }
}

/// How many skin tones an emoji takes.
public enum EmojiToneKind: Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// One: five variants.
  case one
  /// One for each of two persons: twenty-five variants.
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
