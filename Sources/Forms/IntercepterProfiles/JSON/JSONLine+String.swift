internal import TextInputIntercepter
internal import TextTools

extension JSONLine {
  /// Writes a string.
  ///
  /// The text stays readable: only what JSON requires is escaped, and what a terminal or a
  /// line-based reader would interpret.
  package mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8Bytes { utf8 in
      var start = 0
      var offset = 0
      while offset < utf8.count {
        let byte = utf8[offset]
        let isSyntax = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        guard isSyntax || byte.mayActOnTerminal else {
          offset += 1
          continue
        }
        let (scalar, width) = utf8.scalar(at: offset)
        if isSyntax || Unicode.Scalar(scalar)!.actsOnTerminal {
          bytes += UnsafeBufferPointer(rebasing: utf8[start..<offset])
          escape(scalar)
          start = offset + width
        }
        offset += width
      }
      bytes += UnsafeBufferPointer(rebasing: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ scalar: UInt32) {
    bytes.append(UInt8(ascii: "\\"))
    switch scalar {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x22, 0x5C: bytes.append(UInt8(scalar))
    default:
      bytes.append(UInt8(ascii: "u"))
      for place in 1...4 as ClosedRange<UInt32> {
        let digit = UInt8(scalar >> (16 - 4 * place) & 15)
        bytes.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
      }
    }
  }
}
