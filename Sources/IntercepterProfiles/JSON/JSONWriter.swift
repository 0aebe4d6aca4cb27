internal import TextInputIntercepter
internal import TextTools

extension JSONValue {
  /// The value as JSON on one line, with escapes for characters that a terminal or a reader of lines
  /// would act on.
  public func json() -> String { JSONWriter.text(self) }
}

/// Writes JSON on one line, members in the order they have.
///
/// Strings stay readable: only what JSON asks for is escaped, and what a terminal or a line-based
/// reader would act on.
package enum JSONWriter {
  /// The text of a value.
  package static func text(_ value: JSONValue) -> String {
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of a value.
  package static func write(_ value: JSONValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .number(let digits): bytes += digits.utf8
    case .string(let text): write(text, to: &bytes)
    case .array(let elements):
      write(elements, between: "[", and: "]", to: &bytes) { element, bytes in
        write(element, to: &bytes)
      }
    case .object(let members):
      write(members, between: "{", and: "}", to: &bytes) { member, bytes in
        write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        write(member.value, to: &bytes)
      }
    }
  }

  /// Appends elements between brackets: on one line, or each on its own.
  static func write<Element>(
    _ elements: [Element],
    between open: Unicode.Scalar,
    and close: Unicode.Scalar,
    indentedBy indentation: Int? = nil,
    to bytes: inout [UInt8],
    each: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if let indentation { bytes += "\n\(String(repeating: " ", count: indentation + 2))".utf8 }
      each(element, &bytes)
    }
    if let indentation, !elements.isEmpty {
      bytes += "\n\(String(repeating: " ", count: indentation))".utf8
    }
    bytes.append(UInt8(ascii: close))
  }

  /// Appends the text of a string.
  static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8Bytes { utf8 in
      var start = 0
      var offset = 0
      while offset < utf8.count {
        guard !utf8[offset].standsForItself,
          let (scalar, width) = escapedScalar(at: offset, in: utf8)
        else {
          offset += 1
          continue
        }
        bytes += UnsafeBufferPointer(rebasing: utf8[start..<offset])
        bytes += escape(scalar).utf8
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
