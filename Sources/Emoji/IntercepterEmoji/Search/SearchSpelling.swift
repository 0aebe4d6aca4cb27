extension EmojiNames {
  /// Returns the words of names and keywords that the user may have mistyped.
  ///
  /// One letter may be wrong, missing, superfluous or swapped with the next one. The first letter
  /// must be right.
  ///
  /// - Parameter typed: The folded word or its beginning, in ASCII.
  /// - Complexity: O(*n*) in the length of all names and keywords.
  func words(meantBy typed: [UInt8]) -> [[UInt8]] {
    guard typed.count >= 4, typed.allSatisfy({ $0 > UInt8(ascii: " ") && $0 < 0x80 }) else {
      return []
    }
    var meant: [[UInt8]] = []
    let words = bytes[self.words(of: 0).lowerBound...].split { $0 <= UInt8(ascii: " ") }
    for word in words where word.first == typed.first && word.begins(like: typed[...]) {
      if !meant.contains(where: { $0.elementsEqual(word) }) { meant.append(Array(word)) }
    }
    // Prefers words of about the same length to the beginnings of longer words.
    let alike = meant.filter { abs($0.count - typed.count) <= 1 }
    return alike.isEmpty ? meant : alike
  }
}

extension ArraySlice<UInt8> {
  /// Returns whether the word begins with a text that has one mistyped letter.
  fileprivate func begins(like typed: ArraySlice<UInt8>) -> Bool {
    let same = zip(self, typed).prefix { $0 == $1 }.count
    let (rest, mistyped) = (dropFirst(same), typed.dropFirst(same))
    let isSwapped = rest.prefix(2).elementsEqual(mistyped.prefix(2).reversed())
    return rest.dropFirst().starts(with: mistyped.dropFirst())
      || rest.dropFirst().starts(with: mistyped) || rest.starts(with: mistyped.dropFirst())
      || isSwapped && rest.dropFirst(2).starts(with: mistyped.dropFirst(2))
  }
}
