/// The decimal digits that a field accepts, and how it writes them.
public enum DigitPolicy: String, Hashable, Sendable, CaseIterable {
  /// `0` to `9`.
  case ascii
  /// The decimal digits of every script (general category Nd), unchanged.
  case any
  /// The decimal digits of every script, converted to `0` to `9`: `１２３` and `١٢٣` become `123`.
  case normalized
}

extension Rule {
  /// Accepts only digits.
  ///
  /// The rule judges marked text during composition, because input methods do not compose digits
  /// from letters. Marked digits stay as they are until they are committed.
  ///
  /// ```swift
  /// let rule = Rule.numbersOnly()  // １２３ becomes 123; 12a is rejected
  /// ```
  ///
  /// - Parameters:
  ///   - digits: The accepted digits, and how they are written.
  ///   - onViolation: The policy for an edit that inserts other characters; `.amend` drops them.
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func numbersOnly(
    _ digits: DigitPolicy = .normalized, onViolation: ViolationPolicy = .reject
  ) -> Rule {
    Rule(
      DigitFilter(digits), .notADigit, of: "numbersOnly", composition: .immediately,
      onViolation: onViolation)
  }
}

private final class DigitFilter: ClusterFilter, @unchecked Sendable {
  private let digits: DigitPolicy

  init(_ digits: DigitPolicy) {
    self.digits = digits
    super.init(keeping: .digits, refusing: ASCIISet.digits.inverted)
  }

  override var valueKind: ValueKind? { .digits }
  override var reader: EditReader? { .value }

  override func value(of text: String) -> FieldValue? {
    .digits(String(decoding: text.asciiDigits, as: UTF8.self))
  }

  override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    !utf8.containsAny { ($0 .< .all(0x30)) .| ($0 .> .all(0x39)) }
  }

  override func treatment(of cluster: TextCluster) -> Treatment {
    let (scalar, width) = cluster.text.scalar(at: cluster.range.lowerBound)
    guard width == cluster.range.count, digits != .ascii || width == 1,
      let digit = DecimalDigits.value(of: scalar)
    else { return .refuse }
    guard digits == .normalized, width > 1 else { return .keep }
    return .rewrite(String(Unicode.Scalar(UInt8(0x30 + digit))))
  }
}

/// The rule ``Rule/numbersOnly(_:onViolation:)`` as data.
public struct NumbersOnlyKind: RuleKind {
  /// The accepted digits, and how they are written.
  public var digits = DigitPolicy.normalized
  /// The policy for an edit that inserts other characters.
  public var onViolation = ViolationPolicy.reject

  /// Creates the rule with default arguments.
  public init() {}

  /// The name in profiles.
  public var name: String { "numbersOnly" }

  /// Declares the digits and the policy.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("Only digits.")
    coder.digits(&digits, unless: .normalized, unlabelled: true)
    coder.onViolation(&onViolation)
  }

  /// The rule.
  public var rule: Rule { .numbersOnly(digits, onViolation: onViolation) }

  /// Only digits.
  public var summary: KindSummary {
    let sentence: RuleSentence =
      switch digits {
      case .ascii: .digits
      case .any: .digitsOfAnyScript
      case .normalized: .digitsNormalized
      }
    return KindSummary(title: "digits only", [.init(sentence)], onViolation: onViolation)
  }
}

extension ArgumentCoder {
  /// Codes the digits that a number has.
  package mutating func digits(
    _ digits: inout DigitPolicy, unless usual: DigitPolicy, unlabelled isUnlabelled: Bool = false
  ) {
    optional(
      "digits", &digits, .choice(), unless: usual,
      "The accepted digits, and the form in which they are kept.", unlabelled: isUnlabelled)
  }
}
