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

/// Returns the lines of an array literal's elements.
func rows(_ items: [String], perRow: Int) -> String {
  stride(from: 0, to: items.count, by: perRow)
    .map { "    " + items[$0..<min($0 + perRow, items.count)].joined(separator: ", ") + "," }
    .joined(separator: "\n")
}

/// Returns a literal of several lines that ends in a line break.
func literal(_ lines: String) -> String { "\"\"\"\n\(lines)\n\n\"\"\"" }

/// Returns a literal of ASCII characters in rows, without line breaks in its value.
func literal(digits: String) -> String {
  var (rest, rows) = (digits[...], [Substring]())
  while !rest.isEmpty {
    rows.append(rest.prefix(100))
    rest = rest.dropFirst(100)
  }
  return "\"\"\"\n\(rows.joined(separator: "\\\n"))\n\"\"\""
}

func hexadecimal(_ value: some BinaryInteger, digits least: Int = 0) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "0x" + String(repeating: "0", count: max(0, least - digits.count)) + digits
}

/// Returns the expression of an emoji version: `EmojiVersion(15, 1)` for `15.1`.
func emojiVersion(_ version: String) -> String { "EmojiVersion\(numbers(ofVersion: version))" }

/// Returns the two numbers of a version in parentheses, such as `(15, 1)`.
func numbers(ofVersion version: String) -> String {
  "(\(version.split(separator: ".").joined(separator: ", ")))"
}

/// Returns the lines of a table's keys and values, in the order of their bytes.
func lines(_ table: [String: String]) -> String {
  table.map { "\($0) \($1)" }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n")
}
