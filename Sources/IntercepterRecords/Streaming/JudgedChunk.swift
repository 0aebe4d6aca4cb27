/// What became of a chunk.
struct JudgedChunk: Sendable {
  /// What goes to the output.
  var output: [UInt8] = []
  /// What people are told beside it.
  var notes: [UInt8] = []
  var tally = RecordTally()
  /// The line on which the chunk's last record ends.
  var lastLine = 0
}
