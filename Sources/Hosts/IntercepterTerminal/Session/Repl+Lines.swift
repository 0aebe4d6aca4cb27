package import IntercepterForms

extension Repl {
  /// The result of a line that was not typed in a terminal.
  package enum Answer {
    /// The result of a command of scripts.
    case step(KeystrokeTranscript.Step)
    /// The result of submitting the form, and its description on one line.
    case submission(Submission, String)
    /// The completion of any other command.
    case done
    /// An error in the line or in its command.
    case error(String)
  }

  package var state: EditingState { current.state }

  /// Runs a line: a command of scripts, a command with a colon, or nothing.
  ///
  /// `answer` is called after each command; a `Source` has several.
  package mutating func run(
    line: String, number: Int, of file: String = "standard input",
    answer: (Answer, EditingState) throws -> Void
  ) throws {
    hasTerminal = false
    if line.hasPrefix(":") {
      let done = run(command: String(line.dropFirst()))
      try answer(done, state)
      return
    }
    let script: KeystrokeScript
    do {
      script = try KeystrokeScript(
        line, file: file, line: number, files: scriptFiles, patternLibrary: patternLibrary)
    } catch {
      for error in error.errors { try answer(.error("\(error)"), state) }
      return
    }
    for command in script.commands { try run(command, answer) }
  }

  private mutating func run(
    _ command: KeystrokeScript.Command, _ answer: (Answer, EditingState) throws -> Void
  ) throws {
    if let included = command.included {
      for command in included.commands { try run(command, answer) }
      return
    }
    let answered: Answer
    do throws(CommandError) {
      answered = try execute(command)
    } catch {
      answered = .error("\(command.location): error: \(error.message)")
    }
    try answer(answered, state)
  }

  /// Performs a command of scripts, including those that concern the form or the rules.
  mutating func execute(_ command: KeystrokeScript.Command) throws(CommandError) -> Answer {
    switch command.action {
    case .set(let setting):
      try apply(setting)
      return .done
    case .submit: return answeredSubmission()
    default: return .step(perform(command))
    }
  }

  mutating func answeredSubmission() -> Answer {
    let submission = submit()
    let lines = [report.text] + violations(submission.results)
    return .submission(submission, lines.joined(separator: " "))
  }
}
