extension ScalarSet {
  /// The scalars that end a line (UTS #18, RL1.6): LF, VT, FF, CR, U+0085, U+2028 and U+2029.
  static let lineBreaks = ScalarSet([0x0A...0x0D, 0x85...0x85, 0x2028...0x2029])

  /// The decimal digits of all scripts.
  static let digits = ScalarSet.property("Nd")

  /// The scalars of words (UTS #18, annex C).
  static let word = ScalarSet.property("word")

  static let blank = ScalarSet.property("blank")
  static let whiteSpace = ScalarSet.property("White_Space")

  /// Creates the set of an escaped letter: `d`, `h`, `s`, `v` or `w`, or the complement if it is
  /// upper case.
  init?(escape letter: Unicode.Scalar) {
    switch letter {
    case "d": self = .digits
    case "h": self = .blank
    case "s": self = .whiteSpace
    case "v": self = .lineBreaks
    case "w": self = .word
    case "D", "H", "S", "V", "W":
      guard let lower = Unicode.Scalar(letter.value | 0x20), let set = ScalarSet(escape: lower)
      else { return nil }
      self = set.complement
    default: return nil
    }
  }
}
