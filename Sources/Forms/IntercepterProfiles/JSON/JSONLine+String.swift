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
          bytes += Self.escape(scalar).utf8
          start = offset + width
        }
        offset += width
      }
      bytes += UnsafeBufferPointer(rebasing: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ scalar: UInt32) -> String {
    switch scalar {
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case 0x22: return "\\\""
    case 0x5C: return "\\\\"
    default:
      let digits = String(scalar, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
  }
}
