/// A place in a text as editors count.
package struct TextPlace: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in grapheme clusters.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line:column`.
  package var description: String { "\(line):\(column)" }
}

/// Turns offsets in a text, given in ascending order, into places.
package struct PlaceCounter {
  private let bytes: UnsafeRawBufferPointer
  private var offset: Int
  private var place: TextPlace

  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - start: The offset to begin at: that of the beginning of a line.
  ///   - line: The number of that line.
  package init(_ bytes: UnsafeRawBufferPointer, from start: Int = 0, onLine line: Int = 1) {
    self.bytes = bytes
    offset = start == 0 && line == 1 && bytes.hasByteOrderMark ? 3 : start
    place = TextPlace(line: line, column: 1)
  }

  /// The place of a byte that is not before the last one.
  ///
  /// - Complexity: O(*n*) in the distance. The columns are right if a grapheme cluster begins at each
  ///   byte that is asked for, as it does where a value of JSON begins.
  package mutating func place(of target: Int) -> TextPlace {
    guard target > offset else { return place }
    var start = offset
    if let lineFeed = bytes[offset..<target].lastIndex(of: UInt8(ascii: "\n")) {
      place.line += bytes[offset..<target].count { $0 == UInt8(ascii: "\n") }
      place.column = 1
      start = lineFeed + 1
    }
    place.column += String(decoding: bytes[start..<target], as: UTF8.self).count
    offset = target
    return place
  }
}
