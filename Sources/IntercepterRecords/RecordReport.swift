/// The kind of report that is written about records.
public enum RecordReport: String, Hashable, Sendable, CaseIterable {
  /// `line:column: field: message` for each violation, with the file's name before it where it has one.
  case messages
  /// An object for each record, as JSON Lines.
  case json
  /// The records themselves, each value sanitized where that makes it conform. What still does not goes
  /// to the notes, and stays as it is.
  case fixed
  /// `line:column: field: "old" → "new"` for each value that ``fixed`` would write otherwise, and
  /// `line:column: field: changed (secret)` for that of a secret field. What would
  /// still not conform goes to the notes.
  case changes
  /// Nothing: the records are counted.
  case counts
}
