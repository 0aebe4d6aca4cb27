/// A packed table of small numbers, the classes of scalars, as declared in a generated file.
enum ClassTable {
  /// The scalars of the table: planes 0 and 1, then the first scalars of plane 14.
  static let scalars = Array(UInt32(0)..<0x2_0000) + Array(0xE_0000..<0xE_1000)

  /// Returns the declarations of a table with the class of each scalar, in two or four bits.
  static func members(_ classes: [UInt8], bits: Int) -> String {
    let blocks = UniqueBlocks(of: classes, size: 64)
    let words = packedWords(blocks.values, bits: bits)
    return """
        /// The number in `words` of each block of 64 scalars: planes 0 and 1, then U+E0000–E0FFF.
        static let blocks: [UInt8] = [
      \(rows(blocks.numbers.map(String.init), perRow: 32))
        ]

        /// The classes of the distinct blocks, \(bits == 2 ? "two" : "four") bits each, the first in the lowest.
        static let words: [UInt64] = [
      \(rows(words.map { hexadecimal($0, digits: 16) }, perRow: 4))
        ]
      """
  }
}

/// Returns words of numbers of a few bits each, the first in the lowest bits.
func packedWords(_ numbers: [UInt8], bits: Int) -> [UInt64] {
  let perWord = UInt64.bitWidth / bits
  return stride(from: 0, to: numbers.count, by: perWord).map { start in
    numbers[start..<(start + perWord)].reversed()
      .reduce(UInt64(0)) { $0 << UInt64(bits) | UInt64($1) }
  }
}
