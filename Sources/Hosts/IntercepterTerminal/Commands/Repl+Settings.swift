internal import TextTools

extension Repl {
  /// Runs `:set` with a setting in script notation, or a rule without the word `Rule`.
  mutating func set(_ argument: String) throws(CommandError) {
    let words = argument.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first else {
      throw CommandError("say what to set: maxLength 12, emoji forbidden, composition immediately")
    }
    let setting = KeystrokeScript.settingNames.first { $0.lowercased() == name.lowercased() }
    if RuleSpecification.ruleNames.contains(name) {
      if words.count == 2, words[1] == "off" { return try remove(rule: name) }
      // A limit without a unit has the unit of the field.
      let needsUnit = words.count == 2 && (name == "maxLength" || name == "minLength")
      let unit = needsUnit ? " \(current.measure.unit.rawValue)" : ""
      try runScriptLine("Set Rule \(argument)\(unit)")
    } else if let setting {
      try runScriptLine("Set \(setting)\(argument.dropFirst(name.count))")
    } else {
      let names = RuleSpecification.ruleNames + KeystrokeScript.settingNames
      let hint = name.suggestion(in: names) ?? ":help set lists them"
      throw CommandError("there is no rule or setting “\(name)”; \(hint)")
    }
  }

  mutating func apply(_ setting: KeystrokeScript.Setting) throws(CommandError) {
    if case .text(let text) = setting {
      perform(.setText(text))
      return
    }
    try requireNoRecording()
    var specification = current.specification
    switch setting {
    case .rule(let rule):
      // Replace a rule of the same kind, or append the rule.
      let place = specification.rules.firstIndex { $0.name == rule.specification.name }
      if let place { specification.rules.remove(at: place) }
      specification.rules.insert(rule.specification, at: place ?? specification.rules.count)
    case .format(let format): specification.format = format
    case .composition(let policy): specification.composition = policy
    case .ellipsis(let policy): specification.ellipsis = policy
    case .platform(let platform):
      current.field.platform = platform
      return
    case .keyboard(let feature, let isOn):
      current.field.keyboard.remove(feature)
      if isOn { current.field.keyboard.insert(feature) }
      return
    case .profile(let path, let field): return try load(profile: path, field: field)
    case .text: return
    }
    try setSpecification(specification)
  }

  /// Throws an error if the field is being recorded, because a script has its settings at its top.
  private func requireNoRecording() throws(CommandError) {
    if current.recording != nil {
      throw CommandError("settings come first in a script; :stop the recording first")
    }
  }

  private mutating func remove(rule name: String) throws(CommandError) {
    try requireNoRecording()
    var specification = current.specification
    specification.rules.removeAll { $0.name == name }
    try setSpecification(specification)
    report = Report("removed", subject: "Rule \(name)", .good)
  }

  private mutating func setSpecification(
    _ new: FieldSpecification, name: String? = nil
  ) throws(CommandError) {
    try current.setSpecification(new, name: name)
    fieldsDidChange()
  }

  /// Runs `:load PROFILE [FIELD]`, which opens one field or all fields of the profile.
  ///
  /// A form is replaced as a whole. Fields with the same name keep their texts. If other texts
  /// would be lost, only `:load!` proceeds.
  mutating func load(_ argument: String, replacing: Bool) throws(CommandError) {
    let words = argument.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let path = words.first, words.count <= 2 else {
      throw CommandError("name a profile, and optionally a field: :load signup.json nickname")
    }
    if let recorded = fields.first(where: { $0.recording != nil }) {
      throw CommandError("“\(recorded.label)” is being recorded; :stop first")
    }
    if words.count == 2, fields.count == 1 { return try load(profile: path, field: words[1]) }
    let profile = try profile(path)
    let form = try words.count == 2 ? [specification(words[1], of: profile, path)] : profile.form
    var loaded: [ReplField] = []
    for (name, specification) in form {
      loaded.append(try ReplField(name: name, specification: specification, today: today))
    }
    if loaded.isEmpty { throw CommandError("\(path) has no fields") }
    let lost = fields.filter { old in
      !old.state.text.isEmpty && !loaded.contains { $0.name == old.name && !old.name.isEmpty }
    }
    if let first = lost.first, !replacing {
      let others = lost.count > 1 ? " and \(lost.count - 1) more" : ""
      throw CommandError(
        "the text of “\(first.label)”\(others) would be lost; :load! \(argument) loads it anyway"
      )
    }
    for field in loaded {
      guard let old = fields.first(where: { $0.name == field.name && !$0.name.isEmpty }) else {
        continue
      }
      field.show(valueOf: old)
    }
    (fields, formRules, focus) = (loaded, words.count == 2 ? [] : profile.formRules, 0)
    report = Report(
      loaded.count == 1 ? "1 field" : "\(loaded.count) fields", subject: ":load \(argument)", .good)
    report(warningsOf: profile, from: path)
    fieldsDidChange()
  }

  private mutating func load(profile path: String, field name: String) throws(CommandError) {
    if fields.count > 1 {
      throw CommandError("this is a field of a form; :load \(path) \(name) opens another")
    }
    let profile = try profile(path)
    try setSpecification(specification(name, of: profile, path).specification, name: name)
    report = Report("rules loaded", subject: ":load \(path) \(name)", .good)
    report(warningsOf: profile, from: path)
  }

  private func specification(
    _ name: String, of profile: Profile, _ path: String
  ) throws(CommandError) -> (name: String, specification: FieldSpecification) {
    let form = profile.form
    if let found = form.first(where: { $0.name == name }) { return found }
    let names = form.map(\.name).joined(separator: ", ")
    throw CommandError("\(path) has no field “\(name)”; it has: \(names)")
  }

  func profile(_ path: String) throws(CommandError) -> Profile {
    let bytes = try files.read(path)
    do {
      return try Profile(json: bytes, patternLibrary: patternLibrary)
    } catch {
      throw CommandError(error.errors.map { $0.description(in: path) })
    }
  }
}
