package import IntercepterForms
public import TextInputIntercepter

extension KeystrokeScript {
  /// Runs the script.
  ///
  /// A run continues after a failed command, never traps, and always gives the same transcript. If
  /// you pass an intercepter, every command that sets rules or policies fails, because the script
  /// would not test the rules that it names.
  ///
  /// - Parameters:
  ///   - intercepter: The rules that judge the edits, or `nil` to use those that the script sets.
  ///   - mode: The initial host mode.
  ///   - today: The day from which bounds such as “-18 years” count, or `nil` for that of the system
  ///     or of `intercepter`.
  /// - Returns: The record of every command.
  public func run(
    on intercepter: Intercepter? = nil, mode: SimulatedTextField.HostMode = .delegate,
    today: DateValue? = nil
  ) -> KeystrokeTranscript {
    KeystrokeTranscript(steps(on: intercepter, mode: mode, today: today))
  }

  /// Returns a lazy sequence that performs the commands.
  ///
  /// A long script needs no more memory than a short one.
  package func steps(
    on intercepter: Intercepter? = nil, mode: SimulatedTextField.HostMode = .delegate,
    today: DateValue? = nil
  ) -> KeystrokeRun {
    KeystrokeRun(self, in: intercepter.map { FormField(rules: $0) }, mode: mode, today: today)
  }

  /// Returns a lazy sequence that performs the commands in a field of a form.
  package func steps(in field: FormField, mode: SimulatedTextField.HostMode) -> KeystrokeRun {
    KeystrokeRun(self, in: field, mode: mode)
  }

  /// The field that the script sets: rules alone, or a field of a profile and additional rules.
  var formField: FormField {
    var rules: [Rule] = []
    var profile: FormField?
    var composition: CompositionPolicy?
    var ellipsis: EllipsisPolicy?
    var preset: Intercepter??
    for command in settings {
      switch command.resolution {
      case .rule(let rule): rules.append(rule)
      case .field(let field, _):
        rules += field.intercepter.ownRules
        profile = field
      case .format(let made): preset = .some(made)
      case .none, .script: break
      }
      switch command.action {
      case .set(.composition(let policy)): composition = policy
      case .set(.ellipsis(let policy)): ellipsis = policy
      default: break
      }
    }
    let policies = profile?.intercepter ?? Intercepter(rules: [])
    let intercepter = Intercepter(
      preset: preset ?? policies.preset, rules: rules,
      composition: composition ?? policies.composition, ellipsis: ellipsis ?? policies.ellipsis)
    return profile?.judging(by: intercepter) ?? FormField(rules: intercepter)
  }

  /// Creates a text field with the script's settings.
  func makeField(
    on intercepter: Intercepter, mode: SimulatedTextField.HostMode
  ) -> SimulatedTextField {
    let field = SimulatedTextField(intercepter, mode: mode)
    for command in settings {
      switch command.action {
      case .set(.keyboard(let feature, let isOn)): if isOn { field.keyboard.insert(feature) }
      case .set(.platform(let platform)): field.platform = platform
      case .set(.text(let text)): field.setText(text)
      default: break
      }
    }
    return field
  }
}
