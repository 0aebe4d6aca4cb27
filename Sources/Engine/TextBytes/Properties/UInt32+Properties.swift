// Properties of scalars, of Unicode 17.0 on every platform.

extension UInt32 {
  /// A Boolean value that indicates whether the scalar of this value is a minus sign, or a dash or
  /// hyphen used as one: `-` `‐` `‑` `‒` `–` `—` `―` `−` `﹘` `﹣` `－`.
  @inlinable package var isMinusSign: Bool {
    switch self {
    case 0x2D, 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the scalar of this value may be written from right to
  /// left (UAX #9, 3.2).
  package var isRightToLeft: Bool {
    switch self {
    case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether the scalar of this value has the property
  /// Default_Ignorable_Code_Point.
  package var isDefaultIgnorable: Bool {
    switch self {
    case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F: true
    case 0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0: true
    case 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the scalar of this value shows nothing: a
  /// default-ignorable one, or the braille pattern without dots.
  ///
  /// This is the only table of invisible characters.
  package var showsNothing: Bool { isDefaultIgnorable || self == 0x2800 }

  /// A Boolean value that indicates whether a value drops the scalar of this value: one that shows
  /// nothing, or the mark that a copied attachment leaves.
  package var isDroppedFromValues: Bool { showsNothing || self == 0xFFFC }

  /// A Boolean value that indicates whether the scalar of this value has the property Alphabetic.
  ///
  /// - Complexity: O(1) for ASCII, most ideographs and Hangul syllables, otherwise O(log *n*) in the
  ///   number of ranges, 740.
  package var isAlphabeticScalar: Bool {
    if self < 0x80 { return UInt8(self).isASCIILetter }
    if 0x4E00...0x9FFF ~= self || 0xAC00...0xD7A3 ~= self { return true }
    return Self.alphabeticBounds.count(notAbove: self) % 2 == 1
  }

  /// The values at which the property Alphabetic changes, ascending.
  private static let alphabeticBounds: [UInt32] = {
    var bounds: [UInt32] = []
    for count in PackedNumbers(AlphabeticTable.runs) { bounds.append((bounds.last ?? 0) + count) }
    return bounds
  }()
}
