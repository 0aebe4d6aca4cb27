public import TextInputIntercepter

extension KeystrokeScript {
  /// One setting of the field that a script runs on.
  public enum Setting: Hashable, Sendable {
    /// A rule. Rules are asked in the order in which they are set.
    indirect case rule(RuleSetting)
    /// The rules and policies of a field of a profile, which is a JSON file.
    case profile(String, field: String)
    /// When rules judge marked text.
    case composition(CompositionPolicy)
    /// What happens to an ellipsis that replaces typed full stops.
    case ellipsis(EllipsisPolicy)
    /// What the field holds at first, with the caret behind it; it is not judged.
    case text(String)
    /// Whether the keyboard does something of its own accord.
    case keyboard(KeyboardFlag, isOn: Bool)
  }

  /// What a keyboard may do of its own accord, as scripts call it.
  public enum KeyboardFlag: String, Hashable, Sendable, CaseIterable {
    /// It replaces `...`, `--`, straight quotes and double spaces.
    case smartPunctuation = "SmartPunctuation"
    /// Every typed letter is marked text until the word ends.
    case composesAlways = "ComposesAlways"
    /// Typed jamo are composed to Hangul syllables.
    case composesHangul = "ComposesHangul"
    /// The typed digits 2 to 9 are keys of the nine-key pinyin keyboard.
    case composesNineKeyPinyin = "ComposesNineKeyPinyin"
    /// It makes a change although the delegate has refused it.
    case ignoresVeto = "IgnoresVeto"
    /// It reports a change inside a word as the replacement of the word.
    case reportsWholeWords = "ReportsWholeWords"
  }

  /// The names of all settings.
  public static let settingNames =
    SettingName.allCases.map { $0.rawValue } + KeyboardFlag.allCases.map { $0.rawValue }

  /// The settings that are no keyboard flags.
  enum SettingName: String, CaseIterable {
    case rule = "Rule"
    case profile = "Profile"
    case composition = "Composition"
    case ellipsis = "Ellipsis"
    case text = "Text"
  }
}

extension KeystrokeScript.Setting {
  /// The setting's name in scripts.
  public var name: String {
    switch self {
    case .rule: KeystrokeScript.SettingName.rule.rawValue
    case .profile: KeystrokeScript.SettingName.profile.rawValue
    case .composition: KeystrokeScript.SettingName.composition.rawValue
    case .ellipsis: KeystrokeScript.SettingName.ellipsis.rawValue
    case .text: KeystrokeScript.SettingName.text.rawValue
    case .keyboard(let flag, _): flag.rawValue
    }
  }

  /// Whether the setting may come more than once.
  var isRepeatable: Bool {
    if case .rule = self { true } else { false }
  }

  /// Whether the setting says how edits are judged, and not what the keyboard and the field are like.
  public var concernsIntercepter: Bool {
    switch self {
    case .rule, .profile, .composition, .ellipsis: true
    case .text, .keyboard: false
    }
  }
}
