#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import IntercepterEmoji
  public import UIKit

  extension EmojiNames {
    /// Returns the names in the first of the device's languages whose pack a bundle contains, or
    /// Unicode's English names.
    ///
    /// A pack is a resource named after its language, such as `ja.emoji` or `zh-Hant.emoji`. A user
    /// with `de-AT` gets `de-AT.emoji` or `de.emoji`. A pack that cannot be read is ignored.
    ///
    /// - Complexity: O(*n*) in the length of the pack, which is read and checked.
    public static func shipped(in bundle: Bundle = .main) -> EmojiNames {
      for language in Locale.preferredLanguages {
        var subtags = language.split(separator: "-")
        while !subtags.isEmpty {
          let name = subtags.joined(separator: "-")
          if let url = bundle.url(forResource: name, withExtension: "emoji"),
            let pack = try? Data(contentsOf: url), let names = try? EmojiNames(Array(pack))
          {
            return names
          }
          subtags.removeLast()
        }
        if language.hasPrefix("en") { break }
      }
      return .unicode
    }
  }
#endif
