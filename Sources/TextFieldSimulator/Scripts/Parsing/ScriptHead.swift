/// The settings of a script, which stand before its first command that is none.
struct ScriptHead {
  private(set) var settings: [KeystrokeScript.Command] = []
  private var firstCommand: ScriptSpan?

  /// A command that is no setting stands here.
  mutating func end(at span: ScriptSpan) {
    if firstCommand == nil { firstCommand = span }
  }

  /// Adds a setting that stands in the script itself.
  mutating func add(
    _ command: KeystrokeScript.Command,
    _ setting: KeystrokeScript.Setting
  ) throws(KeystrokeScriptErrors) {
    if let firstCommand {
      throw command.error(
        "settings stand before the first command, which is on line \(firstCommand.line)")
    }
    if let earlier = earlier(setting) {
      throw command.error(
        "“\(setting.name)” is set already, on \(earlier.place(from: command.file))")
    }
    settings.append(command)
  }

  /// Adds the settings of a script that is included.
  mutating func add(
    _ script: KeystrokeScript,
    at span: ScriptSpan
  ) throws(KeystrokeScriptErrors) {
    let name = script.file.quoted
    for command in script.settings {
      guard case .set(let setting) = command.action else { continue }
      if let firstCommand {
        throw span.error(
          "\(name) has settings, which stand before the first command, which is on line "
            + "\(firstCommand.line)")
      }
      if let earlier = earlier(setting) {
        throw span.error(
          "\(name) sets “\(setting.name)”, which is set already, on "
            + earlier.place(from: span.script.file))
      }
      settings.append(command)
    }
    if script.commandCount > script.settings.count { end(at: span) }
  }

  /// The command that has made a setting that can be made only once.
  private func earlier(_ setting: KeystrokeScript.Setting) -> KeystrokeScript.Command? {
    guard !setting.isRepeatable else { return nil }
    return settings.first {
      guard case .set(let other) = $0.action else { return false }
      return other.name == setting.name
    }
  }
}

extension KeystrokeScript.Command {
  func error(_ message: String) -> KeystrokeScriptErrors { span.error(message) }

  /// `line 2`, or `line 2 of rules.keys` where that is another file.
  fileprivate func place(from file: String) -> String {
    self.file == file ? "line \(line)" : "line \(line) of \(self.file.quoted)"
  }
}

extension ScriptSpan {
  func error(_ message: String) -> KeystrokeScriptErrors { script.error(message, at: range) }
}
