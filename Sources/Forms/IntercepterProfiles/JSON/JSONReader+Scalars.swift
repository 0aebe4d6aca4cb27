internal import TextInputIntercepter
internal import TextTools

// Strings and numbers of JSON.

extension JSONReader {
  /// Reads a string; the offset is at its first quotation mark.
  mutating func string() throws(JSONSyntaxError) -> String {
    offset += 1
    let start = offset
    skipPlainText()
    // Most strings have no escapes: they are copied as they stand.
    if next == UInt8(ascii: "\"") {
      offset += 1
      return try text(bytes[start..<offset - 1], at: start)
    }
    var unescaped = Array(try text(bytes[start..<offset], at: start).utf8)
    while true {
      switch next {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: unescaped, as: UTF8.self)
      case UInt8(ascii: "\\"): unescaped += Unicode.UTF8.encode(try escape())!
      case nil: throw error("a string is not closed")
      default: throw error("a control character in a string must be written as an escape")
      }
      let start = offset
      skipPlainText()
      if start < offset { unescaped += try text(bytes[start..<offset], at: start).utf8 }
    }
  }

  /// Goes on to a quotation mark, a backslash, a control character or the end.
  private mutating func skipPlainText() {
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      offset += 1
    }
  }

  private func text(
    _ part: Slice<UnsafeBufferPointer<UInt8>>,
    at start: Int
  ) throws(JSONSyntaxError) -> String {
    let utf8 = UnsafeBufferPointer(rebasing: part)
    if utf8.count > 256 {
      if let text = String(validating: utf8, as: UTF8.self) { return text }
    } else {
      // Faster for short texts: what is not UTF-8 is repaired, and no longer the same.
      let text = String(decoding: utf8, as: UTF8.self)
      if text.utf8.withContiguousStorageIfAvailable({ $0.elementsEqual(utf8) }) == true {
        return text
      }
    }
    throw error("this is not UTF-8", at: start + (part.firstInvalidUTF8Offset ?? 0))
  }

  /// Reads an escape; the offset is at its backslash.
  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = offset
    offset += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : nil {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal(at: offset) else { break }
      offset += 4
      return scalar(startingWith: unit)
    default: break
    }
    offset = start
    throw error("this escape does not exist")
  }

  /// The scalar of a UTF-16 code unit and, where it is the first half of a pair, of the next escape.
  private mutating func scalar(startingWith unit: UInt16) -> Unicode.Scalar {
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), offset + 6 <= bytes.count,
      bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u"),
      let trail = hexadecimal(at: offset + 2), UTF16.isTrailSurrogate(trail)
    else { return "\u{FFFD}" }
    offset += 6
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  /// The number that four hexadecimal digits are.
  private func hexadecimal(at start: Int) -> UInt16? {
    guard start + 4 <= bytes.count else { return nil }
    var number: UInt16 = 0
    for byte in bytes[start..<start + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt16(byte - 0x30)
      case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
        number = number << 4 | UInt16((byte & 0x5F) - 0x37)
      default: return nil
      }
    }
    return number
  }

  /// Reads a number, as it is written; the offset is at its first byte.
  mutating func number() throws(JSONSyntaxError) -> String {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    if next == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    if offset == start { throw unexpected("a digit") }
  }
}
