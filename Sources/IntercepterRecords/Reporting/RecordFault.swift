internal import IntercepterProfiles

/// Why a record cannot be judged.
struct RecordFault: Error, Hashable {
  /// The reason, as a sentence.
  let message: String
  /// Whether the sentence leaves it to others to say in which column it is.
  var tellsColumn = true

  /// Bytes that are no text.
  static func notUTF8(fromByte byte: Int) -> RecordFault {
    RecordFault(message: UnreadableLine(notUTF8FromByte: byte).message, tellsColumn: false)
  }
}
