/// The width of a scalar in a line of text, from its East Asian Width (UAX #11).
///
/// The classes are those of Unicode 17.0 on every platform, so that a text is as wide on a phone as
/// on a server.
package enum WidthClass: UInt8, Sendable {
  /// No width: Mn, Me, Cf and other default-ignorables (U+115F excepted), and the vowels and finals
  /// of conjoining jamo, which join the syllable before them.
  case invisible
  /// Neutral, Narrow or Halfwidth.
  case narrow
  /// Wide or Fullwidth.
  case wide
  /// Ambiguous: wide in East Asian text, narrow elsewhere.
  case ambiguous

  /// Creates the class of a scalar from its value.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  init(of value: UInt32) {
    guard let block = value.blockOfClasses else {
      self = Self.ofOtherPlane(value)
      return
    }
    let word = Self.words[Int(Self.blocks[block]) &* 2 &+ Int(value >> 5 & 1)]
    let number = UInt8(truncatingIfNeeded: word >> UInt64((value & 31) &* 2)) & 3
    self = unsafeBitCast(number, to: Self.self)
  }

  /// Returns the class outside the table: planes 2 and 3 are ideographs, assigned or not; planes 15
  /// and 16 are private use.
  private static func ofOtherPlane(_ value: UInt32) -> WidthClass {
    guard value & 0xFFFF < 0xFFFE else { return .narrow }
    return switch value >> 16 {
    case 2, 3: .wide
    case 15, 16: .ambiguous
    default: .narrow
    }
  }

  /// Returns the columns of a scalar of this class: 0, 1 or 2.
  ///
  /// - Parameter ambiguous: The columns of scalars that are wide only in East Asian text.
  @inline(__always)
  func columns(ambiguous: Int) -> Int {
    switch self {
    case .invisible: 0
    case .narrow: 1
    case .wide: 2
    case .ambiguous: ambiguous
    }
  }
}
