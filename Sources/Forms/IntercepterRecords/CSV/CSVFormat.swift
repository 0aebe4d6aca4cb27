internal import TextTools

/// The format of a table as CSV (RFC 4180).
///
/// Lines end in LF or CR LF, optional after the last line. A byte order mark at the beginning is
/// ignored.
public struct CSVFormat: Hashable, Sendable {
  /// The separator of fields: one ASCII character.
  ///
  /// A first line such as `sep=;`, which Excel writes and reads, takes precedence.
  public private(set) var delimiter: Unicode.Scalar
  /// A Boolean value that indicates whether the first record is a header with the names of the
  /// columns.
  public let hasHeader: Bool
  /// The names of the columns, in order, in place of the header's names.
  ///
  /// A column with an empty name belongs to no field.
  public let columns: [String]?
  /// The quotation mark: one ASCII character, or `nil` if there are no quoted fields.
  public let quote: Unicode.Scalar?
  /// The character that escapes the next one, or `nil` if quotation marks are only doubled.
  ///
  /// In a quoted field, it escapes quotation marks and itself. Without quotation marks, it escapes
  /// the delimiter and itself in every field, and `\t`, `\n` and `\r` are control characters.
  public let escape: Unicode.Scalar?
  /// The unquoted texts that mean no value, such as `NULL`.
  ///
  /// Such a value is empty for the rules, and is written back unchanged.
  public let nulls: [String]

  /// Creates a format, or returns `nil` if one of the characters is invalid.
  ///
  /// - Parameters:
  ///   - delimiter: The separator of fields: one ASCII character, but not a quotation mark or a
  ///     line break.
  ///   - hasHeader: Whether the first record is a header.
  ///   - columns: The names of the columns in place of the header's. If `nil`, those of the header,
  ///     or the profile's fields in order if there is no header.
  ///   - quote: The quotation mark, or `nil` if there are no quoted fields; then there must be an
  ///     escape.
  ///   - escape: The character that escapes the next one, usually a backslash.
  ///   - nulls: The unquoted texts that mean no value.
  public init?(
    delimiter: Character, hasHeader: Bool = true, columns: [String]? = nil,
    quote: Character? = "\"", escape: Character? = nil, nulls: [String] = []
  ) {
    // Two quotation marks are one in any case.
    let escape = escape == quote ? nil : escape
    let marks = [delimiter, quote, escape].map { $0.map { String($0).unicodeScalars } }
    let isValid = marks.allSatisfy { mark in
      guard let mark else { return true }
      return mark.count == 1 && mark.first!.isASCII && !["\n", "\r"].contains(mark.first!)
    }
    guard isValid, quote != nil || escape != nil, delimiter != quote, delimiter != escape else {
      return nil
    }
    self.delimiter = marks[0]!.first!
    self.quote = marks[1]?.first
    self.escape = marks[2]?.first
    self.hasHeader = hasHeader
    self.columns = columns
    self.nulls = nulls
  }

  /// Comma-separated fields with a header.
  public static let commas = CSVFormat(delimiter: ",")!

  var marks: CSVMarks {
    CSVMarks(
      delimiter: UInt8(ascii: delimiter), quote: quote.map { UInt8(ascii: $0) },
      escape: escape.map { UInt8(ascii: $0) })
  }

  /// Returns the format with the delimiter of the first line, if that is a line such as `sep=;`, and
  /// the start of the line after it, or `nil` if such a line may be incomplete.
  ///
  /// - Parameters:
  ///   - bytes: The first bytes of the table.
  ///   - isAtEnd: Whether there are no more.
  func following(
    separatorLineOf bytes: UnsafeRawBufferPointer, isAtEnd: Bool
  ) -> (CSVFormat, start: Int)? {
    let prefix = Array("sep=".utf8)
    let mark = bytes.hasByteOrderMark ? 3 : 0
    let line = bytes.lineEnds(from: mark)
    let text = bytes[mark..<line.text]
    if line.line == line.text {
      let isPartOfMark = bytes.count < 3 && [0xEF, 0xBB].starts(with: bytes)
      let isPart = text.count < 7 && text.prefix(4).elementsEqual(prefix.prefix(text.count))
      return !isAtEnd && (isPartOfMark || isPart) ? nil : (self, 0)
    }
    let words = text.split(separator: UInt8(ascii: "\r"), maxSplits: 1)
    guard let text = words.first, text.count == 5, text.starts(with: prefix),
      let delimiter = text.last, delimiter < 0x80,
      ![marks.quote, marks.escape].contains(delimiter)
    else { return (self, 0) }
    var format = self
    format.delimiter = Unicode.Scalar(delimiter)
    return (format, line.line)
  }
}
