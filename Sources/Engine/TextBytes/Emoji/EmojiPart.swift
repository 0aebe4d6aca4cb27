/// The role of a scalar in an emoji sequence.
package enum EmojiPart {
  /// An emoji that is displayed as one on its own: Emoji_Presentation.
  case emoji
  /// An emoji that is displayed as text on its own: Emoji without Emoji_Presentation.
  case textEmoji
  /// A scalar that is Extended_Pictographic, but not assigned.
  case reserved
  /// A skin tone, U+1F3FB–1F3FF.
  case modifier
  /// A digit, `#` or `*`.
  case keycapBase
  /// U+20E3 COMBINING ENCLOSING KEYCAP.
  case keycap
  /// Half of a flag, U+1F1E6–1F1FF.
  case regionalIndicator
  /// U+FE0E VARIATION SELECTOR-15.
  case textSelector
  /// U+FE0F VARIATION SELECTOR-16.
  case emojiSelector
  /// U+200D ZERO WIDTH JOINER.
  case joiner
  /// U+E0020–E007E.
  case tag
  /// U+E007F CANCEL TAG.
  case endOfTags
  /// A scalar that cannot be part of an emoji.
  case other

  package init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar {
      case "#", "*", "0"..."9": .keycapBase
      case ..<"\u{A9}": .other
      case "\u{200D}": .joiner
      case "\u{20E3}": .keycap
      case "\u{FE0E}": .textSelector
      case "\u{FE0F}": .emojiSelector
      case "\u{1F1E6}"..."\u{1F1FF}": .regionalIndicator
      case "\u{1F3FB}"..."\u{1F3FF}": .modifier
      case "\u{E0020}"..."\u{E007E}": .tag
      case "\u{E007F}": .endOfTags
      default: EmojiTable.part(of: scalar.value)
      }
  }
}
