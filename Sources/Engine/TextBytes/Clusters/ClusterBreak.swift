/// The class of a scalar for cluster boundaries.
///
/// It combines `Grapheme_Cluster_Break`, `Indic_Conjunct_Break` and `Extended_Pictographic` of UAX
/// #29.
///
/// The classes are those of Unicode 17.0 on every platform, so that a text has the same clusters on
/// a phone and on a server. The emoji data is of the same version. The standard library of Swift
/// 6.3 has the same classes.
@usableFromInline package enum ClusterBreak: UInt8 {
  /// Joins nothing by itself.
  case other
  /// Never joins, except in CR LF: CR, LF and Control.
  case control
  /// Joins the text before it, also in an Indic conjunct.
  case extend
  /// Joins the text before it, but ends an Indic conjunct: U+200C.
  case extendOnly
  /// Joins the text before it, and two Indic consonants around it.
  case linker
  /// U+200D, which joins the text before it, and two pictographs around it.
  case joiner
  /// Joins the text after it.
  case prepend
  /// Joins the text before it.
  case spacingMark
  /// Hangul: L, V, T, LV and LVT.
  case leadingJamo
  case vowelJamo
  case trailingJamo
  case syllableLV
  case syllableLVT
  /// A regional indicator, which joins another one to form a pair.
  case indicator
  case pictograph
  /// An Indic consonant.
  case consonant

  /// Creates the class of a scalar from its value.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  @usableFromInline package init(of value: UInt32) {
    guard let block = value.blockOfClasses else {
      self = .other
      return
    }
    let word = Self.words[Int(Self.blocks[block]) &* 4 &+ Int(value >> 4 & 3)]
    let number = UInt8(truncatingIfNeeded: word >> UInt64((value & 15) &* 4)) & 15
    self = unsafeBitCast(number, to: Self.self)
  }

  /// A Boolean value that indicates whether scalars of such classes never join each other, except
  /// CR and LF.
  @usableFromInline package var staysApart: Bool {
    switch self {
    case .other, .control, .pictograph, .consonant, .syllableLV, .syllableLVT: true
    default: false
    }
  }
}

extension UInt32 {
  /// The index of a scalar's block of 64 in a table of classes, which has U+0000–1FFFF and
  /// U+E0000–E0FFF; `nil` for any other scalar.
  @inlinable @inline(__always)
  package var blockOfClasses: Int? {
    let block = Int(self >> 6)
    if block < 0x2_0000 >> 6 { return block }
    return block >> 6 == 0xE0 ? block &- (0xE_0000 - 0x2_0000) >> 6 : nil
  }
}
