internal import TextInputIntercepter

/// A word or a complete query that is searched in the search words of emoji.
struct SearchWord {
  let bytes: [UInt8]
  /// A Boolean value that indicates whether a match may begin inside a word, as in scripts without
  /// spaces.
  let mayBeginInside: Bool

  /// Creates a word.
  ///
  /// - Parameter bytes: The folded text, which must not be empty.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    mayBeginInside = bytes.withUnsafeBufferPointer { $0.scalar(at: 0).value.isWrittenWithoutBlanks }
  }

  /// Returns the grade of the best match in search words, or `nil` if there is none.
  ///
  /// Lower grades are better: 0 is a complete name.
  ///
  /// - Complexity: O(*n*) in the length of the search words, without allocations.
  func grade(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { word in
      guard let first = word.first, text.count > word.count else { return nil }
      var best: Int?
      for start in 1...(text.count - word.count) where text[start] == first {
        let before = text[start - 1]
        guard before <= UInt8(ascii: " ") || mayBeginInside, text.has(word, at: start) else {
          continue
        }
        let end = start + word.count
        let after = end < text.count ? text[end] : SearchField.name
        let isAtStart = before < UInt8(ascii: " ")
        let grade = grade(
          isName: text.isInName(start), isAtStart: isAtStart,
          isWord: before <= UInt8(ascii: " ") && after <= UInt8(ascii: " "),
          isWhole: isAtStart && after < UInt8(ascii: " "))
        best = min(best ?? grade, grade)
        if grade == 0 { break }
      }
      return best
    }
  }

  /// Returns the grade of a match in a name or a keyword.
  ///
  /// Without spaces between words, 笑 may be the word in 笑う, and the start of a keyword is as good
  /// as the start of a name.
  private func grade(isName: Bool, isAtStart: Bool, isWord: Bool, isWhole: Bool) -> Int {
    switch (isName, isAtStart, isWord, isWhole) {
    case (false, true, false, _) where mayBeginInside: 3
    case (true, _, _, true): 0
    case (true, true, true, _): 2
    case (false, _, _, true): 2
    case (true, true, false, _): 3
    case (true, false, true, _): 4
    case (false, true, true, _): 4
    case (false, true, false, _): 5
    case (true, false, false, _): 5
    default: 6
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the field that contains an offset is a name.
  fileprivate func isInName(_ place: Int) -> Bool {
    var start = place - 1
    while start > 0, self[start] != SearchField.name, self[start] != SearchField.keyword {
      start -= 1
    }
    return self[start] == SearchField.name
  }

  fileprivate func has(_ word: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for offset in 1..<Swift.max(1, word.count) where self[start + offset] != word[offset] {
      return false
    }
    return true
  }
}
