extension MessageFormatter {
  var next: UInt8? { offset < pattern.count ? pattern[offset] : nil }

  /// Reads a word up to white space or a syntax character.
  ///
  /// The word may be empty.
  mutating func word() -> UnsafeBufferPointer<UInt8> {
    let start = offset
    while offset < pattern.count {
      let byte = pattern[offset]
      if byte.isSyntax || byte.mayBeginWhiteSpace && whitespaceLength > 0 { break }
      offset += byte.scalarWidth
    }
    return UnsafeBufferPointer(rebasing: pattern[start..<offset])
  }

  mutating func skipWhitespace() {
    while whitespaceLength > 0 { offset += whitespaceLength }
  }

  /// The number of bytes of the white space here (Unicode's property Pattern_White_Space), or 0 if
  /// there is none.
  private var whitespaceLength: Int {
    guard let byte = next, byte.mayBeginWhiteSpace else { return 0 }
    let (value, width) = pattern.scalar(at: offset)
    return Unicode.Scalar(value)?.isPatternWhiteSpace == true ? width : 0
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Reads a required byte.
  ///
  /// - Parameter start: The offset of the brace that is unclosed if the pattern ends here.
  mutating func expect(_ byte: UInt8, _ start: Int) throws(MessageFault) {
    if !skip(byte) { throw unexpected(start) }
  }

  func unexpected(_ start: Int) -> MessageFault {
    next == nil
      ? MessageFault(reason: .openBrace, offset: start)
      : MessageFault(reason: .unexpected, offset: offset)
  }
}

extension UInt8 {
  static var apostrophe: UInt8 { UInt8(ascii: "'") }
  static var openingBrace: UInt8 { UInt8(ascii: "{") }
  static var closingBrace: UInt8 { UInt8(ascii: "}") }
  static var numberSign: UInt8 { UInt8(ascii: "#") }
  static var comma: UInt8 { UInt8(ascii: ",") }
  static var equalsSign: UInt8 { UInt8(ascii: "=") }
  static var minusSign: UInt8 { UInt8(ascii: "-") }

  /// A Boolean value that indicates whether the byte ends a word: ASCII punctuation except `_`.
  fileprivate var isSyntax: Bool {
    switch self {
    case UInt8(ascii: "_"): false
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
