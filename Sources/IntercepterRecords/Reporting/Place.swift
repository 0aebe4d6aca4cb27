/// A place in a file, as editors count.
struct Place: Hashable, CustomStringConvertible {
  /// The line, from 1.
  var line: Int
  /// The column, from 1: grapheme clusters.
  var column: Int

  var description: String { "\(line):\(column)" }

  /// The place of an offset in a record.
  ///
  /// - Parameters:
  ///   - offset: In the bytes of the record, valid UTF-8.
  ///   - record: The record, which begins a line.
  ///   - line: The line that it begins.
  init(of offset: Int, in record: UnsafeRawBufferPointer, from line: Int) {
    let before = record[..<offset]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let mark = record.hasByteOrderMark && line == 1 && start == 0 ? 3 : 0
    self.line = line + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + String(decoding: before[Swift.min(offset, start + mark)...], as: UTF8.self).count
  }

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
