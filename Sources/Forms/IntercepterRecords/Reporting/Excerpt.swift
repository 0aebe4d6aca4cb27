internal import TextInputIntercepter
internal import TextTools

/// A line of a text with a place underlined, for a terminal.
struct Excerpt {
  /// The line, or the part of it around the place.
  private(set) var line = ""
  /// The underline, below the line.
  private(set) var underline = ""

  private static let width = 76

  /// - Parameters:
  ///   - range: The range to underline, in bytes. An empty range is a single place.
  ///   - bytes: A text that is valid UTF-8 around the range.
  init(_ range: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    let before = bytes[..<range.lowerBound]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[range.lowerBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    // Decode only what can be shown, because a line may be long.
    let first = max(start, range.lowerBound - 4 * Self.width)
    let last = min(end, range.lowerBound + 4 * Self.width)
    let left = String(decoding: bytes[first..<range.lowerBound], as: UTF8.self)
    let middle = max(range.lowerBound, min(range.upperBound, last))
    let marked = String(decoding: bytes[range.lowerBound..<middle], as: UTF8.self)
    let right = String(decoding: bytes[middle..<last], as: UTF8.self)

    let shown = left.map(\.visible)
    var columns = 0
    let near = shown.reversed().prefix { cluster in
      columns += cluster.terminalColumns
      return columns <= Self.width / 2
    }
    let isCut = near.count < shown.count || first > start
    line = (isCut ? "…" : "") + near.reversed().joined()
    underline = String(repeating: " ", count: line.terminalColumns)
    var carets = 0
    for (index, cluster) in (marked + right).enumerated() {
      let text = cluster == "\r" || cluster == "\r\n" ? "" : cluster.visible
      if line.terminalColumns + text.terminalColumns > Self.width {
        line += "…"
        break
      }
      line += text
      if index < marked.count { carets += text.terminalColumns }
    }
    underline += "^" + String(repeating: "~", count: max(0, carets - 1))
  }
}

extension String {
  fileprivate var terminalColumns: Int { LengthUnit.terminalColumns.length(of: self) }
}
