public import TextInputIntercepter

/// Every emoji of `emoji-test.txt` in its order, which is that of keyboards.
///
/// ```swift
/// EmojiCatalogue.all.count  // 1923: 1,914 emoji and nine components
/// EmojiCatalogue.emoji("🤦🏼‍♂️")?.name  // "man facepalming: medium-light skin tone"
/// EmojiGroup.foodAndDrink.emoji.first?.name  // "grapes"
/// ```
///
/// The list stands in the binary and is read there: nothing is set up, and looking an emoji up allocates
/// nothing.
public enum EmojiCatalogue {
  /// The version of the list, 17.0.
  public static let version = EmojiCatalogueTable.version

  /// All emoji without skin tones, and the components.
  public static let all = EmojiSequence(0..<EmojiCatalogueTable.order.count)

  /// The emoji that a text is, with its skin tones, in whatever qualification it is written.
  ///
  /// - Returns: `nil` for everything else: ordinary text, several emoji, an emoji that no version lists.
  /// - Complexity: O(*n* log *m*) in the length of the text and the number of emoji, without allocations.
  public static func emoji(_ text: String) -> TonedEmoji? {
    var text = text
    return text.withUTF8 { EmojiKey($0)?.emoji }
  }
}
