public import TextInputIntercepter

/// A table row for a formatted field: the previous state, the user's steps and the expected state,
/// in both modes.
public struct FormatCase: Sendable, CustomStringConvertible {
  /// A step of the user.
  public enum Step: Sendable {
    case type(String)
    case paste(String)
    case backspace(Int = 1)
    case delete(Int = 1)
  }

  /// The previous state.
  public let previous: String
  /// The steps.
  public let steps: [Step]
  /// The expected state.
  public let expected: String
  /// The codes of the last decision's violations.
  public let codes: [String]
  /// The row's line in its file.
  public let line: Int

  /// Creates a row.
  public init(
    _ previous: String, _ steps: Step..., to expected: String, codes: [String] = [],
    line: Int = #line
  ) {
    (self.previous, self.steps, self.expected, self.codes, self.line) = (
      previous, steps, expected, codes, line
    )
  }

  /// Creates a row from an array of steps.
  public init(_ previous: String, _ steps: [Step], to expected: String, line: Int = #line) {
    (self.previous, self.steps, self.expected, self.line) = (previous, steps, expected, line)
    codes = []
  }

  /// The row.
  public var description: String { "line \(line): \(previous) \(steps)" }

  /// Returns the final state of the field, and the codes of the last decision's violations.
  public func result(_ intercepter: Intercepter, asks: Bool) -> (state: String, codes: [String]) {
    guard let state = EditingState(notation: previous) else { return ("no state", []) }
    let run = FormatRun(intercepter, asks: asks, state: state)
    var codes: [String] = []
    run.field.onDecision = { codes = $0.violations.map(\.code.rawValue) }
    for step in steps {
      switch step {
      case .type(let text): run.type(text)
      case .paste(let text): run.insert(text)
      case .backspace(let count): for _ in 0..<count { run.backspace() }
      case .delete(let count): for _ in 0..<count { run.delete() }
      }
    }
    return (run.field.state.description, codes)
  }

  /// Returns the difference from the expected state in either mode, or `nil` if there is none.
  public func failure(_ intercepter: Intercepter) -> String? {
    for asks in [true, false] {
      let (actual, found) = result(intercepter, asks: asks)
      if actual != expected || found != codes {
        let mode = asks ? "delegate" : "notification"
        return """
          \(description), \(mode) mode
            expected \(expected) \(codes)
            actual   \(actual) \(found)
          """
      }
    }
    return nil
  }
}
