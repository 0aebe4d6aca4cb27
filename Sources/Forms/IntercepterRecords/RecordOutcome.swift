/// The outcome of checking a file.
public struct RecordOutcome: Sendable {
  /// The counts of the records that were checked and written.
  public internal(set) var tally = RecordTally()
  /// The last line up to which all records have been checked and written, or 0 if there is none.
  ///
  /// To continue after an interruption, begin with the next line.
  public internal(set) var lastLine = 0
  /// Remarks about the check as a whole.
  public internal(set) var remarks: [String] = []
  /// The way in which the check ended.
  public internal(set) var end = End.complete

  /// The ways in which a check ends.
  public enum End: Sendable {
    /// All records were checked and written.
    case complete
    /// The closure `shouldContinue` returned `false`.
    case stopped
    /// The source or the sink threw this error.
    case failed(any Error)
    /// The columns do not match the fields, for the given reason.
    ///
    /// Nothing was checked.
    case unusable(String)
  }
}
