internal import IntercepterForms
internal import IntercepterTerminal

/// The session without a screen.
///
/// It asks for each field on a line, and judges each answer as a submission.
struct LinePrompt {
  private(set) var repl: Repl
  let terminal: RawTerminal
  let deadline: Deadline
  /// The value of an empty line for the first field.
  let value: String

  /// Asks until the answers are valid, or indefinitely if no program waits for them.
  ///
  /// - Returns: The submission, or `nil` if the user left.
  mutating func run() throws -> Submission? {
    let signals = try TerminalSignals(restoring: terminal)
    defer { signals.end() }
    var lines = LineReader(terminal.input)
    var places = Array(repl.questions.indices)
    while true {
      for place in places {
        guard try ask(place, &lines, signals) else { return nil }
      }
      let submission = repl.submit()
      let objections = repl.violations(submission.results)
      for objection in objections { try say("✗ \(objection)\n") }
      places = submission.results.indices.filter { !submission.results[$0].isValid }
      if places.isEmpty {
        if repl.isAsking { return submission }
        try say("✓ valid\n")
        places = Array(repl.questions.indices)
      }
    }
  }

  /// Asks for a field until its text is valid.
  ///
  /// - Returns: `false` if the user left.
  private mutating func ask(
    _ place: Int, _ lines: inout LineReader, _ signals: TerminalSignals
  ) throws -> Bool {
    let question = repl.questions[place]
    let usual = place == 0 ? value : ""
    while true {
      if question.isSecret { echo(false) }
      defer { if question.isSecret { echo(true) } }
      try say("\(question.text)\(usual.isEmpty || question.isSecret ? "" : " [\(usual)]"): ")
      guard let line = try lines.next(beforeWaiting: { try wait(signals) }) else {
        try say("\n")
        return false
      }
      if question.isSecret { try say("\n") }
      guard let text = line.text else {
        try say("✗ \(UnreadableLine(notUTF8FromByte: line.firstInvalidByte).message)\n")
        continue
      }
      let objections = repl.answer(place, with: text.isEmpty ? usual : text)
      if objections.isEmpty { return true }
      for objection in objections { try say("✗ \(objection)\n") }
    }
  }

  /// Waits for a line, a signal, or the deadline.
  private func wait(_ signals: TerminalSignals) throws {
    while true {
      let (result, hasInput) = signals.wait(milliseconds: deadline.milliseconds())
      for number in signals.take() { try obey(number) }
      if result == 0 { try deadline.verify() }
      if hasInput { return }
    }
  }

  private func obey(_ number: Int32) throws {
    switch number {
    case SIGWINCH, SIGCONT: return
    case SIGTSTP: raise(SIGSTOP)
    default:
      try say("\n")
      if number == SIGINT, repl.isAsking { throw ExitCode.abandoned }
      echo(true)
      die(by: number)
    }
  }

  private func say(_ text: String) throws { try terminal.write(text.linesShownOnTerminal) }

  /// Switches the echo of typed characters on or off.
  private func echo(_ isOn: Bool) {
    var settings = terminal.original
    if !isOn { settings.c_lflag &= ~tcflag_t(ECHO) }
    tcsetattr(terminal.input.rawValue, TCSADRAIN, &settings)
  }
}
