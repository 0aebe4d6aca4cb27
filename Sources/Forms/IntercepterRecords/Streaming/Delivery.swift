internal import IntercepterProfiles
internal import TextTools

/// Writes the results of chunks to the output in order, and counts them.
///
/// Only one thread uses it at a time. It is a class because a copy of a value would copy all values
/// that it remembers.
final class Delivery: @unchecked Sendable {
  let sinks: Sinks
  /// The number of records that may still be reported, or `nil` for any number.
  private var reportRoom: Int?
  private var unique: UniqueValues?
  private(set) var outcome = RecordOutcome()
  private var unknown = UnknownNames()
  /// A Boolean value that indicates whether there are more unique values than can be compared.
  private var isFull = false

  /// The destinations of the results.
  struct Sinks {
    let output: RecordSink
    let notes: RecordSink
    let valid: RecordSink
    let invalid: RecordSink
  }

  /// - Parameters:
  ///   - lastLine: The line up to which everything has been written before.
  ///   - reportLimit: The maximum number of records to report, or `nil` for any number.
  ///   - unique: The fields whose values must be unique.
  init(_ sinks: Sinks, lastLine: Int, reportLimit: Int?, unique: UniqueValues?) {
    self.sinks = sinks
    reportRoom = reportLimit
    self.unique = unique
    outcome.lastLine = lastLine
  }

  /// Writes the result of a chunk, unless a write has failed before.
  ///
  /// - Returns: Whether more can be delivered.
  @discardableResult
  func deliver(_ chunk: JudgedChunk) -> Bool {
    if hasEnded { return false }
    if unique?.add(chunk.values) == false {
      isFull = true
      return false
    }
    var (output, notes) = (chunk.output[...], chunk.notes[...])
    if let room = reportRoom, chunk.reportEnds.count > room {
      let end = room == 0 ? (0, 0) : chunk.reportEnds[room - 1]
      if end.0 < output.count, chunk.reportsToOutput { output = output[..<end.0] }
      notes = notes[..<end.1]
    }
    reportRoom = reportRoom.map { max(0, $0 - chunk.reportEnds.count) }
    do {
      try sinks.output.append(output)
      try sinks.notes.append(notes)
      try sinks.valid.append(chunk.separated.valid[...])
      try sinks.invalid.append(chunk.separated.invalid[...])
    } catch {
      outcome.end = .failed(error)
      return false
    }
    outcome.tally.add(chunk.tally)
    outcome.lastLine = chunk.lastLine
    unknown.add(chunk.unknown)
    return true
  }

  /// Adds a remark about columns without a field or fields without a column, if there are any.
  func remark(_ words: String, _ names: [String]) {
    if names.isEmpty { return }
    outcome.remarks.append("\(words): \(names.joined(separator: ", ").shownOnTerminal)")
  }

  /// Adds a remark if the table has no records, or if all of them have one field too many.
  ///
  /// - Parameter hasHeader: Whether the header of the table names the columns.
  func remarkOnRecords(hasHeader: Bool) {
    let tally = outcome.tally
    if hasEnded { return }
    if tally.records == 0 {
      outcome.remarks.append("the table is empty: there is no record after the header")
    } else if tally.longRecords == tally.records {
      outcome.remarks.append(
        "each record has one field more than there are columns"
          + (hasHeader
            ? ", as if its first field were the name of a row; R writes such names unless row.names = FALSE"
            : "; one that is not checked needs a place among them, with an empty name"))
    }
  }

  /// Ends the delivery.
  ///
  /// The first failure takes precedence.
  ///
  /// - Parameter reporter: Reports the values that are not unique.
  func end(_ end: RecordOutcome.End, reportingBy reporter: Reporter) {
    remark("not checked", unknown.names.map { $0.shortened } + (unknown.isCut ? ["…"] : []))
    if hasEnded, !isFull { return }
    outcome.end = end
    if isFull, let unique {
      outcome.end = .unusable(
        """
        There are more than \(unique.limit) values to compare. Those before line \
        \(outcome.lastLine + 1) were compared; check fewer unique fields, or fewer records.
        """)
    }
    for duplicate in unique?.duplicates ?? [] {
      let field = unique!.fields[duplicate.field]
      outcome.tally.duplicates[field, default: 0] += 1
      if reportRoom == 0 { continue }
      reportRoom? -= 1
      var report = JudgedChunk()
      reporter.write(duplicate, of: field, to: &report)
      do {
        try sinks.output.append(report.output[...])
        try sinks.notes.append(report.notes[...])
      } catch {
        outcome.end = .failed(error)
      }
    }
  }

  /// A Boolean value that indicates whether nothing more can be delivered.
  var hasEnded: Bool {
    if isFull { return true }
    return switch outcome.end {
    case .failed, .unusable: true
    case .complete, .stopped: false
    }
  }
}

extension RecordSink {
  fileprivate func append(_ bytes: ArraySlice<UInt8>) throws {
    if !bytes.isEmpty { try bytes.withUnsafeBytes(write) }
  }
}
