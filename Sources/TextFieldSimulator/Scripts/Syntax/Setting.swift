package import IntercepterProfiles
package import TextInputIntercepter

extension KeystrokeScript {
  /// One setting of the field that a script runs on.
  package enum Setting: Hashable, Sendable {
    /// A rule. Rules are evaluated in the order in which they are set.
    indirect case rule(RuleSetting)
    /// How the field shows its text; `nil` shows it as it is.
    indirect case format(FormatSpecification?)
    /// The rules and policies of a field of a profile, which is a JSON file.
    case profile(String, field: String)
    /// When rules judge marked text.
    case composition(CompositionPolicy)
    /// The policy for an ellipsis that replaces typed full stops.
    case ellipsis(EllipsisPolicy)
    /// The text at first, with the caret behind it; it is not judged.
    case text(String)
    /// The platform whose keyboard and undo the field has.
    case platform(SimulatedTextField.Platform)
    /// Something that the keyboard does of its own accord, or not.
    case keyboard(SimulatedTextField.KeyboardFeature, isOn: Bool)
  }

  /// The names of all settings.
  package static let settingNames =
    SettingName.allCases.map { $0.rawValue }
    + SimulatedTextField.KeyboardFeature.allCases.map { $0.rawValue }

  /// The settings that are none of a keyboard.
  enum SettingName: String, CaseIterable {
    case rule = "Rule"
    case format = "Format"
    case profile = "Profile"
    case composition = "Composition"
    case ellipsis = "Ellipsis"
    case text = "Text"
    case platform = "Platform"
  }
}

extension KeystrokeScript.Setting {
  /// The setting's name in scripts.
  package var name: String {
    switch self {
    case .rule: KeystrokeScript.SettingName.rule.rawValue
    case .format: KeystrokeScript.SettingName.format.rawValue
    case .profile: KeystrokeScript.SettingName.profile.rawValue
    case .composition: KeystrokeScript.SettingName.composition.rawValue
    case .ellipsis: KeystrokeScript.SettingName.ellipsis.rawValue
    case .text: KeystrokeScript.SettingName.text.rawValue
    case .platform: KeystrokeScript.SettingName.platform.rawValue
    case .keyboard(let feature, _): feature.rawValue
    }
  }

  /// Whether the setting says how edits are judged, and not what the keyboard and the field are like.
  package var concernsIntercepter: Bool {
    switch self {
    case .rule, .format, .profile, .composition, .ellipsis: true
    case .text, .platform, .keyboard: false
    }
  }
}
