/// The format of a table as CSV (RFC 4180).
///
/// Lines end in LF or CR LF, optional after the last line. A byte order mark at the beginning is
/// ignored.
public struct CSVFormat: Hashable, Sendable {
  /// The separator of fields: one ASCII character.
  public let delimiter: Unicode.Scalar
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
}
