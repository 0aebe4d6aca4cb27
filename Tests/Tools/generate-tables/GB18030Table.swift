import CICU

/// Returns the table of the scalars of the Basic Multilingual Plane that take two bytes in some
/// edition of GB 18030.
func gb18030Table() throws(GeneratorError) -> String {
  var lengths = [UInt8](repeating: 0, count: 0x1_0000)
  guard cicu_gb18030_lengths(0, Int32(lengths.count), &lengths) == 0 else {
    throw GeneratorError("libicu has no converter \"gb18030\"", status: .noConverter)
  }
  // The length of these scalars depends on the edition, of which the linked libicu knows one. The
  // code that reads the table selects the editions in which they take two bytes.
  for scalar in [0x1E3F...0x1E3F, 0x9FB4...0x9FBB, 0xE7C7...0xE7C7, 0xFE10...0xFE19].joined() {
    lengths[scalar] = 2
  }
  let bitmaps = packedWords(lengths.map { $0 == 2 ? 1 : 0 }, bits: 1)
  let blocks = UniqueBlocks(of: bitmaps, size: 1)
  return """
    \(head(
      of: "Engine/IntercepterCore/Units/GB18030Table", by: "gb18030",
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
