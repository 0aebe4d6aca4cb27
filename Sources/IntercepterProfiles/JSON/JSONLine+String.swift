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
        guard !utf8[offset].standsForItself,
          let (scalar, width) = Self.escapedScalar(at: offset, in: utf8)
        else {
          offset += 1
          continue
        }
        bytes += UnsafeBufferPointer(rebasing: utf8[start..<offset])
        bytes += Self.escape(scalar).utf8
        offset += width
        start = offset
      }
      bytes += UnsafeBufferPointer(rebasing: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The scalar at an offset and its width in bytes, if it is one that is escaped.
  private static func escapedScalar(
    at offset: Int,
    in utf8: UnsafeBufferPointer<UInt8>
  ) -> (UInt32, Int)? {
    func continuation(_ offset: Int) -> UInt32 { UInt32(utf8[offset] & 0x3F) }
    let byte = utf8[offset]
    if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      return (UInt32(byte), 1)
    }
    // The text is valid UTF-8: a lead byte has its continuation bytes.
    let scalar: (value: UInt32, width: Int)
    switch byte {
    case 0xC2, 0xD8: scalar = (UInt32(byte & 0x1F) << 6 | continuation(offset + 1), 2)
    case 0xE2: scalar = (0x2000 | continuation(offset + 1) << 6 | continuation(offset + 2), 3)
    default: return nil
    }
    if Unicode.Scalar(scalar.value)!.actsOnTerminal { return scalar }
    return nil
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

extension UInt8 {
  /// Whether no scalar that is escaped begins with this byte.
  @inline(__always)
  fileprivate var standsForItself: Bool {
    if self < 0x80 { return self >= 0x20 && self < 0x7F && self != 0x22 && self != 0x5C }
    return self != 0xC2 && self != 0xD8 && self != 0xE2
  }
}
