internal import IntercepterForms
internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// `:record FILE`.
  mutating func record(_ path: String, replacing: Bool) throws(CommandError) {
    if path.isEmpty { throw CommandError("say where to: :record session.keys") }
    if let recording = current.recording {
      throw CommandError("\(recording.path) is being recorded already; :stop ends it")
    }
    let recording = Recording(of: current, to: path)
    try write(recording, replacing: replacing)
    current.recording = recording
    report = Report("every keystroke in this field, until :stop", subject: ":record \(path)", .good)
  }

  /// `:stop`.
  mutating func stopRecording() throws(CommandError) {
    guard let recording = current.recording else { throw CommandError("nothing is being recorded") }
    try write(recording, replacing: true)
    current.recording = nil
    report = Report(
      "\(recording.actions.count) commands; replay them with: intercepter replay \(recording.path)",
      subject: ":stop", .good)
  }

  /// Ends all recordings, as the session ends.
  ///
  /// - Returns: What could not be written.
  package mutating func finish() -> [String] {
    var failures: [String] = []
    for index in fields.indices where fields[index].recording != nil {
      focus = index
      do { try stopRecording() } catch { failures.append(error.message) }
      fields[index].recording = nil
    }
    return failures
  }

  private func write(_ recording: Recording, replacing: Bool) throws(CommandError) {
    do {
      try files.write(recording.path, recording.script(endingIn: current.state), replacing)
    } catch {
      throw CommandError(error.message)
    }
  }

  /// `:replay FILE`: the field becomes the one of the script, with what the script has done to it.
  mutating func replay(_ path: String) throws(CommandError) {
    if path.isEmpty { throw CommandError("say which script: :replay session.keys") }
    if let recording = current.recording {
      throw CommandError("\(recording.path) is being recorded; :stop first")
    }
    let script = try script(path)
    let setsRules = script.allSettings.contains(where: \.concernsIntercepter)
    var run =
      setsRules
      ? script.steps(mode: current.field.mode)
      : script.steps(in: current.formField, mode: current.field.mode)
    var failures: [KeystrokeProblem] = []
    var count = 0
    while let step = run.next() {
      count += 1
      if let failure = step.failure { failures.append(failure) }
    }
    let (name, specification) =
      setsRules
      ? try self.specification(of: script, path) : (current.name, current.specification)
    do throws(PatternError) {
      current = try ReplField(name: name, specification: specification, field: run.field)
    } catch {
      throw CommandError("\(error)".replacingLineBreaks)
    }
    makeForm()
    fieldHasFocus()
    if failures.isEmpty {
      report = Report("\(count) commands, all as expected", subject: ":replay \(path)", .good)
    } else {
      report = Report(
        "\(failures.count) of \(count) commands did not go as expected", subject: ":replay \(path)",
        .bad)
      panelScroll = 0
      panel = .notes(
        "What went wrong in \(path)",
        failures.flatMap { "\($0)".split(separator: "\n").map(String.init) })
    }
  }

  private func script(_ path: String) throws(CommandError) -> KeystrokeScript {
    let bytes: [UInt8]
    do throws(ReplFiles.Failure) {
      bytes = try files.read(path)
    } catch {
      throw CommandError(error.message)
    }
    do throws(KeystrokeScriptErrors) {
      return try KeystrokeScript(
        utf8: bytes, file: path, files: scriptFiles, patternLibrary: patternLibrary)
    } catch {
      throw CommandError(
        error.errors.map { "\($0.location): \($0.message)" }.joined(separator: "; "))
    }
  }

  /// Where scripts find the files that they name.
  var scriptFiles: KeystrokeScriptFiles {
    let read = files.read
    return KeystrokeScriptFiles { path throws(KeystrokeScriptFiles.Failure) in
      do throws(ReplFiles.Failure) {
        return try read(path)
      } catch {
        throw KeystrokeScriptFiles.Failure(error.message)
      }
    }
  }

  /// What a script's rules are as data, and the name of the field that has them.
  private func specification(
    of script: KeystrokeScript, _ path: String
  ) throws(CommandError) -> (name: String, FieldSpecification) {
    var result = FieldSpecification(rules: [])
    var name = current.name
    var folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    for setting in script.allSettings {
      switch setting {
      case .rule(let rule): result.rules.append(rule.specification)
      case .profile(let file, let field):
        if file.hasPrefix("/") { folder = "" }
        let known = try profile(folder + file).form.first { $0.name == field }?.specification
        guard let known else { continue }
        let isTaken = fields.indices.contains { $0 != focus && fields[$0].name == field }
        if !isTaken { name = field }
        result.rules += known.rules
        result.isRequired = known.isRequired
        result.fixes = known.fixes
        result.composition = known.composition
        result.ellipsis = known.ellipsis
      case .composition, .ellipsis, .text, .keyboard: break
      }
    }
    for setting in script.allSettings {
      if case .composition(let policy) = setting { result.composition = policy }
      if case .ellipsis(let policy) = setting { result.ellipsis = policy }
    }
    return (name, result)
  }
}

extension KeystrokeScript {
  /// The settings, those of included scripts too.
  fileprivate var allSettings: [Setting] {
    commands.flatMap { command -> [Setting] in
      if case .set(let setting) = command.action { return [setting] }
      return command.included?.allSettings ?? []
    }
  }
}
