/// The result of judging a chunk.
struct JudgedChunk: Sendable {
  /// The bytes that go to the output.
  var output: [UInt8] = []
  /// The notes for people, beside the output.
  var notes: [UInt8] = []
  var tally = RecordTally()
  /// The names in the chunk that the form does not have.
  var unknown = UnknownNames()
  /// The line on which the chunk's last record ends.
  var lastLine = 0
}
