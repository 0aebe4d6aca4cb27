/// A query, ready to be looked for.
struct SearchQuery {
  /// All of it; `nil` if nothing can be looked for.
  let phrase: SearchWord?
  /// Its words, if there are several, each with the tones that it may mean.
  let words: [(word: SearchWord, tones: ToneSet)]

  /// - Parameter folded: What somebody has typed, folded.
  init(_ folded: [UInt8], in names: EmojiNames) {
    phrase = folded.isEmpty ? nil : SearchWord(folded)
    let parts = folded.split(separator: UInt8(ascii: " "))
    words =
      parts.count < 2
      ? []
      : parts.map {
        let word = SearchWord(Array($0))
        return (word, ToneSet(named: word, in: names))
      }
  }
}

/// Some of the five skin tones.
struct ToneSet {
  private var bits: UInt8

  static let all = ToneSet(bits: 0b11111)

  private init(bits: UInt8) { self.bits = bits }

  /// The tones whose names or keywords have a word.
  init(named word: SearchWord, in names: EmojiNames) {
    bits = 0
    for tone in SkinTone.allCases {
      guard let number = EmojiCatalogue.emoji(String(tone.scalar))?.emoji.number else { continue }
      let range = names.words(of: number)
      names.bytes.withUnsafeBufferPointer {
        if word.grade(in: UnsafeBufferPointer(rebasing: $0[range])) != nil {
          bits |= 1 << tone.rawValue
        }
      }
    }
  }

  var isEmpty: Bool { bits == 0 }

  func intersection(_ other: ToneSet) -> ToneSet { ToneSet(bits: bits & other.bits) }

  /// The tone that is meant: “dark” means the dark one rather than the medium-dark one.
  var meant: SkinTone? {
    let order: [SkinTone] = [.light, .dark, .medium, .mediumLight, .mediumDark]
    return order.first { bits & 1 << $0.rawValue != 0 }
  }
}
