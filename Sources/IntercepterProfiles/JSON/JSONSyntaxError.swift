/// Where a text stops being JSON, and why.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// What is wrong, as a part of a sentence: `expected a value, found “}”`.
  package let message: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in grapheme clusters.
  package let column: Int
  /// The offset in bytes, from 0.
  package let offset: Int

  init(_ message: String, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    self.message = message
    self.offset = offset
    let before = bytes[..<offset]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + String(decoding: before[start...], as: UTF8.self).count
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  package var description: String {
    "line \(line), column \(column) (byte \(offset)): \(message)"
  }
}
