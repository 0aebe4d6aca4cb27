extension HangulJamo {
  /// Returns whether the next keys can make an acceptable text of an unfinished syllable.
  ///
  /// A consonant becomes any syllable that begins with it. A syllable gains a final consonant, its
  /// vowel or final grows into a compound, or its final begins the next syllable (`앉`, `안자`).
  ///
  /// - Complexity: Some 600 calls of `isAcceptable` at most.
  package static func canComplete(
    _ unfinished: Unicode.Scalar, _ isAcceptable: (String) -> Bool
  ) -> Bool {
    guard let jamo = compatibilityJamo(unfinished), !isVowel(jamo[0]) else { return false }
    switch jamo.count {
    case 1: return canForm(jamo[0], medials, behind: "", isAcceptable)
    case 2:
      return canForm(jamo[0], self.jamo(beginningWith: jamo[1]), behind: "", isAcceptable)
    default:
      for final in self.jamo(beginningWith: jamo[2]) {
        if let grown = syllable(jamo[0], jamo[1], final), isAcceptable(grown) { return true }
      }
      let keys = parts(of: jamo[2])
      let kept = keys.count == 1 ? nil : keys[0]
      guard let rest = syllable(jamo[0], jamo[1], kept) else { return false }
      return canForm(keys[keys.count - 1], medials, behind: rest, isAcceptable)
    }
  }

  /// Returns whether a syllable with one of the vowels is acceptable behind another syllable, first
  /// without a final, then with one.
  private static func canForm(
    _ initial: Unicode.Scalar, _ vowels: [Unicode.Scalar], behind rest: String,
    _ isAcceptable: (String) -> Bool
  ) -> Bool {
    @inline(never)
    func canForm(_ vowel: Unicode.Scalar, _ final: Unicode.Scalar?) -> Bool {
      guard let syllable = syllable(initial, vowel, final) else { return false }
      return isAcceptable(
        rest.replacingUTF8(rest.utf8.count..<rest.utf8.count, with: syllable))
    }
    for vowel in vowels where canForm(vowel, nil) { return true }
    for vowel in vowels {
      for final in finals where canForm(vowel, final) { return true }
    }
    return false
  }
}
