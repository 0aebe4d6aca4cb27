/// What a language says of an emoji: CLDR's annotations.
public struct EmojiAnnotation: Hashable, Sendable {
  /// The short name, which is read aloud (`type="tts"`); `nil` if there is none.
  public var name: String?
  /// The words under which people look for it.
  public var keywords: [String]

  /// Creates an annotation.
  public init(name: String? = nil, keywords: [String] = []) {
    self.name = name
    self.keywords = keywords
  }
}
