extension Unicode.Scalar {
  /// All scalars except most of the planes without characters, which are unassigned or for private
  /// use.
  ///
  /// Of these planes, only the ends and every 61st scalar are included, because tables have no
  /// entries or long ranges there. With `LAW_CASES`, all are.
  public static let telling: [Unicode.Scalar] = (0...0x10_FFFF).compactMap { (value: UInt32) in
    let (plane, place) = (value >> 16, value & 0xFFFF)
    let isTelling =
      plane < 4 || plane == 14 || place < 0x100 || place > 0xFF00 || place % 61 == 0
      || lawCasesFactor > 1
    return isTelling ? Unicode.Scalar(value) : nil
  }
}
