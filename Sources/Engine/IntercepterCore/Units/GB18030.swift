/// GB 18030, the character set that Chinese law requires of software, and the number of bytes that
/// text takes in it.
///
/// A scalar takes one byte below U+0080, two bytes if it is in GBK (with a few exceptions), and
/// four bytes otherwise. The scalars around it do not matter.
public enum GB18030 {
  /// An edition of the standard.
  ///
  /// Twenty scalars take two bytes in some editions and four in others.
  ///
  /// | | 2000 | 2005 | 2022 |
  /// |---|---|---|---|
  /// | U+1E3F ḿ | 4 | 2 | 2 |
  /// | U+E7C7 (private use, stood for ḿ) | 2 | 4 | 4 |
  /// | U+9FB4–9FBB, U+FE10–FE19 | 4 | 4 | 2 |
  public enum Edition: String, Sendable, CaseIterable {
    /// GB 18030-2000.
    case v2000
    /// GB 18030-2005: U+1E3F took the two bytes of the private-use U+E7C7.
    case v2005
    /// GB 18030-2022, as the Unicode Technical Committee recommends to read it and browsers do.
    ///
    /// Eighteen more scalars took the two bytes of private-use ones. The private-use scalars keep
    /// two bytes as well, so that existing text does not grow.
    case v2022
  }

  /// Returns the number of bytes of a scalar: 1, 2 or 4.
  ///
  /// - Complexity: O(1).
  static func byteCount(of scalar: Unicode.Scalar, edition: Edition) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case 0x1_0000...: 4
    case let value: takesTwoBytes(UInt16(truncatingIfNeeded: value), edition: edition) ? 2 : 4
    }
  }

  /// Returns whether a scalar of the Basic Multilingual Plane, other than ASCII, takes two bytes
  /// instead of four.
  static func takesTwoBytes(_ scalar: UInt16, edition: Edition) -> Bool {
    let block = Int(blocks[Int(scalar / 64)])
    let takesTwoBytesInSomeEdition = bitmaps[block] >> (scalar % 64) & 1 == 1
    return takesTwoBytesInSomeEdition && takesTwoBytes(scalar, in: edition)
  }

  /// Returns whether a scalar that takes two bytes in some edition does so in this one.
  private static func takesTwoBytes(_ scalar: UInt16, in edition: Edition) -> Bool {
    switch scalar {
    case 0x1E3F: edition != .v2000
    case 0xE7C7: edition == .v2000
    // Components of ideographs; punctuation for vertical text.
    case 0x9FB4...0x9FBB, 0xFE10...0xFE19: edition == .v2022
    default: true
    }
  }
}
