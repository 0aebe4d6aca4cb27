/// The class of a scalar in grapheme clusters: `Grapheme_Cluster_Break`, `Indic_Conjunct_Break` and
/// `Extended_Pictographic` of UAX #29 in one.
///
/// The classes are those of Unicode 17.0 wherever this runs, as the emoji are, so that a text has the
/// same clusters on a phone and on a server. The standard library's of Swift 6.3 are the same.
enum ClusterBreak: UInt8 {
  /// Joins nothing by itself.
  case other
  /// Stands alone: CR (but for CR LF), LF, Control.
  case control
  /// Joins what is before it, also in an Indic conjunct.
  case extend
  /// Joins what is before it, but ends an Indic conjunct: U+200C.
  case extendOnly
  /// Joins what is before it, and two Indic consonants around it.
  case linker
  /// U+200D, which joins what is before it, and two pictographs around it.
  case joiner
  /// Joins what is behind it.
  case prepend
  /// Joins what is before it.
  case spacingMark
  /// L, V, T, LV and LVT: Hangul.
  case leadingJamo
  case vowelJamo
  case trailingJamo
  case syllableLV
  case syllableLVT
  /// Regional indicators join in pairs.
  case indicator
  case pictograph
  /// An Indic consonant.
  case consonant

  /// The class of a scalar, by its number.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  init(of value: UInt32) {
    var block = Int(value >> 6)
    if block >= 0x2_0000 >> 6 {
      guard block >> 6 == 0xE0 else {
        self = .other
        return
      }
      block &-= (0xE_0000 - 0x2_0000) >> 6
    }
    let word = Self.words[Int(Self.blocks[block]) &* 4 &+ Int(value >> 4 & 3)]
    let number = UInt8(truncatingIfNeeded: word >> UInt64((value & 15) &* 4)) & 15
    self = unsafeBitCast(number, to: Self.self)
  }

  /// Whether scalars of such classes stay apart from one another, all but CR and LF.
  var staysApart: Bool {
    switch self {
    case .other, .control, .pictograph, .consonant, .syllableLV, .syllableLVT: true
    default: false
    }
  }
}
