import Foundation

/// Returns the table of the unified ideographs that radicals and strokes look like.
func ideographTable(directory: URL) throws(GeneratorError) -> String {
  let file = try UnicodeDataFile(name: "EquivalentUnifiedIdeograph.txt", in: directory)
  var ideographs: [UInt32: UInt32] = [:]
  for line in file.lines {
    guard let ideograph = UInt32(line.fields[1], radix: 16) else {
      throw file.malformed(line, expected: "a code point")
    }
    for radical in try file.range(of: line) { ideographs[radical] = ideograph }
  }
  let blocks: [ClosedRange<UInt32>] = [0x2E80...0x2EF3, 0x2F00...0x2FD5, 0x31C0...0x31E5]
  if let other = ideographs.keys.first(where: { key in !blocks.contains { $0 ~= key } }) {
    throw GeneratorError("\(file.name): \(hexadecimal(other)) is outside the blocks of the table")
  }
  let rows = blocks.map { block in
    let text = block.compactMap { Unicode.Scalar(ideographs[$0] ?? $0) }.map { "\($0)" }
    return "      (\(hexadecimal(block.lowerBound)), \"\(text.joined())\"),"
  }
  return """
    \(head(
      of: "Engine/TextBytes/LookAlikes/UnifiedIdeographTable", by: "ideographs DIRECTORY",
      from: "EquivalentUnifiedIdeograph.txt of Unicode \(file.version)"))
    enum UnifiedIdeographTable {
      /// The first scalar of each block of radicals or strokes, and for each scalar from it on the ideograph
      /// that it looks like, or the scalar itself.
      static let blocks: [(first: UInt32, ideographs: StaticString)] = [
    \(rows.joined(separator: "\n"))
      ]
    }

    """
}
