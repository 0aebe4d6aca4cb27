/// The result of validating a finished text.
public struct Validity: Hashable, Sendable {
  /// The status of the text.
  public let status: Status
  /// All violations, in the order of the rules.
  ///
  /// A valid text can have violations too: those of rules that only warn.
  public let violations: Violations

  /// Creates a result.
  public init(_ status: Status, _ violations: Violations = Violations()) {
    self.status = status
    self.violations = violations
  }

  /// A Boolean value that indicates whether the text conforms.
  public var isValid: Bool { status == .valid }

  /// The status of a text, ordered from best to worst.
  public enum Status: String, Hashable, Sendable, Comparable {
    /// The text conforms.
    case valid
    /// The text does not conform yet, but may after more typing: `12.`, or `5` if the minimum is
    /// 10.
    case intermediate
    /// The text does not conform.
    case invalid

    /// Returns whether the first status is better.
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

  /// Returns the result of two validations: the worse status, and the violations of both.
  package func combined(with other: Validity) -> Validity {
    var all = violations
    all.append(contentsOf: other.violations)
    return Validity(max(status, other.status), all)
  }

  /// Returns whether another validity is the same, or `false` if that takes more to find out than
  /// the validity of most texts is worth.
  ///
  /// The comparison of all members is much code.
  ///
  /// - Parameter isSecret: Whether to ignore lengths and ranges, which a secret field does not reveal.
  package func isKnown(as other: Validity, isSecret: Bool) -> Bool {
    status == other.status && violations.areKnown(as: other.violations, isSecret: isSecret)
  }
}
