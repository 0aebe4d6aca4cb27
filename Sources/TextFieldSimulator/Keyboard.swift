extension SimulatedTextField {
  /// How a host talks to an intercepter.
  public enum HostMode: String, CaseIterable, Hashable, Sendable {
    /// The host asks before each change.
    case delegate
    /// The host changes its text itself and tells afterwards.
    case notification
  }

  /// What a keyboard does of its own accord: nothing, unless it is switched on.
  public struct Keyboard: Hashable, Sendable {
    /// Whether typed `...`, `--`, straight quotes and double spaces become `…`, `—`, curly quotes and
    /// a full stop with a space.
    public var smartPunctuation = false
    /// Whether every typed letter is marked text until the word ends, as on Samsung's keyboard and
    /// Gboard.
    public var composesAlways = false
    /// Whether typed jamo are composed to Hangul syllables, the last of them marked.
    public var composesHangul = false
    /// Whether the typed digits 2 to 9 are keys of the nine-key pinyin keyboard, which marks ➋ to ➒.
    public var composesNineKeyPinyin = false
    /// Whether the keyboard makes a change although the delegate has refused it.
    public var ignoresVeto = false
    /// Whether a change inside a word is reported as the replacement of the word up to the caret.
    public var reportsWholeWords = false

    /// Creates a keyboard that does what is switched on.
    public init(
      smartPunctuation: Bool = false,
      composesAlways: Bool = false,
      composesHangul: Bool = false,
      composesNineKeyPinyin: Bool = false,
      ignoresVeto: Bool = false,
      reportsWholeWords: Bool = false
    ) {
      self.smartPunctuation = smartPunctuation
      self.composesAlways = composesAlways
      self.composesHangul = composesHangul
      self.composesNineKeyPinyin = composesNineKeyPinyin
      self.ignoresVeto = ignoresVeto
      self.reportsWholeWords = reportsWholeWords
    }
  }
}
