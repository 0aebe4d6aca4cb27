/// The commands that begin with a colon.
enum MetaCommand: String, CaseIterable {
  case help, rules, set, load, text, clear, field, submit
  case compose, commit, cancel, smart, mode, emoji
  case why, inspect, measure, record, stop, replay, quit

  var summary: String { texts.summary }

  /// The arguments, written as in the usage of a verb of scripts, and the summary.
  private var texts: (arguments: String, summary: String) {
    switch self {
    case .help: (" [COMMAND]", "show or hide this list (F1)")
    case .rules: ("", "show or hide the rules")
    case .set: (" RULE [ARGUMENTS]|off", "change a rule, a policy or the keyboard")
    case .load: ("[!] PROFILE [FIELD]", "load rules from a profile")
    case .text: (" TEXT", "set the text without evaluating rules")
    case .clear: ("", "clear the text")
    case .field: (" NAME", "go to a field (Tab)")
    case .submit: ("", "validate every field (Enter)")
    case .compose: (" TEXT", "mark text, as an input method does")
    case .commit: (" [TEXT]", "commit the marked text, or another text")
    case .cancel: ("", "discard the marked text")
    case .smart: (" on|off", "smart punctuation: ellipses, curly quotes")
    case .mode: (" delegate|notification", "how the host calls the intercepter")
    case .emoji: (" [NAME]", "search for an emoji by name (Ctrl+\\)")
    case .why: ("", "show or hide how the last edit was decided")
    case .inspect: ("", "show or hide what the text is made of")
    case .measure: ("", "show or hide its length in every unit")
    case .record: ("[!] FILE", "record keystrokes into a script")
    case .stop: ("", "end the recording")
    case .replay: (" FILE", "run a script in this field")
    case .quit: ("", "quit (Ctrl+D)")
    }
  }

  /// Returns the command with a name, or with an unambiguous prefix of its name.
  init?(name: String) {
    let matching = Self.allCases.filter { $0.rawValue.hasPrefix(name) }
    guard let found = Self(rawValue: name) ?? (matching.count == 1 ? matching[0] : nil) else {
      return nil
    }
    self = found
  }

  /// The command with its arguments: `:record[!] FILE`.
  var usage: String { ":\(rawValue)\(texts.arguments)" }
}
