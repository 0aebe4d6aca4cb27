/// The annotation of an emoji in a language, as in CLDR.
public struct EmojiAnnotation: Hashable, Sendable {
  /// The short name, which is read aloud (`type="tts"`), or `nil` if there is none.
  public var name: String?
  /// The keywords for searches.
  public var keywords: [String]

  /// Creates an annotation.
  public init(name: String? = nil, keywords: [String] = []) {
    self.name = name
    self.keywords = keywords
  }
}
