/// What is written about records.
public enum RecordReport: String, Hashable, Sendable, CaseIterable {
  /// `line:column: field: message` for each violation, with the file's name before it where it has one.
  case messages
  /// An object for each record, as JSON Lines.
  case json
  /// The records themselves, cut and filtered until they conform. What still does not goes to the notes.
  case fixed
  /// Nothing: the records are counted.
  case counts
}
