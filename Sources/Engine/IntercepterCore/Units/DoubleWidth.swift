extension LengthUnit {
  /// Columns in East Asian text, where "a Chinese character counts two": each grapheme cluster
  /// counts 2, 1 or 0.
  ///
  /// - 2: a cluster displayed as an emoji, or with a scalar that is Wide, Fullwidth or Ambiguous
  ///   (UAX #11): `张`, `Ａ`, `😀`, `①`, `Ж`.
  /// - 2: half-width kana with a half-width sound mark, `ｶﾞ`.
  /// - 0: a cluster that consists only of marks, format controls and other default-ignorables.
  /// - 1: everything else. Line breaks, tabs and other control characters count 1, so that a limit
  ///   in this unit limits them too.
  ///
  /// For all characters of GBK, the columns equal the bytes. On a terminal, ambiguous characters
  /// are narrow: see ``terminalColumns``.
  ///
  /// ```swift
  /// LengthUnit.doubleWidth.length(of: "张三abc😀")  // 9
  /// ```
  ///
  /// Widths are those of Unicode 17.0 on every platform, like the emoji and the grapheme clusters.
  public static let doubleWidth = LengthUnit(DoubleWidthMeasure(nil), .doubleWidth)

  /// Creates the same unit with other widths of scalars.
  package static func doubleWidth(
    _ widthClass: @escaping @Sendable (UInt32) -> WidthClass
  ) -> LengthUnit {
    LengthUnit(DoubleWidthMeasure(widthClass), .doubleWidth)
  }
}

private final class DoubleWidthMeasure: UnitMeasure, @unchecked Sendable {
  /// The widths of scalars, or `nil` to use those of the table.
  private let widthClass: (@Sendable (UInt32) -> WidthClass)?

  init(_ widthClass: (@Sendable (UInt32) -> WidthClass)?) {
    self.widthClass = widthClass
    super.init(.doubleWidth, countsClusters: true)
  }

  override func exactLength(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? { shortLength(utf8) }

  override func length(ofCluster utf8: UnsafeBufferPointer<UInt8>) -> Int {
    if let widthClass { return utf8.doubleWidth(widthClass) }
    return utf8.doubleWidth { WidthClass(of: $0) }
  }

  override func singleScalarRun(
    of utf8: UnsafeBufferPointer<UInt8>, in range: Range<Int>, fitting limit: Int
  ) -> SingleScalarRun? {
    if let widthClass { return utf8.doubleWidthRun(in: range, fitting: limit, widthClass) }
    return utf8.doubleWidthRun(in: range, fitting: limit) { WidthClass(of: $0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the columns of a grapheme cluster in East Asian text.
  @inline(__always)
  func doubleWidth(_ widthClass: (UInt32) -> WidthClass) -> Int {
    count == 1 ? 1 : columns(ambiguous: 2, widthClass)
  }

  /// Returns the run of single-scalar clusters at the front of a range, with at most `limit`
  /// columns.
  @inline(__always)
  func doubleWidthRun(
    in range: Range<Int>, fitting limit: Int, _ widthClass: (UInt32) -> WidthClass
  ) -> SingleScalarRun {
    // In the emoji blocks, a cluster displayed as an emoji is wide whatever its class.
    singleScalarRun(in: range, fitting: limit, ideograph: 2) { scalar in
      0x1F000...0x1FFFF ~= scalar ? nil : widthClass(scalar).columns(ambiguous: 2)
    }
  }
}
