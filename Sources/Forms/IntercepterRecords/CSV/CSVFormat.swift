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

  /// Creates a format, or returns `nil` if the delimiter is invalid.
  ///
  /// - Parameters:
  ///   - delimiter: The separator of fields: one ASCII character, but not a quotation mark or a
  ///     line break.
  ///   - hasHeader: Whether the first record is a header.
  ///   - columns: The names of the columns in place of the header's. If `nil`, those of the header,
  ///     or the profile's fields in order if there is no header.
  public init?(delimiter: Character, hasHeader: Bool = true, columns: [String]? = nil) {
    guard let scalar = delimiter.unicodeScalars.first, delimiter.unicodeScalars.count == 1,
      scalar.isASCII, !["\"", "\n", "\r"].contains(scalar)
    else { return nil }
    self.delimiter = scalar
    self.hasHeader = hasHeader
    self.columns = columns
  }

  /// Comma-separated fields with a header.
  public static let commas = CSVFormat(delimiter: ",")!

  var delimiterByte: UInt8 { UInt8(ascii: delimiter) }

  /// Returns the format with the delimiter of the first line, if that is a line such as `sep=;`, and
  /// the start of the line after it.
  ///
  /// - Parameter bytes: The first bytes of the table, with its first line.
  func following(separatorLineOf bytes: UnsafeRawBufferPointer) -> (CSVFormat, start: Int) {
    let mark = bytes.hasByteOrderMark ? 3 : 0
    let line = bytes.lineEnds(from: mark)
    let text =
      bytes[mark..<line.text].split(separator: UInt8(ascii: "\r"), maxSplits: 1).first ?? []
    guard text.count == 5, text.starts(with: Self.separatorLine), line.line > line.text,
      let delimiter = text.last, delimiter < 0x80, delimiter != UInt8(ascii: "\"")
    else { return (self, 0) }
    var format = self
    format.delimiter = Unicode.Scalar(delimiter)
    return (format, line.line)
  }

  /// Returns whether bytes may begin with an incomplete line such as `sep=;`.
  static func mayBeginSeparatorLine(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if bytes.count < 3, [0xEF, 0xBB].starts(with: bytes) { return true }
    let rest = bytes.dropFirst(bytes.hasByteOrderMark ? 3 : 0)
    return !rest.contains(UInt8(ascii: "\n")) && rest.count < 7
      && rest.prefix(4).elementsEqual(separatorLine.prefix(rest.count))
  }

  private static let separatorLine = Array("sep=".utf8)
}
