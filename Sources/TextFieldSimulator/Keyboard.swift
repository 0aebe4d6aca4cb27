extension SimulatedTextField {
  /// The way in which a host talks to an intercepter.
  public enum HostMode: String, CaseIterable, Hashable, Sendable {
    /// The host asks before each change.
    case delegate
    /// The host changes its text itself and reports the change afterwards.
    case notification
  }

  /// Something that a keyboard does of its own accord; raw values are the settings of scripts.
  public enum KeyboardFeature: String, CaseIterable, Hashable, Sendable {
    /// Typed `...`, `--`, straight quotes and double spaces become `…`, `—`, curly quotes and a full
    /// stop with a space.
    case smartPunctuation = "SmartPunctuation"
    /// Every typed letter is marked text until the word ends, as on Samsung's keyboard and Gboard.
    case composesAlways = "ComposesAlways"
    /// Typed jamo are composed to Hangul syllables, the last of them marked.
    case composesHangul = "ComposesHangul"
    /// The typed digits 2 to 9 are keys of the nine-key pinyin keyboard, which marks ➋ to ➒.
    case composesNineKeyPinyin = "ComposesNineKeyPinyin"
    /// A change that the delegate has refused is made all the same.
    case ignoresVeto = "IgnoresVeto"
    /// A change inside a word is reported as the replacement of the word up to the caret.
    case reportsWholeWords = "ReportsWholeWords"
  }
}
