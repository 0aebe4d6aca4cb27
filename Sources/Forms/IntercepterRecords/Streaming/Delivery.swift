internal import IntercepterProfiles
internal import TextTools

/// Writes the results of chunks to the output in order, and counts them.
///
/// Only one thread uses it at a time.
struct Delivery {
  let sinks: Sinks
  /// The number of records that may still be reported, or `nil` for any number.
  private var reportRoom: Int?
  private var unique: UniqueValues?
  private(set) var outcome = RecordOutcome()
  private var unknown = UnknownNames()

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
  mutating func deliver(_ chunk: JudgedChunk) -> Bool {
    if hasEnded { return false }
    if unique?.add(chunk.values) == false {
      outcome.end = .unusable(
        "There are more values than can be compared; check fewer unique fields, or fewer records.")
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
  mutating func remark(_ words: String, _ names: [String]) {
    if names.isEmpty { return }
    outcome.remarks.append("\(words): \(names.joined(separator: ", ").shownOnTerminal)")
  }

  /// Ends the delivery.
  ///
  /// The first failure takes precedence.
  ///
  /// - Parameter report: Writes a value that is not unique.
  mutating func end(
    _ end: RecordOutcome.End, reporting report: (UniqueValues.Duplicate, Sinks) throws -> Void
  ) {
    remark("not checked", unknown.names.map { $0.shortened } + (unknown.isCut ? ["…"] : []))
    if hasEnded { return }
    outcome.end = end
    for duplicate in unique?.duplicates ?? [] {
      outcome.tally.duplicates[duplicate.field, default: 0] += 1
      if reportRoom == 0 { continue }
      reportRoom? -= 1
      do { try report(duplicate, sinks) } catch { outcome.end = .failed(error) }
    }
  }

  /// A Boolean value that indicates whether nothing more can be delivered.
  var hasEnded: Bool {
    switch outcome.end {
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
