/// The format of the records in a file.
public enum RecordFormat: Hashable, Sendable {
  /// Each line is the text of one field. Rules across fields are not evaluated.
  case lines(field: String)
  /// A table, with a field in each column.
  case csv(CSVFormat)
  /// An object on each line, with a field in each member (jsonlines.org).
  case jsonLines

  /// A table with commas between the columns, which the first record names.
  public static let csv = RecordFormat.csv(.commas)
}
