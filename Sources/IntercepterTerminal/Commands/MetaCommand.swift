/// The commands that begin with a colon.
enum MetaCommand: String, CaseIterable {
  case help, rules, set, load, text, clear, field, submit
  case compose, commit, cancel, smart, mode, emoji
  case inspect, measure, record, stop, replay, quit

  /// The arguments, where words in capitals are filled in and brackets hold what may be left out.
  private var arguments: String {
    switch self {
    case .help: " [COMMAND]"
    case .rules, .clear, .submit, .cancel, .inspect, .measure, .stop, .quit: ""
    case .set: " RULE [ARGUMENTS]|off"
    case .load: "[!] PROFILE [FIELD]"
    case .text, .compose: " TEXT"
    case .field: " NAME"
    case .commit: " [TEXT]"
    case .smart: " on|off"
    case .mode: " delegate|notification"
    case .emoji: " [NAME]"
    case .record: "[!] FILE"
    case .replay: " FILE"
    }
  }

  /// What the command does, in English, as commands are.
  var summary: String { InterfaceInEnglish.command(self) }

  /// The command of a name, or of the beginning of a name that has only one command.
  init?(name: String) {
    let matching = Self.allCases.filter { $0.rawValue.hasPrefix(name) }
    guard let found = Self(rawValue: name) ?? (matching.count == 1 ? matching[0] : nil) else {
      return nil
    }
    self = found
  }

  /// The command as it is written: `:record[!] FILE`.
  var usage: String { ":\(rawValue)\(arguments)" }

  /// The names of all commands.
  static var names: [String] { allCases.map(\.rawValue) }
}
