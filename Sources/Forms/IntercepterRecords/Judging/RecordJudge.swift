internal import IntercepterForms

/// Validates records of any format against a form.
struct RecordJudge: Sendable {
  let form: CheckedForm
  /// The settings.
  let checker: RecordChecker
  /// The indices of the fields whose values must be unique.
  let uniqueFields: [Int]
  /// A Boolean value that indicates whether records go to two outputs, for valid and invalid ones.
  let separates: Bool
  /// The marks of CSV.
  var marks = CSVMarks(delimiter: UInt8(ascii: ","))

  func judge(_ chunk: Chunk, _ parser: some RecordParser) -> JudgedChunk {
    // The pass and the parser borrow the bytes.
    withExtendedLifetime(chunk) {
      RecordPass(
        judge: self, lentForm: LentForm(form.validator), bytes: chunk.bytes,
        line: chunk.firstLine, parser: parser, reporter: Reporter(checker)
      ).judged(chunk)
    }
  }
}

/// The result of validating a chunk.
struct JudgedChunk: Sendable {
  /// The bytes for the output.
  var output: [UInt8] = []
  /// The bytes for the notes.
  var notes: [UInt8] = []
  /// The bytes of valid and of invalid records, if they are separated.
  var separated: (valid: [UInt8], invalid: [UInt8]) = ([], [])
  /// The lengths of the output and of the notes after each record that was reported.
  var reportEnds: [(output: Int, notes: Int)] = []
  /// A Boolean value that indicates whether the output has the reports, and not the records.
  var reportsToOutput = false
  /// The values that must be unique, in order.
  var values: [UniqueValues.Value] = []
  var tally = RecordTally()
  /// The names in the chunk that the form does not have.
  var unknown = UnknownNames()
  /// The line on which the chunk's last record ends.
  var lastLine = 0

  /// Records the ends of a record's report, if it has one.
  mutating func endReport(in report: RecordReport) {
    let last = reportEnds.last ?? (0, 0)
    reportsToOutput = report != .fixed
    let end = (output: reportsToOutput ? output.count : 0, notes: notes.count)
    if end != last { reportEnds.append(end) }
  }
}
