extension HangulJamo {
  /// Whether the next keys can make a text that passes a test of an unfinished syllable.
  ///
  /// A consonant becomes any syllable that begins with it. A syllable takes a final, its vowel or its
  /// final grows to a compound, or its final begins the next syllable (`앉`, `안자`).
  ///
  /// - Complexity: At most some 600 tests.
  static func canBecome(_ unfinished: Unicode.Scalar, _ isAdmitted: (String) -> Bool) -> Bool {
    guard let jamo = compatibilityJamo(unfinished), let first = jamo.first, !isVowel(first) else {
      return false
    }
    guard jamo.count > 1 else { return admitsSyllable(first, medials, isAdmitted) }
    let vowels = jamo.count == 2 ? self.jamo(beginningWith: jamo[1]) : [jamo[1]]
    guard jamo.count == 3 else { return admitsSyllable(first, vowels, isAdmitted) }
    if self.jamo(beginningWith: jamo[2]).contains(where: {
      syllable(first, jamo[1], $0).map(isAdmitted) ?? false
    }) {
      return true
    }
    let keys = parts(of: jamo[2])
    let kept = keys.count == 1 ? nil : keys[0]
    guard let next = keys.last, let rest = syllable(first, jamo[1], kept) else { return false }
    return admitsSyllable(next, medials) { isAdmitted(rest + $0) }
  }

  /// Whether a syllable with one of some vowels, and any final or none, passes a test.
  private static func admitsSyllable(
    _ initial: Unicode.Scalar, _ vowels: [Unicode.Scalar], _ isAdmitted: (String) -> Bool
  ) -> Bool {
    for vowel in vowels {
      if syllable(initial, vowel, nil).map(isAdmitted) == true { return true }
    }
    for vowel in vowels {
      for final in finals where syllable(initial, vowel, final).map(isAdmitted) == true {
        return true
      }
    }
    return false
  }
}
