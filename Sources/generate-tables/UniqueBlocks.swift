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

/// Returns the lines of an array literal's elements.
func rows(_ items: [String], perRow: Int) -> String {
  stride(from: 0, to: items.count, by: perRow)
    .map { "    " + items[$0..<min($0 + perRow, items.count)].joined(separator: ", ") + "," }
    .joined(separator: "\n")
}

func hexadecimal(_ value: some BinaryInteger, digits least: Int = 0) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "0x" + String(repeating: "0", count: max(0, least - digits.count)) + digits
}

/// Returns the lines of a table's keys and values, in the order of their bytes.
func lines(_ table: [String: String]) -> String {
  table.map { "\($0) \($1)" }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n")
}

/// Returns the first lines of a generated file.
///
/// - Parameter table: The path of the file in `Sources`, without its ending.
func head(of table: String, by arguments: String, from source: String) -> String {
  let path = "Sources/\(table).generated.swift"
  return """
    // swift-format-ignore-file
    // Generated, do not edit.
    // Source: \(source)
    // Command: swift run generate-tables \(arguments) > \(path)

    """
}
