/// A query that is prepared for the search.
struct SearchQuery {
  /// The complete query, or `nil` if it is empty.
  let phrase: SearchWord?
  /// The words of a query with several words, each with the tones that it may denote.
  let words: [(word: SearchWord, tones: ToneSet)]

  /// Creates a query.
  ///
  /// - Parameter folded: The folded text of the query.
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

/// A set of skin tones.
struct ToneSet: OptionSet {
  var rawValue: UInt8

  static let all = ToneSet(rawValue: 0b11111)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the set of tones whose names or keywords match a word.
  init(named word: SearchWord, in names: EmojiNames) {
    self = []
    for tone in SkinTone.allCases {
      let range = names.words(of: tone.component.number)
      names.bytes.withUnsafeBufferPointer {
        if word.grade(in: UnsafeBufferPointer(rebasing: $0[range])) != nil {
          rawValue |= 1 << tone.rawValue
        }
      }
    }
  }

  /// The tone that the user means: “dark” is the dark tone rather than the medium-dark one.
  var meant: SkinTone? {
    let order: [SkinTone] = [.light, .dark, .medium, .mediumLight, .mediumDark]
    return order.first { rawValue & 1 << $0.rawValue != 0 }
  }
}
