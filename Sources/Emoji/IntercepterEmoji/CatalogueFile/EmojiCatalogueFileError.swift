/// An error in a catalogue's file.
package enum EmojiCatalogueFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are not a catalogue.
  case notACatalogue
  /// The file has a format that this version cannot read.
  case otherFormat(Int)
  /// The file is truncated or altered.
  case damaged

  /// A message with the error and its remedy.
  package var description: String {
    switch self {
    case .notACatalogue: "this is not a catalogue of emoji"
    case .otherFormat(let format):
      """
      the catalogue of emoji has format \(format) and this version reads format \
      \(EmojiCatalogueFile.format): copy it from the package of the engine
      """
    case .damaged: "the catalogue of emoji is damaged: copy it from the package of the engine"
    }
  }
}
