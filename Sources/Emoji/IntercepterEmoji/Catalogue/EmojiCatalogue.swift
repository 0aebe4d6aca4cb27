public import TextInputIntercepter

/// Every emoji of `emoji-test.txt`, in the order of that file and of keyboards.
///
/// ```swift
/// EmojiCatalogue.all.count  // 1923: 1,914 emoji and nine components
/// EmojiCatalogue.emoji("🤦🏼‍♂️")?.name  // "man facepalming: medium-light skin tone"
/// EmojiGroup.foodAndDrink.emoji.first?.name  // "grapes"
/// ```
///
/// The first use finds where the lines of the table begin. Looking up an emoji does not allocate.
public enum EmojiCatalogue {
  /// The version of the catalogue, 17.0.
  public static var version: EmojiVersion { EmojiCatalogueTable.version }

  /// All emoji without skin tones, and the components.
  public static var all: EmojiSequence { EmojiSequence(0..<EmojiCatalogueTable.count) }

  /// Returns the emoji of a text, with its skin tones, in any qualification.
  ///
  /// - Returns: The emoji, or `nil` for any other text, for several emoji, and for an emoji that no
  ///   version contains.
  /// - Complexity: O(*n* log *m*) in the length of the text and the number of emoji, without
  ///   allocations.
  public static func emoji(_ text: String) -> TonedEmoji? {
    var text = text
    return text.withUTF8 { EmojiKey($0)?.emoji }
  }
}
