internal import IntercepterForms
internal import TextTools

extension Repl {
  /// Runs a command, given without its colon.
  @discardableResult
  package mutating func run(command line: String) -> Answer {
    defer { scroll() }
    isFlashing = false
    let line = Fix.trimWhitespace(line)
    let name = String(line.prefix { !$0.isWhitespace })
    if name.isEmpty { return .done }
    let argument = Fix.trimWhitespace(String(line.dropFirst(name.count)))
    if commandHistory.last != line { commandHistory.append(line) }
    do {
      if KeystrokeScript.Verb(name: name) == nil { return try run(name, argument) }
      try runScriptLine(line)
      return .done
    } catch {
      report = Report(error.message, subject: ":\(name)", .bad)
      return .error(report.text)
    }
  }

  private mutating func run(_ name: String, _ argument: String) throws(CommandError) -> Answer {
    let replaces = name == "record!" || name == "load!"
    guard let command = MetaCommand(name: replaces ? String(name.dropLast()) : name) else {
      let nearest = name.nearest(in: MetaCommand.allCases.map(\.rawValue))
      let hint = nearest.map { "did you mean :\($0)?" } ?? ":help lists them"
      throw CommandError("there is no command :\(name); \(hint)")
    }
    switch command {
    case .help: try help(about: argument)
    case .rules: toggle(.rules)
    case .inspect: toggle(.inspect)
    case .why: toggle(.why)
    case .measure: toggle(.measure)
    case .set: try set(argument)
    case .load: try load(argument, replacing: replaces)
    case .text: perform(.setText(text(in: argument)))
    case .clear: perform(.setText(""))
    case .field: if let commit = try goTo(field: argument) { return .step(commit) }
    case .submit: return answeredSubmission()
    case .compose: perform(.compose(text(in: argument)))
    case .commit: perform(.commit(argument.isEmpty ? nil : text(in: argument)))
    case .cancel: perform(.cancel)
    case .smart: try set("SmartPunctuation \(argument.isEmpty ? "on" : argument)")
    case .mode: try runScriptLine("Mode \(argument)")
    case .emoji: return hasTerminal ? searchEmoji(argument) : typeEmoji(argument)
    case .record: try record(argument, replacing: replaces)
    case .stop: try stopRecording()
    case .replay: try replay(argument)
    case .quit: ending = .quit
    }
    return .done
  }

  mutating func runScriptLine(_ line: String) throws(CommandError) {
    let script: KeystrokeScript
    do {
      script = try KeystrokeScript(line, patternLibrary: patternLibrary)
    } catch {
      throw CommandError(error.errors.map(\.message))
    }
    guard let command = script.commands.first else { return }
    _ = try execute(command)
    if case .set = command.action {
      report = Report("done", subject: "\(command.action)", .good)
    }
  }

  private mutating func goTo(
    field name: String
  ) throws(CommandError) -> KeystrokeTranscript.Step? {
    guard let index = fields.firstIndex(where: { $0.name == name || $0.label == name }) else {
      let names = fields.map { $0.name.isEmpty ? $0.label : $0.name }.joined(separator: ", ")
      throw CommandError("there is no field “\(name)”; the fields are: \(names)")
    }
    return moveFocus(by: index - focus)
  }

  /// Runs `:help [COMMAND]`.
  private mutating func help(about topic: String) throws(CommandError) {
    let words = topic.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return toggle(.help) }
    if first == "set", words.count == 1 { return toggle(.settings) }
    let name = first.hasPrefix(":") ? String(first.dropFirst()) : first
    let text: String
    if let setting = SettingHelp.all.first(where: {
      $0.name.lowercased() == words.last?.lowercased()
    }) {
      text = ":set \(setting.name) \(setting.usage): \(setting.summary)"
    } else if let command = MetaCommand(name: name) {
      text = "\(command.usage): \(command.summary)"
    } else if let verb = KeystrokeScript.Verb(name: first) {
      text = "\(verb.usage), as in scripts"
    } else {
      throw CommandError("there is no help about “\(topic)”; :help lists everything")
    }
    report = Report(text, subject: ":help \(topic)", .plain)
  }

  /// Runs a command that a user typed, which goes to the first field that does not conform.
  mutating func runTyped(command: String) {
    if case .submission(let submission, _) = run(command: command) {
      focusOnFirstFault(of: submission)
    }
  }

  /// Returns the text of an argument, which can be quoted as in scripts.
  private func text(in argument: String) -> String {
    guard let first = argument.first, "\"'`".contains(first),
      case .type(let text)? = (try? KeystrokeScript("Type \(argument)"))?.commands.first?.action
    else { return argument }
    return text
  }
}
