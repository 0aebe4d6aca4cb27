extension SimulatedTextField {
  /// The way in which a host consults an intercepter.
  public enum HostMode: String, CaseIterable, Hashable, Sendable {
    /// The host asks before each change.
    case delegate
    /// The host changes its text first and reports the change afterwards.
    case notification
  }

  /// An automatic behaviour of a keyboard.
  ///
  /// The raw values are the names of script settings.
  public enum KeyboardFeature: String, CaseIterable, Hashable, Sendable {
    /// Replaces typed `...`, `--`, straight quotes and double spaces by `…`, `—`, curly quotes and
    /// a full stop with a space.
    case smartPunctuation = "SmartPunctuation"
    /// Marks every typed letter until the word ends, as Samsung's keyboard and Gboard do.
    case composesAlways = "ComposesAlways"
    /// Composes typed jamo to Hangul syllables, of which the last is marked.
    case composesHangul = "ComposesHangul"
    /// Treats the digits 2 to 9 as keys of the nine-key pinyin keyboard, which marks ➋ to ➒.
    case composesNineKeyPinyin = "ComposesNineKeyPinyin"
    /// Makes a change even if the delegate refused it.
    case ignoresVeto = "IgnoresVeto"
    /// Reports a change inside a word as the replacement of the word up to the caret.
    case reportsWholeWords = "ReportsWholeWords"
    /// Marks the committed text once more before it ends a composition, as browsers do.
    case repeatsCommit = "RepeatsCommit"
    /// Leaves a finished Hangul syllable before the marked text without ending the composition.
    case rollsOver = "RollsOver"
    /// Replaces text in two steps, a deletion and an insertion: a selection, as GTK and Qt do
    /// before they mark text, or marked text, as ibus-hangul does in browsers.
    case splitsReplacements = "SplitsReplacements"
    /// Shows what ``SimulatedTextField/compose(_:)`` marks beside the text, as GTK and Qt do.
    case marksBesideText = "MarksBesideText"
    /// Reports an insertion with the caret before it, and then moves the caret, as GTK does.
    case reportsOldCaret = "ReportsOldCaret"
    /// Places the caret before the marked text, as anthy does while it converts.
    case caretBeforeMarkedText = "CaretBeforeMarkedText"
  }
}
