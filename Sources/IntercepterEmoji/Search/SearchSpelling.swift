extension EmojiNames {
  /// The words of names and keywords that somebody meant who has mistyped a letter.
  ///
  /// The letter is wrong, missing, one too many, or swapped with the next. The first one is right.
  ///
  /// - Parameter typed: Folded: the beginning of a word, or all of it, in ASCII.
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
    // Rather a word of that length than the beginning of a longer one.
    let alike = meant.filter { abs($0.count - typed.count) <= 1 }
    return alike.isEmpty ? meant : alike
  }
}

extension ArraySlice<UInt8> {
  /// Whether this begins with a text but for one letter of that.
  fileprivate func begins(like typed: ArraySlice<UInt8>) -> Bool {
    let same = zip(self, typed).prefix { $0 == $1 }.count
    let (rest, mistyped) = (dropFirst(same), typed.dropFirst(same))
    let isSwapped = rest.prefix(2).elementsEqual(mistyped.prefix(2).reversed())
    return rest.dropFirst().starts(with: mistyped.dropFirst())
      || rest.dropFirst().starts(with: mistyped) || rest.starts(with: mistyped.dropFirst())
      || isSwapped && rest.dropFirst(2).starts(with: mistyped.dropFirst(2))
  }
}
