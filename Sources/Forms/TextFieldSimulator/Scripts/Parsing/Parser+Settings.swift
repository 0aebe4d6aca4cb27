internal import TextTools
internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter

extension Parser {
  /// Reads the arguments of `Set`.
  mutating func setting(
    _ arguments: inout ArgumentReader, _ span: ScriptSpan
  ) throws(KeystrokeScriptErrors) -> KeystrokeScript.Command {
    let (name, token) = try arguments.word("the name of a setting")
    let setting: KeystrokeScript.Setting
    var resolution = KeystrokeScript.Command.Resolution.none
    if let feature = SimulatedTextField.KeyboardFeature(rawValue: name) {
      setting = .keyboard(feature, isOn: try arguments.choice(of: Switch.self) == .on)
    } else {
      switch KeystrokeScript.SettingName(rawValue: name.uncapitalized) {
      case .rule: (setting, resolution) = try rule(&arguments, span)
      case .format: (setting, resolution) = try format(&arguments)
      case .profile: (setting, resolution) = try profile(&arguments)
      case .composition: setting = .composition(try arguments.choice())
      case .ellipsis: setting = .ellipsis(try arguments.choice())
      case .text: setting = .text(try arguments.text())
      case .platform: setting = .platform(try arguments.choice())
      case nil:
        throw script.unknown(
          "unknown setting", name, of: KeystrokeScript.settingNames, at: token.range)
      }
    }
    try arguments.end()
    let command = KeystrokeScript.Command(.set(setting), span, resolution)
    try add([command], at: span)
    return command
  }

  private func rule(
    _ arguments: inout ArgumentReader, _ span: ScriptSpan
  ) throws(KeystrokeScriptErrors) -> (KeystrokeScript.Setting, KeystrokeScript.Command.Resolution) {
    let rule = try arguments.rule(library)
    do {
      return (.rule(rule), .rule(try rule.specification.makeRule()))
    } catch {
      throw span.error("\(error)")
    }
  }

  private func format(
    _ arguments: inout ArgumentReader
  ) throws(KeystrokeScriptErrors) -> (KeystrokeScript.Setting, KeystrokeScript.Command.Resolution) {
    let format = try arguments.format(library)
    // The format was compiled when it was read.
    return (.format(format), .format(try? format?.makePreset()))
  }

  private func profile(
    _ arguments: inout ArgumentReader
  ) throws(KeystrokeScriptErrors) -> (KeystrokeScript.Setting, KeystrokeScript.Command.Resolution) {
    let (path, file) = try arguments.word("a profile’s file")
    let (field, token) = try arguments.word("the name of a field")
    let profile = try library.profile(path, named: script.span(file.range))
    guard let specification = profile.fields[field] else {
      throw script.unknown(
        "\(path.quoted) has no field", field, of: profile.fields.keys.sorted(), at: token.range)
    }
    do {
      let made = try specification.makeFormField(field)
      let warnings = profile.warnings.map { $0.description(in: path) }
      return (.profile(path, field: field), .field(made, warnings: warnings))
    } catch {
      throw script.error("\(error)", at: token.range)
    }
  }

  /// Reads the arguments of `Source`.
  mutating func source(
    _ arguments: inout ArgumentReader, _ span: ScriptSpan
  ) throws(KeystrokeScriptErrors) -> KeystrokeScript.Command {
    let (path, token) = try arguments.word("a script’s file")
    let place = script.span(token.range)
    let included = try library.include(path, named: place)
    try add(included.settings, at: place, of: included.file.quoted)
    if included.commandCount > included.settings.count { firstCommand = firstCommand ?? place }
    return KeystrokeScript.Command(.source(path), span, .script(included))
  }

  /// Throws an error if a rule and the format of the script disagree about digits.
  func checkDigits() throws(KeystrokeScriptErrors) {
    var (field, place) = (FieldSpecification(rules: []), firstCommand)
    for command in settings {
      switch command.action {
      case .set(.rule(let rule)): field.rules.append(rule.specification)
      case .set(.format(let format)): (field.format, place) = (format, command.span)
      default: break
      }
    }
    if let place, let fault = field.digitsFault { throw place.error(fault.message) }
  }

  /// Adds one setting of the script, or all settings of an included script.
  private mutating func add(
    _ commands: [KeystrokeScript.Command], at span: ScriptSpan, of included: String? = nil
  ) throws(KeystrokeScriptErrors) {
    for command in commands {
      guard case .set(let setting) = command.action else { continue }
      if let firstCommand {
        let subject = included.map { "\($0) has settings, which" } ?? "settings"
        throw span.error(
          "\(subject) must come before the first command, which is on line \(firstCommand.line)")
      }
      if let earlier = earlier(setting) {
        let subject =
          included.map { "\($0) sets “\(setting.name)”, which" } ?? "“\(setting.name)”"
        let file = earlier.file == script.file ? "" : " of \(earlier.file.quoted)"
        throw span.error("\(subject) is already set, on line \(earlier.line)\(file)")
      }
      settings.append(command)
    }
  }

  /// Returns the command that made the same setting before; only rules can be set more than once.
  private func earlier(_ setting: KeystrokeScript.Setting) -> KeystrokeScript.Command? {
    if case .rule = setting { return nil }
    return settings.first {
      guard case .set(let other) = $0.action else { return false }
      return other.name == setting.name
    }
  }
}

private enum Switch: String, CaseIterable { case on, off }
