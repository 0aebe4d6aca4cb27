internal import IntercepterProfiles
internal import TextTools

/// Writes the results of chunks to the output in order, and counts them.
///
/// Only one thread uses it at a time.
struct Delivery {
  let output: RecordSink
  let notes: RecordSink
  private(set) var outcome = RecordOutcome()
  private var unknown = UnknownNames()

  /// - Parameter lastLine: The line up to which everything has been written before.
  init(output: RecordSink, notes: RecordSink, lastLine: Int) {
    self.output = output
    self.notes = notes
    outcome.lastLine = lastLine
  }

  /// Writes the result of a chunk, unless a write has failed before.
  ///
  /// - Returns: Whether more can be delivered.
  @discardableResult
  mutating func deliver(_ chunk: JudgedChunk) -> Bool {
    if hasFailed { return false }
    do {
      if !chunk.output.isEmpty { try chunk.output.withUnsafeBytes(output.write) }
      if !chunk.notes.isEmpty { try chunk.notes.withUnsafeBytes(notes.write) }
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
  mutating func end(_ end: RecordOutcome.End) {
    remark("not checked", unknown.names.map { $0.shortened } + (unknown.isCut ? ["…"] : []))
    if !hasFailed { outcome.end = end }
  }

  var hasFailed: Bool {
    if case .failed = outcome.end { true } else { false }
  }
}
