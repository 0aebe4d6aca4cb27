internal import TextInputIntercepter

// Strings and numbers of JSON.

extension JSONReader {
  /// Skips a string, and returns whether it has escapes; the offset is at its first quotation mark.
  mutating func skipString() throws(JSONSyntaxError) -> Bool {
    offset += 1
    var hasEscapes = false
    while true {
      try skipPlainText()
      switch next {
      case UInt8(ascii: "\""):
        offset += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        _ = try escape()
        hasEscapes = true
      case nil: throw error("a string is not closed")
      default: throw error("a control character in a string must be written as an escape")
      }
    }
  }

  /// Returns the text of a string that has been read, which is between its quotation marks.
  static func unescaped(_ content: UnsafeBufferPointer<UInt8>) -> String {
    var reader = JSONReader(bytes: content)
    var text: [UInt8] = []
    while true {
      let start = reader.offset
      try? reader.skipPlainText()
      text += content[start..<reader.offset]
      guard reader.next != nil, let scalar = try? reader.escape() else { break }
      text += Unicode.UTF8.encode(scalar)!
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Goes on to a quotation mark, a backslash, a control character or the end.
  @inline(__always)
  private mutating func skipPlainText() throws(JSONSyntaxError) {
    var offset = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      if byte < 0x80 {
        offset += 1
      } else {
        guard let width = scalarWidth(at: offset) else {
          throw error("this is not UTF-8", at: offset)
        }
        offset += width
      }
    }
    self.offset = offset
  }

  /// The number of bytes of a scalar that is not ASCII; `nil` if it is not UTF-8.
  private func scalarWidth(at offset: Int) -> Int? {
    let lead = bytes[offset]
    let width = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard 0xC2...0xF4 ~= lead, offset + width <= bytes.count else { return nil }
    // The Unicode Standard, table 3-7.
    let least: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
    let most: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
    guard least...most ~= bytes[offset + 1] else { return nil }
    for place in offset + 2..<offset + width where bytes[place] & 0xC0 != 0x80 { return nil }
    return width
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

  /// Skips a number; the offset is at its first byte.
  mutating func skipNumber() throws(JSONSyntaxError) {
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
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    if offset == start { throw unexpected("a digit") }
  }
}
