extension HangulJamo {
  /// Returns the texts that the next keys can form from an unfinished syllable.
  ///
  /// A consonant becomes any syllable that begins with it. A syllable gains a final consonant, its
  /// vowel or final grows into a compound, or its final begins the next syllable (`앉`, `안자`).
  ///
  /// - Complexity: Some 600 texts at most.
  static func completions(of unfinished: Unicode.Scalar) -> [String] {
    guard let jamo = compatibilityJamo(unfinished), let first = jamo.first, !isVowel(first) else {
      return []
    }
    guard jamo.count > 1 else { return syllables(first, medials) }
    let vowels = jamo.count == 2 ? self.jamo(beginningWith: jamo[1]) : [jamo[1]]
    guard jamo.count == 3 else { return syllables(first, vowels) }
    let grown = self.jamo(beginningWith: jamo[2]).compactMap { syllable(first, jamo[1], $0) }
    let keys = parts(of: jamo[2])
    let kept = keys.count == 1 ? nil : keys[0]
    guard let next = keys.last, let rest = syllable(first, jamo[1], kept) else { return grown }
    return grown + syllables(next, medials).map { rest + $0 }
  }

  /// Returns the syllables with one of the vowels: first those without a final, then those with
  /// one.
  private static func syllables(
    _ initial: Unicode.Scalar, _ vowels: [Unicode.Scalar]
  ) -> [String] {
    let open = vowels.compactMap { syllable(initial, $0, nil) }
    return open
      + vowels.flatMap { vowel in finals.compactMap { syllable(initial, vowel, $0) } }
  }
}
