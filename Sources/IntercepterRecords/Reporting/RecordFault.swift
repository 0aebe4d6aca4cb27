internal import IntercepterProfiles

/// Why a record cannot be judged.
struct RecordFault: Error, Hashable {
  /// The reason, as a sentence.
  let message: String
  /// Whether the sentence leaves it to others to say in which column it is.
  var reportsColumn = true
  /// The sentence where the record may have a secret value: it quotes nothing.
  var discreetMessage: String?

  /// Bytes that are no text.
  static func notUTF8(fromByte byte: Int) -> RecordFault {
    RecordFault(
      message: UnreadableLine(notUTF8FromByte: byte).message, reportsColumn: false,
      discreetMessage: "This is not UTF-8.")
  }

  /// The same fault without what says how long a secret value is.
  var discreet: RecordFault {
    RecordFault(message: discreetMessage ?? message, reportsColumn: false)
  }
}
