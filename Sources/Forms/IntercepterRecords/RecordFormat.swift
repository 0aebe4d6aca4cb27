/// The format of the records in a file.
public enum RecordFormat: Hashable, Sendable {
  /// Lines, each the text of one field.
  ///
  /// Rules across fields are not evaluated.
  case lines(field: String)
  /// A table with one field in each column.
  case csv(CSVFormat)
  /// JSON Lines (jsonlines.org): an object on each line, with one field in each member.
  case jsonLines

  /// A table with comma-separated columns and a header.
  public static let csv = RecordFormat.csv(.commas)
}
