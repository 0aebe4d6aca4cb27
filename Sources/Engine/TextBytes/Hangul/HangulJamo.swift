/// The modern jamo: their order in syllables, and the compounds that take two keys.
package enum HangulJamo {
  package static func isVowel(_ jamo: Unicode.Scalar) -> Bool {
    (0x314F...0x3163).contains(jamo.value)
  }

  /// Returns the compatibility jamo of a syllable or a jamo, or `nil` for any other scalar.
  package static func compatibilityJamo(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch scalar.value {
    case 0x3131...0x3163: return [scalar]
    case 0x1100...0x1112: return [initials[Int(scalar.value - 0x1100)]]
    case 0x1161...0x1175: return [medials[Int(scalar.value - 0x1161)]]
    case 0x11A8...0x11C2: return [finals[Int(scalar.value - 0x11A8)]]
    case 0xAC00...0xD7A3:
      let index = Int(scalar.value - 0xAC00)
      let final = index % 28
      let (leading, vowel) = (initials[index / 588], medials[index % 588 / 28])
      return final == 0 ? [leading, vowel] : [leading, vowel, finals[final - 1]]
    default: return nil
    }
  }

  /// Returns the keys of a jamo: two for a compound.
  package static func parts(of jamo: Unicode.Scalar) -> [Unicode.Scalar] {
    for compound in compounds where compound.value == jamo {
      return [compound.first, compound.second]
    }
    return [jamo]
  }

  /// Returns the jamo that one or two keys form, or `nil` if there is none.
  package static func joined(_ keys: some Collection<Unicode.Scalar>) -> Unicode.Scalar? {
    guard let first = keys.first else { return nil }
    guard let second = keys.dropFirst().first else { return first }
    guard keys.count == 2 else { return nil }
    return compounds.first { $0.first == first && $0.second == second }?.value
  }

  /// Returns the jamo that begin with another one: that one itself, and compounds.
  static func jamo(beginningWith first: Unicode.Scalar) -> [Unicode.Scalar] {
    var all = [first]
    for compound in compounds where compound.first == first { all.append(compound.value) }
    return all
  }

  /// Returns the syllable that compatibility jamo form, or `nil` if one of them has no place in it.
  package static func syllable(
    _ initial: Unicode.Scalar, _ medial: Unicode.Scalar, _ final: Unicode.Scalar?
  ) -> String? {
    guard let leading = initials.firstIndex(of: initial), let vowel = medials.firstIndex(of: medial)
    else { return nil }
    var trailing = 0
    if let final {
      guard let index = finals.firstIndex(of: final) else { return nil }
      trailing = index + 1
    }
    let value = 0xAC00 + (leading * 21 + vowel) * 28 + trailing
    return Unicode.Scalar(UInt32(value)).map { String($0) }
  }

  static let initials: [Unicode.Scalar] = [
    "ㄱ", "ㄲ", "ㄴ", "ㄷ", "ㄸ", "ㄹ", "ㅁ", "ㅂ", "ㅃ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅉ", "ㅊ", "ㅋ", "ㅌ",
    "ㅍ", "ㅎ",
  ]
  static let medials: [Unicode.Scalar] = [
    "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅘ", "ㅙ", "ㅚ", "ㅛ", "ㅜ", "ㅝ", "ㅞ", "ㅟ",
    "ㅠ", "ㅡ", "ㅢ", "ㅣ",
  ]
  static let finals: [Unicode.Scalar] = [
    "ㄱ", "ㄲ", "ㄳ", "ㄴ", "ㄵ", "ㄶ", "ㄷ", "ㄹ", "ㄺ", "ㄻ", "ㄼ", "ㄽ", "ㄾ", "ㄿ", "ㅀ", "ㅁ", "ㅂ",
    "ㅄ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]

  private typealias Compound = (
    first: Unicode.Scalar, second: Unicode.Scalar, value: Unicode.Scalar
  )
  private static let compounds: [Compound] = [
    ("ㅗ", "ㅏ", "ㅘ"), ("ㅗ", "ㅐ", "ㅙ"), ("ㅗ", "ㅣ", "ㅚ"),
    ("ㅜ", "ㅓ", "ㅝ"), ("ㅜ", "ㅔ", "ㅞ"), ("ㅜ", "ㅣ", "ㅟ"), ("ㅡ", "ㅣ", "ㅢ"),
    ("ㄱ", "ㅅ", "ㄳ"), ("ㄴ", "ㅈ", "ㄵ"), ("ㄴ", "ㅎ", "ㄶ"), ("ㅂ", "ㅅ", "ㅄ"),
    ("ㄹ", "ㄱ", "ㄺ"), ("ㄹ", "ㅁ", "ㄻ"), ("ㄹ", "ㅂ", "ㄼ"), ("ㄹ", "ㅅ", "ㄽ"),
    ("ㄹ", "ㅌ", "ㄾ"), ("ㄹ", "ㅍ", "ㄿ"), ("ㄹ", "ㅎ", "ㅀ"),
  ]
}
