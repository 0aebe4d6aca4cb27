import TextFieldSimulator
import TextInputIntercepter

/// One row of a table: what the field holds, what is done to it, and what it holds then, in the
/// notation of states.
///
/// It must come out alike in both host modes.
struct FieldCase: Sendable, CustomStringConvertible {
  let start: String
  let expected: String
  let steps: [@Sendable (SimulatedTextField) -> Void]
  let line: Int

  init(
    _ start: String, _ expected: String, line: Int = #line,
    _ steps: @Sendable (SimulatedTextField) -> Void...
  ) {
    self.start = start
    self.expected = expected
    self.steps = steps
    self.line = line
  }

  var description: String { "line \(line): \(start) → \(expected)" }

  /// Compares what becomes of the field with what the row expects.
  ///
  /// - Returns: The difference, expected above actual, or `nil`.
  func failure(
    _ rules: [Rule] = [],
    composition: CompositionPolicy = .whenCommitted,
    ellipsis: EllipsisPolicy = .accept,
    keyboard: Set<SimulatedTextField.KeyboardFeature> = [],
    platform: SimulatedTextField.Platform = .macOS
  ) -> String? {
    for mode in SimulatedTextField.HostMode.allCases {
      let field = SimulatedTextField(
        Intercepter(rules: rules, composition: composition, ellipsis: ellipsis),
        state: EditingState(notation: start)!, mode: mode, keyboard: keyboard)
      field.platform = platform
      for step in steps { step(field) }
      let actual = field.state.description
      if actual != expected {
        return "\(description) (\(mode.rawValue))\n  expected \(expected)\n  actual   \(actual)"
      }
    }
    return nil
  }
}
