public import TextInputIntercepter

extension KeystrokeScript {
  /// Runs the script on a field with the rules that it sets itself.
  ///
  /// A run goes on after a failed command, never traps, and gives the same transcript each time.
  ///
  /// - Parameter mode: How the host talks to the intercepter at first.
  /// - Returns: What every command did.
  public func run(
    mode: SimulatedTextField.HostMode = .delegate
  ) -> KeystrokeTranscript {
    KeystrokeTranscript(steps(mode: mode))
  }

  /// Runs the script on a field with rules of your own.
  ///
  /// A script that sets rules or policies too fails where it does: it would seem to test what it says,
  /// and would test something else.
  ///
  /// - Parameters:
  ///   - intercepter: What judges the edits.
  ///   - mode: How the host talks to the intercepter at first.
  /// - Returns: What every command did.
  public func run(
    on intercepter: Intercepter,
    mode: SimulatedTextField.HostMode = .delegate
  ) -> KeystrokeTranscript {
    KeystrokeTranscript(steps(on: intercepter, mode: mode))
  }

  /// The commands one after another, each performed when it is asked for: a long script needs no more
  /// memory than a short one.
  ///
  /// - Parameters:
  ///   - intercepter: What judges the edits; `nil` for the rules that the script sets itself.
  ///   - mode: How the host talks to the intercepter at first.
  public func steps(
    on intercepter: Intercepter? = nil,
    mode: SimulatedTextField.HostMode = .delegate
  ) -> KeystrokeRun {
    KeystrokeRun(self, on: intercepter, mode: mode)
  }

  /// The intercepter that the script sets.
  public var intercepter: Intercepter {
    var rules: [Rule] = []
    var profile: Intercepter?
    var composition: CompositionPolicy?
    var ellipsis: EllipsisPolicy?
    for command in settings {
      switch command.resolution {
      case .rule(let rule): rules.append(rule)
      case .intercepter(let intercepter):
        rules += intercepter.rules
        profile = intercepter
      case .none, .script: break
      }
      switch command.action {
      case .set(.composition(let policy)): composition = policy
      case .set(.ellipsis(let policy)): ellipsis = policy
      default: break
      }
    }
    return Intercepter(
      rules: rules,
      composition: composition ?? profile?.composition ?? .whenCommitted,
      ellipsis: ellipsis ?? profile?.ellipsis ?? .restore
    )
  }

  /// A field as the script sets it.
  ///
  /// - Parameters:
  ///   - intercepter: What judges the edits; `nil` for the rules that the script sets itself.
  ///   - mode: How the host talks to the intercepter.
  public func makeField(
    on intercepter: Intercepter? = nil,
    mode: SimulatedTextField.HostMode = .delegate
  ) -> SimulatedTextField {
    var keyboard = SimulatedTextField.Keyboard()
    var text = ""
    for command in settings {
      switch command.action {
      case .set(.keyboard(let flag, let isOn)): keyboard[keyPath: flag.property] = isOn
      case .set(.text(let initial)): text = initial
      default: break
      }
    }
    return SimulatedTextField(
      intercepter ?? self.intercepter,
      state: EditingState(text, caret: text.utf16.count),
      mode: mode,
      keyboard: keyboard
    )
  }
}
