/// The kind of report about records.
public enum RecordReport: String, Hashable, Sendable, CaseIterable {
  /// A line `line:column: field: message` for each violation, preceded by the file's name if there
  /// is one.
  case messages
  /// An object for each record, as JSON Lines.
  case json
  /// The records themselves, with each value as a form would store it.
  ///
  /// ``RecordChecker/appliesUnsafeFixes`` also truncates and filters free text. Other invalid values
  /// stay unchanged, and the notes report them.
  case fixed
  /// A line `line:column: field: "old" → "new"` for each value that ``fixed`` would change.
  ///
  /// For a secret field it is `line:column: field: changed (secret)`. The notes report values that
  /// would still not be valid.
  case changes
  /// No report.
  ///
  /// The records are counted.
  case counts
}
