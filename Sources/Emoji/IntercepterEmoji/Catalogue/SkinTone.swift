/// The five skin tones of emoji, based on the Fitzpatrick scale (UTS #51, section 2.4).
public enum SkinTone: UInt8, Hashable, Sendable, CaseIterable {
  /// Types I and II, U+1F3FB.
  case light
  /// Type III, U+1F3FC.
  case mediumLight
  /// Type IV, U+1F3FD.
  case medium
  /// Type V, U+1F3FE.
  case mediumDark
  /// Type VI, U+1F3FF.
  case dark

  /// The modifier of the tone, U+1F3FB–1F3FF.
  public var scalar: Unicode.Scalar {
    Unicode.Scalar(0x1F3FB + UInt32(rawValue)) ?? "\u{1F3FB}"
  }

  /// The English name, such as "medium-light skin tone".
  public var name: String { component.name }

  /// The emoji that is the modifier alone: the first five components.
  var component: Emoji {
    Emoji(number: EmojiGroup.components.emoji.startIndex + Int(rawValue))
  }

  /// Creates the tone of a modifier, or returns `nil` for any other scalar.
  public init?(_ scalar: Unicode.Scalar) {
    guard (0x1F3FB...0x1F3FF).contains(scalar.value) else { return nil }
    self.init(rawValue: UInt8(scalar.value - 0x1F3FB))
  }
}
