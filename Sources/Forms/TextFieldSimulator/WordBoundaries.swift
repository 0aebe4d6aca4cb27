// Word boundaries, for the caret and for keyboards that report whole words.
//
// A word is a run of letters, digits and underscores. An apostrophe between two of them is part of
// the word (`don't`). Spaces, punctuation and emoji are not. There is no dictionary: a run of
// ideographs is one word.

extension Character {
  /// A Boolean value that indicates whether the cluster is part of a word in every context.
  var isPartOfWord: Bool { isLetter || isNumber || self == "_" }

  fileprivate var isApostrophe: Bool { self == "'" || self == "’" }
}

extension String {
  /// Returns the beginning of the word before an index, skipping the characters between words.
  func wordStart(before place: Index) -> Index {
    let last = self[..<place].indices.last { isPartOfWord(at: $0) }
    return startOfWord(endingAt: last.map { index(after: $0) } ?? startIndex)
  }

  /// Returns the end of the word after an index, skipping the characters between words.
  func wordEnd(after place: Index) -> Index {
    let start = self[place...].indices.first { isPartOfWord(at: $0) } ?? endIndex
    return self[start...].indices.first { !isPartOfWord(at: $0) } ?? endIndex
  }

  /// Returns the range of the word before an offset, both in UTF-16 code units; empty if there is
  /// no word.
  func word(before offset: Int) -> Range<Int> {
    let place = index(utf16: offset)
    return utf16Offset(of: startOfWord(endingAt: place))..<offset
  }

  private func startOfWord(endingAt place: Index) -> Index {
    let last = self[..<place].indices.last { !isPartOfWord(at: $0) }
    return last.map { index(after: $0) } ?? startIndex
  }

  private func isPartOfWord(at place: Index) -> Bool {
    if self[place].isPartOfWord { return true }
    guard self[place].isApostrophe, place > startIndex else { return false }
    let next = index(after: place)
    return next < endIndex && self[next].isPartOfWord && self[index(before: place)].isPartOfWord
  }
}
