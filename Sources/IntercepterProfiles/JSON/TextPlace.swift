/// A place in a text as people count: a line, and a column in grapheme clusters.
package struct TextPlace {
  /// The offset in bytes, from 0.
  package private(set) var offset = 0
  /// The line, from 1.
  package private(set) var line = 1
  /// The column, from 1, in grapheme clusters.
  package private(set) var column = 1

  /// Goes on to a later place.
  ///
  /// - Complexity: O(*n*) in the distance. The columns are right if a grapheme cluster begins at each
  ///   place that is gone to, as it does where a value of JSON begins.
  package mutating func advance(to end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    if offset == 0, end >= 3, bytes.starts(with: byteOrderMark) { offset = 3 }
    let passed = bytes[offset..<end]
    var start = offset
    if let lastLineFeed = passed.lastIndex(of: UInt8(ascii: "\n")) {
      line += passed.count { $0 == UInt8(ascii: "\n") }
      column = 1
      start = lastLineFeed + 1
    }
    column += String(decoding: bytes[start..<end], as: UTF8.self).count
    offset = end
  }
}

/// A byte order mark in UTF-8, which is no part of a text.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
