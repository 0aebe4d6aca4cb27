internal import IntercepterProfiles

/// The reason why a record cannot be checked.
struct RecordFault: Error, Hashable {
  /// The reason, as a sentence.
  let message: String
  /// A Boolean value that indicates whether reports add the column, which the sentence does not
  /// contain.
  var reportsColumn = true
  /// A Boolean value that indicates whether the record has one field more than there are columns.
  var isOneFieldTooMany = false
  /// The sentence if the record may have a secret value.
  ///
  /// It quotes nothing.
  var discreetMessage: String?

  /// Returns the fault for bytes that are not UTF-8.
  static func notUTF8(fromByte byte: Int) -> RecordFault {
    RecordFault(
      message: UnreadableLine(notUTF8FromByte: byte).message, reportsColumn: false,
      discreetMessage: "This is not UTF-8.")
  }

  /// Returns the fault for bytes outside the file's encoding.
  ///
  /// - Parameter text: The decoded text, from these bytes on; see `RecordChecker.encodingName`.
  static func undecodable(_ text: UnsafeRawBufferPointer, _ encoding: String) -> RecordFault {
    if text.first == 0xFD {
      return RecordFault(
        message: "This line cannot be written back in \(encoding) byte for byte.",
        reportsColumn: false)
    }
    var (bytes, offset) = ([String](), 0)
    while offset + 2 < text.count, text[offset] == 0xFE, bytes.count < 8 {
      let byte = text[offset + 1] << 4 | text[offset + 2] & 0x0F
      let digits = String(byte, radix: 16, uppercase: true)
      bytes.append(digits.count == 1 ? "0\(digits)" : digits)
      offset += 3
    }
    return RecordFault(
      message: "This is not \(encoding): \(bytes.joined(separator: " ")).",
      discreetMessage: "This is not \(encoding).")
  }

  /// The fault without the length of a secret value.
  var discreet: RecordFault {
    RecordFault(message: discreetMessage ?? message, reportsColumn: false)
  }
}

extension RecordFault {
  static let openQuotationMark = RecordFault(
    message: "This quotation mark is not closed.")
  static let suspectQuotationMark = RecordFault(
    message: "The lines of this quoted field look like records; is the quotation mark a mistake?")
  static let longField = RecordFault(
    message: "This quoted field is longer than 4 MiB.")
  static let textBehindQuotationMark = RecordFault(
    message: "A quoted field must end with its closing quotation mark.")
  static let escapedQuotationMark = RecordFault(
    message: """
      A quoted field must end with its closing quotation mark; if the backslash before it escapes the \
      mark, add --escape.
      """)

  static func ragged(_ count: Int, insteadOf expected: Int) -> RecordFault {
    RecordFault(
      message: """
        This record has \(count) \(count == 1 ? "field" : "fields") instead of \(expected).
        """, isOneFieldTooMany: count == expected + 1)
  }
}
