import CICU

/// The scalars of the Basic Multilingual Plane that take two bytes in some edition of GB 18030.
struct GB18030Table {
  /// The scalars whose length depends on the edition.
  ///
  /// The linked libicu knows a single edition. The code that reads the table selects the editions
  /// in which these scalars take two bytes.
  private static let editionScalars: [ClosedRange<Int>] = [
    0x1E3F...0x1E3F, 0x9FB4...0x9FBB, 0xE7C7...0xE7C7, 0xFE10...0xFE19,
  ]

  private var isTwoBytes = [Bool](repeating: false, count: 0x1_0000)

  init() throws(GeneratorError) {
    var lengths = [UInt8](repeating: 0, count: isTwoBytes.count)
    guard cicu_gb18030_lengths(0, Int32(lengths.count), &lengths) == 0 else {
      throw GeneratorError("libicu has no converter \"gb18030\"", status: .noConverter)
    }
    for (scalar, length) in lengths.enumerated() { isTwoBytes[scalar] = length == 2 }
    for scalar in Self.editionScalars.joined() { isTwoBytes[scalar] = true }
  }

  var source: String {
    let bitmaps = stride(from: 0, to: isTwoBytes.count, by: UInt64.bitWidth).map { start in
      isTwoBytes[start..<(start + UInt64.bitWidth)].enumerated()
        .reduce(UInt64(0)) { $1.element ? $0 | 1 << UInt64($1.offset) : $0 }
    }
    let blocks = UniqueBlocks(of: bitmaps, size: 1)
    return """
      \(head(
        of: "IntercepterCore/Units/GB18030Table", by: "gb18030",
        from: "the converter \"gb18030\" of libicu \(libicuVersion)"))
      extension GB18030 {
        /// The index in `bitmaps` of each block of 64 scalars of the Basic Multilingual Plane.
        static let blocks: [UInt8] = [
      \(rows(blocks.numbers.map(String.init), perRow: 32))
        ]

        /// The scalars of a block that take two bytes in some edition, the first in the lowest bit.
        static let bitmaps: [UInt64] = [
      \(rows(blocks.values.map { hexadecimal($0, digits: 16) }, perRow: 4))
        ]
      }

      """
  }
}
