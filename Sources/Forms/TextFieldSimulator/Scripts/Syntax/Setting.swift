package import IntercepterForms
package import TextInputIntercepter

extension KeystrokeScript {
  /// A setting of the field that a script runs on.
  package enum Setting: Hashable, Sendable {
    /// A rule. Rules are evaluated in the order in which they are set.
    indirect case rule(RuleSetting)
    /// The format of the text, or `nil` for none.
    indirect case format(AnyKind<Intercepter>?)
    /// The rules and policies of a field of a profile, which is a JSON file.
    case profile(String, field: String)
    case composition(CompositionPolicy)
    /// The policy for an ellipsis that replaces typed full stops.
    case ellipsis(EllipsisPolicy)
    /// The initial text, which is not judged, with the caret at its end.
    case text(String)
    /// The platform whose keyboard and undo the field simulates.
    case platform(SimulatedTextField.Platform)
    /// An automatic behaviour of the keyboard, switched on or off.
    case keyboard(SimulatedTextField.KeyboardFeature, isOn: Bool)
  }

  package static let settingNames =
    SettingName.allCases.map { $0.rawValue.capitalized }
    + SimulatedTextField.KeyboardFeature.allCases.map { $0.rawValue }

  /// The settings that do not concern the keyboard.
  enum SettingName: String, CaseIterable {
    case rule, format, profile, composition, ellipsis, text, platform
  }
}

extension KeystrokeScript.Setting {
  /// A Boolean value that indicates whether the setting affects how edits are judged.
  package var concernsIntercepter: Bool {
    switch self {
    case .rule, .format, .profile, .composition, .ellipsis: true
    case .text, .platform, .keyboard: false
    }
  }
}
