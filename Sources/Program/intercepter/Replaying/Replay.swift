internal import IntercepterTerminal
internal import IntercepterICU
internal import TextFieldSimulator

/// A runner of scripts that writes their results.
struct Replay: ~Copyable {
  let report: Report
  let explains: Bool
  let modes: [SimulatedTextField.HostMode]
  let today: DateValue?
  let scriptCount: Int
  private(set) var golden: GoldenFile?
  private(set) var progress: ProgressLine
  private(set) var output = Output()
  private(set) var tally = ReplayTally()
  /// The number of scripts that were begun.
  private(set) var begunCount = 0
  /// The number of digits of the script's greatest line number.
  private(set) var lineWidth = 0

  enum Report {
    /// Every command with the state after it.
    case transcript
    /// Failed expectations.
    case failures
    /// An object for every command.
    case json
  }

  /// Runs one script in each host mode.
  ///
  /// - Returns: The greater exit status of the modes.
  mutating func run(_ source: [UInt8], named name: String) throws -> ExitCode {
    begunCount += 1
    progress.show("\(begunCount)/\(scriptCount) \(name.shownOnTerminal.suffix(60))")
    let script: KeystrokeScript
    do {
      script = try KeystrokeScript(utf8: source, file: name, files: .disk, patternLibrary: .icu)
    } catch {
      return try reject(error)
    }
    if script.commands.isEmpty { return try reject(KeystrokeScriptErrors(emptyScript: name)) }
    if !script.profileWarnings.isEmpty { progress.clear() }
    script.profileWarnings.forEach(note)
    var status = ExitCode.success
    for mode in modes { status.worsen(to: try run(script, mode)) }
    return status
  }

  /// Writes why a script cannot be read.
  mutating func report(_ failure: Failure, of file: String) throws {
    progress.clear()
    guard report == .json else { return complain(failure.message) }
    try output.writeObject { line in
      line.member("file", file)
      line.member("error") { $0.object { $0.member("message", failure.message) } }
    }
  }

  /// Writes the errors that prevent a script from running.
  private mutating func reject(_ errors: KeystrokeScriptErrors) throws -> ExitCode {
    progress.clear()
    tally.unreadable += 1
    if report == .json {
      for error in errors.errors { try output.writeObject { error.write(to: &$0) } }
    } else {
      try output.flush()
      note(errors.description)
    }
    return .malformedInput
  }

  /// Writes the remaining output, the result of the comparison with the golden file, and the
  /// summary.
  ///
  /// - Parameter status: The outcome of the scripts.
  /// - Returns: The greater exit status.
  mutating func finish(_ status: ExitCode) throws -> ExitCode {
    progress.clear()
    try output.flush()
    var status = status
    let compared = Result { try golden?.finish(after: status) ?? .success }
    if case .success(.nonconforming) = compared { tally.differs = true }
    note(tally.summary(modes: modes.count))
    status.worsen(to: try compared.get())
    return status
  }

  private mutating func run(
    _ script: KeystrokeScript, _ mode: SimulatedTextField.HostMode
  ) throws -> ExitCode {
    golden?.begin(script.file.shownOnTerminal, mode: mode.rawValue)
    if report == .transcript {
      let title = "\(script.file.shownOnTerminal) (\(mode.rawValue))\n"
      try output.write(Style.bold.onStandardOutput(title.linesShownOnTerminal))
    }
    var failures = 0
    var steps = 0
    lineWidth = String(script.lines.count).count
    for step in script.steps(mode: mode, today: today) {
      steps += 1
      if step.failure != nil { failures += 1 }
      try write(step, of: script, mode)
    }
    tally.count(steps: steps, failures: failures)
    if report == .json {
      try output.write([
        "script": .string(script.file), "mode": .string(mode.rawValue),
        "steps": .number(steps), "failures": .number(failures),
      ])
    }
    return failures == 0 ? .success : .nonconforming
  }

  /// Returns a line of a transcript in the colour of the command's outcome.
  private func colored(_ text: String, _ step: KeystrokeTranscript.Step) -> String {
    if step.failure != nil { return Style.bad.onStandardOutput(text) }
    if step.command.action.isExpectation { return Style.good.onStandardOutput(text) }
    switch step.outcome {
    case .rejected?, .amended?: return Style.warning.onStandardOutput(text)
    default: return text
    }
  }

  private mutating func write(
    _ step: KeystrokeTranscript.Step, of script: KeystrokeScript,
    _ mode: SimulatedTextField.HostMode
  ) throws {
    let lineWidth = lineWidth
    let text = { "  \(step.description(in: script.file, lineWidth: lineWidth))\n" }
    golden?.add(text())
    switch report {
    case .transcript:
      try output.write(colored(text().linesShownOnTerminal, step))
      if explains {
        try output.writeForTerminal(step.explanation(indent: lineWidth + 6) { $0.message })
      }
    case .json:
      try output.writeObject { line in
        line.member("file", step.command.file)
        line.member("line", step.command.line)
        line.member("mode", mode.rawValue)
        line.member("command", step.command.action.description)
        step.write(to: &line) { $0.message }
      }
    case .failures:
      guard let failure = step.failure else { return }
      progress.clear()
      try output.write(
        Style.bad.onStandardOutput("\(failure.description(in: mode))\n".linesShownOnTerminal))
    }
  }
}

extension KeystrokeProblem {
  /// Returns the failure with the host mode after its message, because a script may fail in only
  /// one mode.
  fileprivate func description(in mode: SimulatedTextField.HostMode) -> String {
    let text = description
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    return "\(text[..<end]) (\(mode.rawValue))\(text[end...])"
  }
}
