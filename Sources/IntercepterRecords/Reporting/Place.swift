/// A place in a file, as editors count.
struct Place: Hashable, CustomStringConvertible {
  /// The line, from 1.
  var line: Int
  /// The column, from 1: grapheme clusters.
  var column: Int

  var description: String { "\(line):\(column)" }
}

/// Turns offsets of a record, given in ascending order, into places.
struct PlaceCounter {
  private let bytes: UnsafeRawBufferPointer
  private var offset: Int
  private var place: Place

  /// - Parameters:
  ///   - bytes: The bytes of the chunk, valid UTF-8 in the record.
  ///   - start: Where the record begins: at the beginning of a line.
  ///   - line: The number of that line.
  init(_ bytes: UnsafeRawBufferPointer, from start: Int, onLine line: Int) {
    self.bytes = bytes
    offset = start
    place = Place(line: line, column: 1)
    if start == 0, line == 1, bytes.hasByteOrderMark { offset = 3 }
  }

  /// The place of a byte of the chunk that is not before the last one.
  mutating func place(of target: Int) -> Place {
    guard target > offset else { return place }
    let part = bytes[offset..<target]
    if let lineFeed = part.lastIndex(of: UInt8(ascii: "\n")) {
      place.line += part.count { $0 == UInt8(ascii: "\n") }
      place.column = 1 + String(decoding: bytes[(lineFeed + 1)..<target], as: UTF8.self).count
    } else {
      place.column += String(decoding: part, as: UTF8.self).count
    }
    offset = target
    return place
  }
}
