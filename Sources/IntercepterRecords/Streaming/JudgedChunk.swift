/// The result of validating a chunk.
struct JudgedChunk: Sendable {
  /// The bytes for the output.
  var output: [UInt8] = []
  /// The bytes for the notes.
  var notes: [UInt8] = []
  var tally = RecordTally()
  /// The names in the chunk that the form does not have.
  var unknown = UnknownNames()
  /// The line on which the chunk's last record ends.
  var lastLine = 0
}
