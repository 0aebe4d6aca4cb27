internal import TextInputIntercepter

/// A two-set Korean keyboard that composes typed jamo, one syllable at a time.
///
/// A consonant typed after a vowel is the final of that syllable. If a vowel follows, the consonant
/// moves to the next syllable: `ㅎ ㅏ ㄴ` is 한, and with `ㅏ` it becomes 하나. Two vowels or two
/// consonants combine if there is a jamo for both: `ㅗ ㅏ` is ㅘ, `ㄹ ㄱ` is ㄺ. Syllables are composed
/// as in the Unicode Standard, section 3.12.
package struct HangulComposer: Hashable {
  /// The typed keys of the current syllable, as compatibility jamo; none is a compound.
  private var keys: [Unicode.Scalar] = []

  package init() {}

  package var isEmpty: Bool { keys.isEmpty }

  /// The current syllable, or a jamo if there is no syllable yet.
  package var text: String { Self.text(of: keys) ?? "" }

  /// Types a jamo.
  ///
  /// - Parameter jamo: One of ``keys(typing:)``.
  /// - Returns: The finished syllable if the jamo begins another one; otherwise `nil`.
  package mutating func insert(_ jamo: Unicode.Scalar) -> String? {
    if Self.text(of: keys + [jamo]) != nil {
      keys.append(jamo)
      return nil
    }
    let carried = HangulJamo.isVowel(jamo) ? keys.suffix(1).filter { !HangulJamo.isVowel($0) } : []
    let finished = Self.text(of: keys.dropLast(carried.count))
    keys = carried + [jamo]
    return finished
  }

  package mutating func deleteLast() { keys = keys.dropLast() }

  /// Returns the keys that type a jamo or a whole syllable, or `nil` if the cluster is neither.
  package static func keys(typing cluster: Character) -> [Unicode.Scalar]? {
    var keys: [Unicode.Scalar] = []
    for scalar in cluster.unicodeScalars {
      guard let jamo = HangulJamo.compatibilityJamo(scalar) else { return nil }
      keys += jamo.flatMap(HangulJamo.parts)
    }
    return keys
  }

  /// Returns the single syllable or jamo that the keys form, or `nil` if they do not form one.
  private static func text(of keys: some Collection<Unicode.Scalar>) -> String? {
    let initial = keys.prefix { !HangulJamo.isVowel($0) }
    let rest = keys.dropFirst(initial.count)
    let medial = rest.prefix(while: HangulJamo.isVowel)
    let final = rest.dropFirst(medial.count)
    if final.contains(where: HangulJamo.isVowel) { return nil }

    guard let vowel = HangulJamo.joined(medial) else {
      return medial.isEmpty ? HangulJamo.joined(initial).map { String($0) } : nil
    }
    if initial.isEmpty { return final.isEmpty ? String(vowel) : nil }
    guard initial.count == 1, let consonant = initial.first else { return nil }
    if final.isEmpty { return HangulJamo.syllable(consonant, vowel, nil) }
    return HangulJamo.joined(final).flatMap { HangulJamo.syllable(consonant, vowel, $0) }
  }
}
