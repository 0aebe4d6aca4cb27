package import TextFieldSimulator
package import TextInputIntercepter

extension Repl {
  /// What became of a line that came without a terminal.
  package enum Answer {
    /// A command of scripts was performed.
    case step(KeystrokeTranscript.Step)
    /// Something else was done.
    case done
    /// The line cannot be read, or what it asks for cannot be done.
    case error(String)
  }

  /// What the field holds.
  package var state: EditingState { current.state }

  /// Runs a line: a command of scripts, one with a colon, or nothing.
  ///
  /// - Parameters:
  ///   - line: The line, without its end.
  ///   - number: Its number, from 1.
  ///   - answer: Called after each command: a `Source` has several.
  package mutating func run(
    line: String, number: Int, answer: (Answer, EditingState) throws -> Void
  ) throws {
    if line.hasPrefix(":") {
      report = Report("")
      run(command: String(line.dropFirst()))
      let isError = report.tone == .bad && report.subject.hasPrefix(":")
      try answer(isError ? .error(report.text) : .done, state)
      return
    }
    let script: KeystrokeScript
    do {
      script = try KeystrokeScript(
        line, file: "standard input", line: number, files: scriptFiles,
        patternLibrary: patternLibrary)
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
    guard case .set(let setting) = command.action else {
      try answer(.step(perform(command)), state)
      return
    }
    do throws(CommandError) {
      try apply(setting)
    } catch {
      try answer(.error("\(command.location): error: \(error.message)"), state)
      return
    }
    try answer(.done, state)
  }
}
