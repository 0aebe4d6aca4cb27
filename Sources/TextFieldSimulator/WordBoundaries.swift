// Where words begin and end, for the caret and for keyboards that report whole words.
//
// A word is a run of letters, digits and underscores; an apostrophe between two of them belongs to
// it (`don't`). Everything else lies between words: spaces, punctuation, emoji. There is no
// dictionary: a run of ideographs is one word.

extension Character {
  /// Whether the cluster is part of a word wherever it stands.
  var isPartOfWord: Bool { isLetter || isNumber || self == "_" }

  fileprivate var isApostrophe: Bool { self == "'" || self == "’" }
}

extension String {
  /// The beginning of the word before a place, over everything that lies between.
  func wordStart(before place: Index) -> Index {
    var place = place
    while place > startIndex, !isPartOfWord(at: index(before: place)) {
      place = index(before: place)
    }
    return startOfWord(endingAt: place)
  }

  /// The end of the word behind a place, over everything that lies between.
  func wordEnd(after place: Index) -> Index {
    var place = place
    while place < endIndex, !isPartOfWord(at: place) { place = index(after: place) }
    while place < endIndex, isPartOfWord(at: place) { place = index(after: place) }
    return place
  }

  /// The part of a word that ends at an offset, both in UTF-16 code units; empty where none does.
  func word(before offset: Int) -> Range<Int> {
    let place = index(utf16: offset)
    return utf16Offset(of: startOfWord(endingAt: place))..<offset
  }

  private func startOfWord(endingAt place: Index) -> Index {
    var place = place
    while place > startIndex, isPartOfWord(at: index(before: place)) {
      place = index(before: place)
    }
    return place
  }

  private func isPartOfWord(at place: Index) -> Bool {
    if self[place].isPartOfWord { return true }
    guard self[place].isApostrophe, place > startIndex else { return false }
    let next = index(after: place)
    return next < endIndex && self[next].isPartOfWord && self[index(before: place)].isPartOfWord
  }
}
