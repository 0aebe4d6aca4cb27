/// A table in text form.
///
/// Each line has a key, a space and a value; lines are sorted by the bytes of their keys.
///
/// The table is searched in place in the binary: it costs nothing before its first use, and no
/// memory after it.
package struct SortedLines {
  private let text: UnsafeBufferPointer<UInt8>

  package init(_ text: StaticString) {
    self.text = text.bytes
  }

  /// Creates a table from bytes that outlive it, in which each line has a space and ends with a
  /// line feed.
  package init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Returns the value of a key, or `nil` if the table does not contain it.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  package func value(for key: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    let line = line { line in
      let common = line.commonPrefix(with: key)
      if common == key.count { return line[common] == space ? 0 : -1 }
      // A space sorts before all bytes of keys.
      return line[common] != space && key[common] < line[common] ? -1 : 1
    }
    return line.map { UnsafeBufferPointer(rebasing: $0[(key.count + 1)...]) }
  }

  /// Returns the line found by a binary search, or `nil` if the table does not contain it.
  ///
  /// - Parameter order: Returns the order of the searched line relative to another one: negative
  ///   before it, positive after it.
  /// - Complexity: O(log *n*) in the number of lines.
  @inline(__always)
  package func line(_ order: (UnsafeBufferPointer<UInt8>) -> Int) -> UnsafeBufferPointer<UInt8>? {
    var candidates = 0..<text.count
    while !candidates.isEmpty {
      var start = candidates.lowerBound + candidates.count / 2
      while start > candidates.lowerBound, text[start - 1] != lineFeed { start -= 1 }
      let line = line(at: start)
      let order = order(line)
      if order == 0 { return line }
      candidates =
        order < 0
        ? candidates.lowerBound..<start : (start + line.count + 1)..<candidates.upperBound
    }
    return nil
  }

  /// Returns the line that begins at an offset, without its line feed.
  package func line(at offset: Int) -> UnsafeBufferPointer<UInt8> {
    var end = offset
    while text[end] != lineFeed { end += 1 }
    return UnsafeBufferPointer(rebasing: text[offset..<end])
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")

extension UnsafeBufferPointer<UInt8> {
  /// The value of these ASCII digits.
  package var decimalValue: Int { reduce(0) { $0 * 10 + Int($1) - 48 } }

  /// Returns the part with an index, counted from 0, between separators, or `nil` if there are
  /// fewer parts.
  package func field(_ number: Int, separator: UInt8) -> UnsafeBufferPointer<UInt8>? {
    var start = 0
    for _ in 0..<number {
      guard let end = self[start...].firstIndex(of: separator) else { return nil }
      start = end + 1
    }
    let end = self[start...].firstIndex(of: separator) ?? count
    return UnsafeBufferPointer(rebasing: self[start..<end])
  }
}
