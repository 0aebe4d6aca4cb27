/// A place in a text, as an editor shows it.
package struct TextPlace: Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  package var line: Int
  /// The column in grapheme clusters, counted from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place as `line:column`.
  package var description: String { "\(line):\(column)" }
}

/// Converts ascending offsets in a text to places.
package struct PlaceCounter {
  private let bytes: UnsafeRawBufferPointer
  private var offset: Int
  private var place: TextPlace

  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - start: The offset of the line at which to start.
  ///   - line: The number of that line.
  package init(_ bytes: UnsafeRawBufferPointer, from start: Int = 0, onLine line: Int = 1) {
    self.bytes = bytes
    offset = start == 0 && line == 1 && bytes.hasByteOrderMark ? 3 : start
    place = TextPlace(line: line, column: 1)
  }

  /// Returns the place of a byte, which is not before the previous one.
  ///
  /// - Complexity: O(*n*) in the distance from the previous byte. The column is correct if a
  ///   grapheme cluster begins at each requested byte, as at each value in JSON.
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
