/// The result of validating a finished text.
public struct Validity: Hashable, Sendable {
  /// Whether the text conforms, and whether it may still come to.
  public let status: Status
  /// Everything that is wrong, in the order of the rules.
  ///
  /// A valid text can have violations too: those of rules that only report.
  public let violations: Violations

  /// Creates a judgement.
  public init(_ status: Status, _ violations: Violations = Violations()) {
    self.status = status
    self.violations = violations
  }

  /// Whether the text conforms.
  public var isValid: Bool { status == .valid }

  /// The three answers, from best to worst.
  public enum Status: String, Hashable, Sendable, Comparable {
    /// The text conforms.
    case valid
    /// The text does not conform, and may by typing on: `12.`, or `5` where the minimum is 10.
    case intermediate
    /// The text does not conform.
    case invalid

    /// Whether the first answer is the better one.
    public static func < (first: Status, second: Status) -> Bool {
      first.severity < second.severity
    }

    private var severity: Int {
      switch self {
      case .valid: 0
      case .intermediate: 1
      case .invalid: 2
      }
    }
  }

  /// The judgement of several rules together: the worst status and all violations.
  package func combined(with other: Validity) -> Validity {
    var all = violations
    all.append(contentsOf: other.violations)
    return Validity(max(status, other.status), all)
  }
}
