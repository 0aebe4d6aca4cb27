public import TextInputIntercepter

/// What is wrong with a pack of names.
public enum EmojiNamesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are no pack at all.
  case notAPack
  /// The pack has a format that this version cannot read.
  case otherFormat(Int)
  /// The pack was made for another version of the catalogue.
  case otherCatalogue(EmojiVersion)
  /// The pack is cut off, or its bytes have changed.
  case damaged

  /// What is wrong, and what helps.
  public var description: String {
    switch self {
    case .notAPack: "this is no pack of emoji names"
    case .otherFormat(let format):
      "the pack has format \(format) and this version reads format \(PackHeader.format): make it again"
    case .otherCatalogue(let version):
      "the pack is for emoji \(version) and this version has \(EmojiCatalogue.version): make it again"
    case .damaged: "the pack is damaged: make it again"
    }
  }
}
