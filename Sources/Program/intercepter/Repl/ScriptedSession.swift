internal import IntercepterTerminal

/// The session of `--script`.
///
/// It reads commands from a file, one per line, and writes states to standard output.
struct ScriptedSession: ~Copyable {
  private(set) var repl: Repl
  let sentence: (Violation) -> String
  let writesJSON: Bool
  let explains: Bool
  /// The name of the commands' source in errors.
  let source: String
  private(set) var output = Output()
  private(set) var status = ExitCode.success

  /// Runs the session to the end of a file.
  mutating func run(commands: FileDescriptor) throws {
    var lines = LineReader(commands)
    while repl.ending == nil {
      // Flush answers before waiting for the next command, because another program may be typing.
      guard let line = try lines.next(beforeWaiting: { try output.flush() }) else { break }
      if let text = line.text {
        var answers: [(Repl.Answer, EditingState)] = []
        repl.profileWarnings = []
        try repl.run(line: text, number: line.number, of: source) { answers.append(($0, $1)) }
        repl.profileWarnings.forEach(note)
        for (answer, state) in answers { try write(answer, state, line: line.number) }
      } else {
        let message = UnreadableLine(notUTF8FromByte: line.firstInvalidByte).message
        try write(.error(message), repl.state, line: line.number)
      }
    }
    try output.flush()
    if status != .success { throw status }
  }

  private mutating func write(_ answer: Repl.Answer, _ state: EditingState, line: Int) throws {
    let sentence = sentence
    switch answer {
    case .step(let step):
      if step.failure != nil { status.worsen(to: .nonconforming) }
      try write(line, state, step.result(saying: sentence)) {
        step.write(to: &$0, saying: sentence)
      }
      if explains { try output.writeForTerminal(step.explanation(indent: 2, saying: sentence)) }
    case .submission(let submission, let remark):
      try write(line, state, " (submit: \(remark))") { json in
        json.member("state") { $0.state(state) }
        submission.write(to: &json, saying: sentence)
      }
    case .done:
      try write(line, state, "") { json in json.member("state") { $0.state(state) } }
    case .error(let message):
      status.worsen(to: .malformedInput)
      if writesJSON {
        return try output.writeLine { UnreadableLine(message: message).write(to: &$0, line: line) }
      }
      try output.flush()
      note(message.contains(": error: ") ? message : "\(source):\(line): error: \(message)")
    }
  }

  private mutating func write(
    _ line: Int, _ state: EditingState, _ remark: String, _ members: (inout JSONLine) -> Void
  ) throws {
    if writesJSON {
      try output.writeObject { json in
        json.member("line", line)
        members(&json)
      }
    } else {
      try output.writeForTerminal("\(state.notation)\(remark)\n")
    }
  }
}

extension KeystrokeTranscript.Step {
  /// Returns the outcome of the command, or an empty string if it was accepted without a violation.
  fileprivate func result(saying sentence: (Violation) -> String) -> String {
    if let failure {
      return " (failed: \(failure.explanation.split(separator: "\n").joined(separator: "; ")))"
    }
    return remark(saying: sentence)
  }
}
