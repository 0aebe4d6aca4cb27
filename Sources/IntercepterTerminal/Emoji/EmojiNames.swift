internal import TextInputIntercepter

/// Emoji by the names that Unicode gives to their scalars, and flags by their letters.
///
/// Sequences have no names there: families and skin tones are not found by name.
enum EmojiNames {
  /// An emoji and its name in lower case.
  struct Entry: Hashable, Sendable {
    let emoji: String
    let name: String
    /// The words of the name, as UTF-8: names are ASCII.
    let words: [[UInt8]]

    init(emoji: String, name: String) {
      self.emoji = emoji
      self.name = name
      words = name.words
    }
  }

  /// All of them, faces first; flags come last.
  static let all: [Entry] = named + flags

  private static let named: [Entry] = ranges.flatMap { range in
    range.compactMap { value -> Entry? in
      guard let scalar = Unicode.Scalar(value), scalar.properties.isEmoji,
        let name = scalar.properties.name
      else { return nil }
      var emoji = String(scalar)
      if !scalar.properties.isEmojiPresentation { emoji.unicodeScalars.append("\u{FE0F}") }
      guard Character(emoji).emojiQualification == .fullyQualified else { return nil }
      return Entry(emoji: emoji, name: name.lowercased())
    }
  }

  private static let flags: [Entry] = letters.flatMap { first in
    letters.compactMap { second -> Entry? in
      var emoji = String.UnicodeScalarView()
      emoji.append(Unicode.Scalar(0x1F1E6 + first)!)
      emoji.append(Unicode.Scalar(0x1F1E6 + second)!)
      guard Character(String(emoji)).emojiQualification == .fullyQualified else { return nil }
      let code = [first, second].map { String(Unicode.Scalar(0x61 + $0)!) }.joined()
      return Entry(emoji: String(emoji), name: "flag \(code)")
    }
  }

  private static let letters: Range<UInt32> = 0..<26

  /// Where emoji are that have a name.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x1F600...0x1F64F, 0x1F900...0x1FAFF, 0x1F300...0x1F5FF, 0x1F680...0x1F8FF, 0x1F000...0x1F2FF,
    0xA9...0xAE, 0x203C...0x2BFF, 0x3030...0x3299,
  ]

  /// The emoji whose names have words that begin as those of a query do; whole words come first.
  static func search(_ query: String) -> [Entry] {
    let words = query.lowercased().words
    if words.isEmpty { return all }
    let found = all.compactMap { entry -> (entry: Entry, rank: Int)? in
      var rank = entry.words.count
      for word in words {
        guard let part = entry.words.first(where: { $0.starts(with: word) }) else { return nil }
        if part.count != word.count { rank += 10 }
      }
      return (entry, rank)
    }
    // `sorted` is stable: what is equally near stays in the order of the scalars.
    return found.sorted { $0.rank < $1.rank }.map(\.entry)
  }
}

extension String {
  /// The words of ASCII letters and digits.
  fileprivate var words: [[UInt8]] {
    utf8.split { !(0x61...0x7A).contains($0) && !(0x30...0x39).contains($0) }.map(Array.init)
  }
}
