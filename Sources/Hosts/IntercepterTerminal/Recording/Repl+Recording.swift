internal import IntercepterForms

extension Repl {
  /// Runs `:record FILE`.
  mutating func record(_ path: String, replacing: Bool) throws(CommandError) {
    if path.isEmpty { throw CommandError("name a file: :record session.keys") }
    if let recording = current.recording {
      throw CommandError("\(recording.path) is being recorded already; :stop ends it")
    }
    if current.specification.isSecret {
      throw CommandError("this field is secret and cannot be recorded")
    }
    let recording = Recording(of: current, to: path)
    try write(recording, of: current, replacing: replacing)
    current.recording = recording
    let place = fields.count == 1 ? "this field" : "the field “\(current.label)” alone"
    report = Report("every keystroke in \(place), until :stop", subject: ":record \(path)", .good)
  }

  /// Runs `:stop`.
  mutating func stopRecording() throws(CommandError) {
    // Stop the recording of this field, or else of another: the last row displays all of them.
    let index = current.recording != nil ? focus : fields.firstIndex { $0.recording != nil }
    guard let index, let recording = fields[index].recording else {
      throw CommandError("nothing is being recorded")
    }
    try write(recording, of: fields[index], replacing: true)
    fields[index].recording = nil
    report = Report(
      "\(recording.actions.count) commands; replay them with: intercepter replay \(recording.path)",
      subject: ":stop", .good)
  }

  /// Stops all recordings, and returns the messages about files that could not be written.
  package mutating func finish() -> [String] {
    var failures: [String] = []
    for index in fields.indices {
      guard let recording = fields[index].recording else { continue }
      do {
        try write(recording, of: fields[index], replacing: true)
      } catch {
        failures.append(error.message)
      }
      fields[index].recording = nil
    }
    return failures
  }

  private func write(
    _ recording: Recording, of field: ReplField, replacing: Bool
  ) throws(CommandError) {
    try files.write(recording.path, recording.script(endingIn: field.state), replacing)
  }

  /// Runs `:replay FILE`, which replaces the field by the field of the script after its run.
  mutating func replay(_ path: String) throws(CommandError) {
    if path.isEmpty { throw CommandError("name a script: :replay session.keys") }
    if let recording = current.recording {
      throw CommandError("\(recording.path) is being recorded; :stop first")
    }
    let script = try script(path)
    let settings = script.allSettings
    let setsRules = settings.contains(where: \.concernsIntercepter)
    let own = try specification(of: settings, path)
    let isSame = own.specification.settings == current.specification.settings
    if setsRules, !isSame, fields.count > 1 {
      throw CommandError("the script sets its own rules, but this field uses the rules of the form")
    }
    var run =
      setsRules
      ? script.steps(mode: current.field.mode, today: today)
      : script.steps(in: current.formField, mode: current.field.mode)
    var failures: [KeystrokeProblem] = []
    var count = 0
    while let step = run.next() {
      count += 1
      if let failure = step.failure { failures.append(failure) }
    }
    let (name, specification) =
      setsRules && !isSame ? own : (current.name, current.specification)
    current = try ReplField(
      name: name, specification: specification, field: run.field, today: today)
    // The field's rules contain its label; those of the script do not.
    current.field.field.intercepter = current.formField.intercepter
    fieldsDidChange()
    let wrong = failures.count
    report = Report(
      wrong == 0
        ? "\(count) commands, all as expected"
        : "\(wrong) of \(count) commands failed",
      subject: ":replay \(path)", wrong == 0 ? .good : .bad)
    if wrong == 0 { return }
    let lines = failures.flatMap { "\($0)".split(separator: "\n").map(String.init) }
    panel = ListPanel("Failures in \(path)") { repl, _ in lines.flatMap { repl.lines($0) } }
  }

  private func script(_ path: String) throws(CommandError) -> KeystrokeScript {
    let bytes = try files.read(path)
    do {
      return try KeystrokeScript(
        utf8: bytes, file: path, files: scriptFiles, patternLibrary: patternLibrary)
    } catch {
      throw CommandError(error.errors.map { "\($0.location): \($0.message)" })
    }
  }

  /// The source of the files that scripts name.
  var scriptFiles: KeystrokeScriptFiles {
    let read = files.read
    return KeystrokeScriptFiles { path throws(KeystrokeScriptFiles.Failure) in
      do throws(CommandError) {
        return try read(path)
      } catch {
        throw KeystrokeScriptFiles.Failure(error.message)
      }
    }
  }

  /// Returns the specification that a script's settings make, and the name of its field.
  private func specification(
    of settings: [KeystrokeScript.Setting], _ path: String
  ) throws(CommandError) -> (name: String, specification: FieldSpecification) {
    var (name, result) = (current.name, FieldSpecification(rules: []))
    for setting in settings {
      switch setting {
      case .rule(let rule): result.rules.append(rule.specification)
      case .profile(let file, let field):
        let form = try profile(KeystrokeScriptFiles.path(file, beside: path)).form
        guard var known = form.first(where: { $0.name == field })?.specification else { continue }
        known.rules = result.rules + known.rules
        result = known
        let isTaken = fields.indices.contains { $0 != focus && fields[$0].name == field }
        if !isTaken { name = field }
      case .format, .composition, .ellipsis, .text, .platform, .keyboard: break
      }
    }
    // The settings of the script override those of the profile.
    for setting in settings {
      if case .format(let format) = setting { result.format = format }
      if case .composition(let policy) = setting { result.composition = policy }
      if case .ellipsis(let policy) = setting { result.ellipsis = policy }
    }
    return (name, result)
  }
}

extension KeystrokeScript {
  /// The settings, including those of included scripts.
  fileprivate var allSettings: [Setting] {
    commands.flatMap { command -> [Setting] in
      if case .set(let setting) = command.action { return [setting] }
      return command.included?.allSettings ?? []
    }
  }
}
