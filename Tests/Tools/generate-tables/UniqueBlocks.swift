/// A table that is split into blocks and stores each distinct block once, because most blocks are
/// equal.
struct UniqueBlocks<Element: Equatable> {
  /// The index of each block among the distinct blocks.
  private(set) var numbers: [Int] = []
  /// The concatenated distinct blocks.
  private(set) var values: [Element] = []

  /// Splits a table, whose length must be a multiple of the block size.
  init(of table: [Element], size: Int) {
    var blocks: [ArraySlice<Element>] = []
    for start in stride(from: 0, to: table.count, by: size) {
      let block = table[start..<(start + size)]
      if let known = blocks.firstIndex(of: block) {
        numbers.append(known)
      } else {
        numbers.append(blocks.count)
        blocks.append(block)
      }
    }
    values = blocks.flatMap { $0 }
  }
}
