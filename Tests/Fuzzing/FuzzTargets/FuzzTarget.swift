/// Something that is fed any bytes and must keep its promises.
///
/// `fuzz` feeds it what libFuzzer thinks of, and `FuzzTargetsTests` the files of `Tests/Fuzzing/Corpora`.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Laws 1 to 3, with any two texts and carets.
  case diff
  /// Where grapheme clusters end, also in texts that repeat themselves for long.
  case clusters
  /// Laws 4 to 10, with any rules, states and edits.
  case engine
  /// The laws of formats, with any rules, states and edits.
  case format
  /// The laws that a format keeps the value of what is written.
  case value
  /// Keystroke scripts: read, run in both modes, printed and read again.
  case script
  /// Profiles: read, used, written and read again.
  case profile
  /// Compiled profiles: read and used.
  case compiled
  /// Requests of the JSON Lines protocol, one a line.
  case request
  /// Tables: CSV, JSON Lines and plain lines, checked whole and in pieces.
  case records
  /// Patterns of messages.
  case message
  /// Patterns of `.matches`, and texts for them.
  case pattern

  /// The promise that the bytes break, with what was seen; `nil` if all are kept.
  public func breach(_ bytes: [UInt8]) -> String? {
    switch self {
    case .diff: DiffTarget.breach(bytes)
    case .clusters: ClustersTarget.breach(bytes)
    case .engine: EngineTarget.breach(bytes)
    case .format: FormatTarget.breach(bytes)
    case .value: ValueTarget.breach(bytes)
    case .script: ScriptTarget.breach(bytes)
    case .profile: ProfileTarget.breach(bytes)
    case .compiled: CompiledTarget.breach(bytes)
    case .request: RequestTarget.breach(bytes)
    case .records: RecordsTarget.breach(bytes)
    case .message: MessageTarget.breach(bytes)
    case .pattern: PatternTarget.breach(bytes)
    }
  }
}
