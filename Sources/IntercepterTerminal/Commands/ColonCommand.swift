/// The commands that begin with a colon.
enum ColonCommand: String, CaseIterable {
  case help, rules, set, load, text, clear, field, submit
  case compose, commit, cancel, smart, mode, emoji
  case inspect, measure, record, stop, replay, quit

  /// How the command is written: words in capitals are filled in, brackets hold what may be left out.
  var usage: String {
    switch self {
    case .set: "set RULE [ARGUMENTS]|off"
    case .load: "load PROFILE [FIELD]"
    case .text: "text TEXT"
    case .field: "field NAME"
    case .compose: "compose TEXT"
    case .commit: "commit [TEXT]"
    case .smart: "smart on|off"
    case .mode: "mode delegate|notification"
    case .emoji: "emoji [NAME]"
    case .record: "record[!] FILE"
    case .replay: "replay FILE"
    default: rawValue
    }
  }

  /// What the command does, in a few words.
  var summary: String {
    switch self {
    case .help: "show or hide this list (F1)"
    case .rules: "show or hide the rules"
    case .set: "change a rule, a policy or the keyboard"
    case .load: "take rules from a profile"
    case .text: "set the text by program, not judged"
    case .clear: "set an empty text"
    case .field: "go to a field (Tab)"
    case .submit: "validate every field (Enter)"
    case .compose: "mark text, as an input method does"
    case .commit: "end the composition with a text"
    case .cancel: "end the composition with nothing"
    case .smart: "switch smart punctuation"
    case .mode: "how the host talks to the intercepter"
    case .emoji: "search an emoji by its name (Ctrl+\\)"
    case .inspect: "show or hide what the text is made of"
    case .measure: "show or hide its length in every unit"
    case .record: "record keystrokes into a script"
    case .stop: "end the recording"
    case .replay: "run a script in this field"
    case .quit: "leave (Ctrl+D)"
    }
  }

  /// The command of a name, or of the beginning of a name that has only one command.
  init?(name: String) {
    if let exact = ColonCommand(rawValue: name) {
      self = exact
      return
    }
    let matching = Self.allCases.filter { $0.rawValue.hasPrefix(name) }
    guard matching.count == 1 || name == "q" else { return nil }
    self = name == "q" ? .quit : matching[0]
  }
}
