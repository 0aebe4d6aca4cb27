internal import CICU

/// A converter of libicu between an encoding and UTF-8, for files of lines.
///
/// One thread uses it at a time. A line that contains bytes outside the encoding becomes invalid
/// UTF-8, from which ``encode(_:)`` restores the bytes.
package final class TextEncoding: @unchecked Sendable {
  /// The name with which it was opened.
  package let name: String
  private let encoding: OpaquePointer
  /// The line feed in this encoding.
  private let lineFeed: [UInt8]

  /// Opens a converter, or returns `nil` if libicu has none with this name that files of lines can
  /// use.
  package init?(_ name: String) {
    guard !name.isEmpty, let encoding = cicu_encoding_open(name) else { return nil }
    self.name = name
    self.encoding = encoding
    let lineFeed = Self.convert([0x0A], by: encoding, cicu_encoding_encode) ?? []
    self.lineFeed = lineFeed
    // An ASCII superset, or UTF-16 or UTF-32. A deinitializer runs after `return nil`.
    guard [1, 2, 4].contains(lineFeed.count), lineFeed.filter({ $0 != 0 }) == [0x0A] else {
      return nil
    }
  }

  deinit { cicu_encoding_close(encoding) }

  /// Returns the end of the last complete line in bytes, or 0 if there is none.
  package func endOfLines(in bytes: some RandomAccessCollection<UInt8>) -> Int {
    let width = lineFeed.count
    var end = bytes.count / width * width
    while end > 0 {
      let start = bytes.index(bytes.startIndex, offsetBy: end - width)
      if bytes[start] == lineFeed[0],
        bytes[start...].prefix(width).elementsEqual(lineFeed)
      {
        return end
      }
      end -= width
    }
    return 0
  }

  /// Returns the lines in UTF-8.
  ///
  /// - Parameter restorably: Whether a line that encoding would not restore byte for byte becomes
  ///   invalid UTF-8, from which encoding restores it.
  package func decode(_ lines: [UInt8], restorably: Bool) -> [UInt8] {
    let decoded = decode(lines[...])
    if !restorably || encode(decoded) == lines { return decoded }
    var (result, rest) = ([UInt8](), lines[...])
    while !rest.isEmpty {
      var end = rest.startIndex
      repeat {
        end += lineFeed.count
      } while end < rest.endIndex
        && !rest[..<end].suffix(lineFeed.count).elementsEqual(lineFeed)
      let line = rest[..<min(end, rest.endIndex)]
      rest = rest[line.endIndex...]
      let decoded = decode(line)
      if encode(decoded).map({ line.elementsEqual($0) }) == true {
        result += decoded
      } else {
        let hasEnd = line.suffix(lineFeed.count).elementsEqual(lineFeed)
        for byte in line.dropLast(hasEnd ? lineFeed.count : 0) {
          result += [UInt8(CICU_UNWRITABLE), 0x80 | byte >> 4, 0x80 | byte & 0x0F]
        }
        if hasEnd { result.append(0x0A) }
      }
    }
    return result
  }

  private func decode(_ lines: ArraySlice<UInt8>) -> [UInt8] {
    Self.convert(lines, by: encoding, cicu_encoding_decode) ?? []
  }

  /// Returns a decoded text in this encoding, or `nil` if the encoding lacks one of its characters.
  package func encode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    Self.convert(Array(text)[...], by: encoding, cicu_encoding_encode)
  }

  private typealias Conversion = (
    OpaquePointer?, UnsafePointer<UInt8>?, Int64, UnsafeMutablePointer<Int64>?,
    UnsafeMutablePointer<UInt8>?, Int64
  ) -> Int64

  private static func convert(
    _ source: ArraySlice<UInt8>, by encoding: OpaquePointer, _ convert: Conversion
  ) -> [UInt8]? {
    var (position, result) = (Int64(0), [UInt8]())
    let room = Int(CICU_ENCODING_ROOM)
    return source.withUnsafeBufferPointer { source in
      while position < source.count {
        var isConverted = true
        let rest = source.count - Int(position)
        let part = [UInt8](unsafeUninitializedCapacity: room + rest + rest / 2) { part, count in
          let written = convert(
            encoding, source.baseAddress, Int64(source.count), &position, part.baseAddress,
            Int64(part.count))
          isConverted = written >= 0
          count = max(0, Int(written))
        }
        if !isConverted { return nil }
        if position == source.count, result.isEmpty { return part }
        result += part
      }
      return result
    }
  }
}
