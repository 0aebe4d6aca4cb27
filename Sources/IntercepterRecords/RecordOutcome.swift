/// The outcome of the check of a file.
public struct RecordOutcome: Sendable {
  /// The counts among the records that were judged and written.
  public internal(set) var tally = RecordTally()
  /// The last line up to which everything has been read, judged and written; 0 if nothing has.
  ///
  /// To go on after an interruption, begin with the line behind it.
  public internal(set) var lastLine = 0
  /// The remarks to people about the check as a whole, beside the records.
  public internal(set) var remarks: [String] = []
  /// The way in which the check ended.
  public internal(set) var end = End.complete

  /// The ways to end.
  public enum End: Sendable {
    /// All records were judged and written.
    case complete
    /// Whoever was asked about progress said so.
    case stopped
    /// The file could not be read on, or the output not be written: what the source or the sink threw.
    case failed(any Error)
    /// The columns do not fit the fields: nothing was judged. A sentence says why.
    case unusable(String)
  }
}
