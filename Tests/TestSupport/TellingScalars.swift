extension Unicode.Scalar {
  /// Every scalar but most of the planes that have no characters, unassigned or for private use: of these, the
  /// ends and one in 61, for a table has nothing there or long ranges.
  public static let telling: [Unicode.Scalar] = (0...0x10_FFFF).compactMap { (value: UInt32) in
    let (plane, place) = (value >> 16, value & 0xFFFF)
    let isTelling =
      plane < 4 || plane == 14 || place < 0x100 || place > 0xFF00 || place % 61 == 0
    return isTelling ? Unicode.Scalar(value) : nil
  }
}
