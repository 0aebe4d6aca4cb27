public import TextInputIntercepter

/// An error in a pack of names.
public enum EmojiNamesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are not a pack.
  case notAPack
  /// The pack has a format that this version cannot read.
  case otherFormat(Int)
  /// The pack was made for another version of the catalogue.
  case otherCatalogue(EmojiVersion)
  /// The pack is truncated or altered.
  case damaged

  /// A message with the error and its remedy.
  public var description: String {
    switch self {
    case .notAPack: "this is not a pack of emoji names"
    case .otherFormat(let format):
      "the pack has format \(format) and this version reads format \(PackHeader.format): make it again"
    case .otherCatalogue(let version):
      "the pack is for emoji \(version) and this version has \(EmojiCatalogue.version): make it again"
    case .damaged: "the pack is damaged: make it again"
    }
  }
}
