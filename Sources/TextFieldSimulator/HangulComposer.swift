internal import TextInputIntercepter

/// The two-set Korean keyboard: puts typed jamo together, one syllable at a time.
///
/// A consonant behind a vowel is that syllable's final until a vowel follows, which takes it along:
/// `ㅎ ㅏ ㄴ` is 한, and with `ㅏ` it is 하나. Two vowels or two consonants that make one jamo become that
/// one: `ㅗ ㅏ` is ㅘ, `ㄹ ㄱ` is ㄺ. The syllables are those of the Unicode Standard, section 3.12.
package struct HangulComposer: Hashable {
  /// The keys of the syllable, as compatibility jamo; none of them is a compound.
  private var keys: [Unicode.Scalar] = []

  /// Creates a keyboard on which nothing has been typed.
  package init() {}

  /// Whether nothing has been typed.
  package var isEmpty: Bool { keys.isEmpty }

  /// The syllable so far, or the jamo where there is no syllable yet.
  package var text: String { Self.text(of: keys) ?? "" }

  /// Types a jamo.
  ///
  /// - Parameter jamo: One of ``keys(typing:)``.
  /// - Returns: The syllable that ends, where the jamo begins another one.
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

  /// Takes the last jamo back.
  package mutating func deleteLast() { keys = keys.dropLast() }

  /// The keys that type a cluster: a jamo, or a whole syllable; `nil` where it is neither.
  package static func keys(typing cluster: Character) -> [Unicode.Scalar]? {
    var keys: [Unicode.Scalar] = []
    for scalar in cluster.unicodeScalars {
      guard let jamo = HangulJamo.compatibilityJamo(scalar) else { return nil }
      keys += jamo.flatMap(HangulJamo.parts)
    }
    return keys
  }

  /// The one syllable or jamo that some keys make together; `nil` where they make none.
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
