/// The bytes that structure a CSV text.
struct CSVMarks: Sendable {
  var delimiter: UInt8
  /// The quotation mark, or `nil` if there are no quoted fields.
  var quote: UInt8? = UInt8(ascii: "\"")
  /// The byte before an escaped one, or `nil` if quotation marks are only doubled.
  ///
  /// It escapes marks in quoted fields or, without quotation marks, in every field.
  var escape: UInt8?

  /// The byte that escapes others outside quoted fields.
  var plainEscape: UInt8? { quote == nil ? escape : nil }

  /// Returns the byte at a position of a field's content, and the position after it.
  ///
  /// - Parameter notation: The notation of the content, which is not verbatim.
  func next(
    at position: Int, in bytes: UnsafeRawBufferPointer, upTo end: Int, _ notation: Cell.Notation
  ) -> (byte: UInt8, position: Int) {
    let byte = bytes[position]
    guard position + 1 < end else { return (byte, position + 1) }
    let following = bytes[position + 1]
    switch notation {
    case .doubled where byte == escape && [quote, escape, UInt8(ascii: "\n")].contains(following),
      .doubled where byte == quote:
      return (following, position + 2)
    case .slashed where byte == escape:
      return (Self.controls.first { $0.letter == following }?.byte ?? following, position + 2)
    default: return (byte, position + 1)
    }
  }

  /// Appends a text as the content of a field.
  func append(_ text: String, quoted isQuoted: Bool, to output: inout [UInt8]) {
    for byte in text.utf8 {
      if isQuoted {
        if byte == quote || byte == escape { output.append(escape ?? byte) }
      } else if let escape = plainEscape {
        let letter = Self.controls.first { $0.byte == byte }?.letter
        if letter != nil || byte == escape || byte == delimiter { output.append(escape) }
        output.append(letter ?? byte)
        continue
      }
      output.append(byte)
    }
  }

  /// The control characters that have letters as escapes, in PostgreSQL's COPY, jq's @tsv and Miller.
  private static let controls: [(byte: UInt8, letter: UInt8)] = [
    (0x08, UInt8(ascii: "b")), (0x09, UInt8(ascii: "t")), (0x0A, UInt8(ascii: "n")),
    (0x0B, UInt8(ascii: "v")), (0x0C, UInt8(ascii: "f")), (0x0D, UInt8(ascii: "r")),
  ]
}
