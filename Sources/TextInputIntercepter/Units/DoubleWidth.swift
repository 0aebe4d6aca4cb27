extension LengthUnit {
  /// Columns beside East Asian text, where "a Chinese character counts two": every grapheme cluster
  /// is 2, 1 or 0 long.
  ///
  /// - 2: what is displayed as emoji, and what holds a scalar that is Wide, Fullwidth or Ambiguous
  ///   (UAX #11): `张`, `Ａ`, `😀`, `①`, `Ж`.
  /// - 2 also: half-width kana with a half-width sound mark, `ｶﾞ`.
  /// - 0: what shows nothing, being made of marks, format controls and other default-ignorables alone.
  /// - 1: everything else. A line break, a tab or another control character is 1, so that a limit in
  ///   this unit limits them too.
  ///
  /// For all characters of GBK this is their number of bytes. On a terminal, ambiguous characters are
  /// narrow: see ``terminalColumns``.
  ///
  /// ```swift
  /// LengthUnit.doubleWidth.length(of: "张三abc😀")  // 9
  /// ```
  ///
  /// Widths are those of Unicode 17.0 wherever this runs, as emoji and grapheme clusters are.
  public static let doubleWidth = LengthUnit(.doubleWidth)

  /// The same unit, with other widths of scalars.
  package static func doubleWidth(
    _ widthClass: @escaping @Sendable (UInt32) -> WidthClass
  ) -> LengthUnit {
    perCluster(
      UnitName.doubleWidth.rawValue,
      singleScalarRun: { $0.doubleWidthRun(in: $1, fitting: $2, widthClass) },
      { $0.doubleWidth(widthClass) })
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The columns of a grapheme cluster beside East Asian text.
  @inline(__always)
  func doubleWidth(_ widthClass: (UInt32) -> WidthClass) -> Int {
    count == 1 ? 1 : columns(ambiguous: 2, widthClass)
  }

  /// The run of plain scalars at the front of a range that takes no more columns than a limit.
  @inline(__always)
  func doubleWidthRun(
    in range: Range<Int>, fitting limit: Int, _ widthClass: (UInt32) -> WidthClass
  ) -> SingleScalarRun {
    // In the emoji blocks, what is displayed as emoji is wide, whatever its class.
    singleScalarRun(in: range, fitting: limit, ideograph: 2) { scalar in
      0x1F000...0x1FFFF ~= scalar ? nil : widthClass(scalar).columns(ambiguous: 2)
    }
  }
}
