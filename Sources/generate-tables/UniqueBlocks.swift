/// A table cut into blocks, of which each distinct one is kept once, because most are alike.
struct UniqueBlocks<Element: Equatable> {
  /// The number of each block among the distinct ones.
  private(set) var numbers: [Int] = []
  /// The distinct blocks, one after the other.
  private(set) var values: [Element] = []

  /// Cuts a table, whose length must be a multiple of the size of a block.
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

/// Lines of the items of an array literal.
func rows(_ items: [String], perRow: Int) -> String {
  stride(from: 0, to: items.count, by: perRow)
    .map { "    " + items[$0..<min($0 + perRow, items.count)].joined(separator: ", ") + "," }
    .joined(separator: "\n")
}

func hexadecimal(_ value: some BinaryInteger, digits least: Int = 0) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "0x" + String(repeating: "0", count: max(0, least - digits.count)) + digits
}

/// Lines of the keys and values of a table, in the order of their bytes.
func lines(_ table: [String: String]) -> String {
  table.map { "\($0) \($1)" }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n")
}

/// The first lines of a generated file.
func head(
  of table: String, by arguments: String, from source: String,
  in module: String = "TextInputIntercepter"
) -> String {
  let path = "Sources/\(module)/\(table).generated.swift"
  return """
    // swift-format-ignore-file
    // Generated, do not edit.
    // Source: \(source)
    // Command: swift run generate-tables \(arguments) > \(path)

    """
}
