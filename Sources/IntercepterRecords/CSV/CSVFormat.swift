/// The format of a table as CSV (RFC 4180).
///
/// Lines may end in LF or CR LF, the last one as it likes, and a byte order mark may stand at the front.
public struct CSVFormat: Hashable, Sendable {
  /// The separator of fields: one ASCII character.
  public let delimiter: Unicode.Scalar
  /// Whether the first record names the columns.
  public let hasHeader: Bool
  /// The names of the columns, in their order, instead of those of the header; an empty one is a column
  /// that no field is to be found in.
  public let columns: [String]?

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - delimiter: What stands between two fields. Anything but one ASCII character that is no
  ///     quotation mark and no line break gives `nil`.
  ///   - hasHeader: Whether the first record names the columns.
  ///   - columns: The names of the columns instead of those of the header. `nil` takes the header, and
  ///     the profile's fields in their order where there is none.
  public init?(delimiter: Character, hasHeader: Bool = true, columns: [String]? = nil) {
    guard let scalar = delimiter.unicodeScalars.first, delimiter.unicodeScalars.count == 1,
      scalar.isASCII, !["\"", "\n", "\r"].contains(scalar)
    else { return nil }
    self.delimiter = scalar
    self.hasHeader = hasHeader
    self.columns = columns
  }

  private init() {
    delimiter = ","
    hasHeader = true
    columns = nil
  }

  /// Commas between the fields, and a header.
  public static let commas = CSVFormat()

  var delimiterByte: UInt8 { UInt8(ascii: delimiter) }
}
