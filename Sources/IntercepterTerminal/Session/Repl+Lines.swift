package import IntercepterForms
package import TextFieldSimulator
package import TextInputIntercepter

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
  /// - Parameters:
  ///   - line: The line, without its end.
  ///   - number: The number of the line, counted from 1.
  ///   - file: The name of the source of the lines, for errors.
  ///   - answer: A closure that is called after each command. A `Source` has several commands.
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
    switch command.action {
    case .set(let setting):
      do throws(CommandError) {
        try apply(setting)
      } catch {
        try answer(.error("\(command.location): error: \(error.message)"), state)
        return
      }
      try answer(.done, state)
    case .submit:
      let submitted = answeredSubmission()
      try answer(submitted, state)
    default: try answer(.step(perform(command)), state)
    }
  }

  mutating func answeredSubmission() -> Answer {
    let submission = submit()
    let lines = [report.text] + violations(submission.results)
    return .submission(submission, lines.joined(separator: " "))
  }
}
