internal import IntercepterEmoji

/// What can be opened with a key, in English.
extension InterfaceInEnglish {
  static func key(_ key: KeyHelp) -> String {
    switch key {
    case .command: "a command (: at the beginning too; :: is a colon)"
    case .nextField: "the next field, the one before"
    case .enter: "commit marked text; else validate"
    case .lineBreak: "a line break"
    case .byWords: "by words (Alt too)"
    case .select: "select"
    case .ends: "to the beginning, to the end"
    case .kill: "delete to the beginning, end, word"
    case .paste: "paste what was deleted so, cut or copied"
    case .undo: "undo, redo"
    case .copy: "select everything, copy, cut"
    case .emoji: "emoji by name"
    case .redraw: "draw everything anew"
    }
  }

  static func command(_ command: MetaCommand) -> String {
    switch command {
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

  static func panel(_ text: PanelText) -> String {
    switch text {
    case .enterKey: "Enter"
    case .keysAndCommands: "Keys and commands"
    case .rows(let first, let last, let count): "\(first)–\(last) of \(count)"
    case .rulesInOrder: "Rules, asked in this order"
    case .noRules: "none: everything is let in"
    case .lengths: "Length in every unit"
    case .parts: "What the text is made of"
    case .isSecret: "this text is secret"
    case .nothingToInspect: "nothing to inspect yet"
    case .columns: "cols"
    case .emoji: "emoji"
    case .scalars: "scalars"
    }
  }

  static func emoji(_ text: EmojiText) -> String {
    switch text {
    case .prompt: "Emoji:"
    case .nothingFound: "nothing is found"
    case .noneAdmitted: "the rules admit no emoji"
    case .chooseHint: "←↑↓→ Enter chooses"
    case .closeHint: "Esc closes"
    case .groupHint: "Tab group"
    case .tonesHint: "Ctrl+T tones"
    case .favoriteHint: "Ctrl+F favourite"
    case .title(let title): title.name
    }
  }
}
