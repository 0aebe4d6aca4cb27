/// A rule of a text field: an identifier, and a function that evaluates a proposed edit.
///
/// The rules of this library are static factories, such as `.maxLength(10, in: .gb18030)`. A custom
/// rule takes a few lines:
///
/// ```swift
/// let noSpaces = Rule("noSpaces") { proposal in
///   guard proposal.insertedText.contains(" ") else { return .accept }
///   return .reject(proposal.violation(.custom, message: "No spaces, please."))
/// }
/// ```
///
/// A rule is a pure function of the proposal. It keeps no state between edits and does not depend
/// on other rules. A rule cannot reject a deletion. Instead, it evaluates the remaining text as if
/// it were typed into an empty field, and only the violations that it reports count.
public struct Rule: Sendable {
  /// The identifier of the rule, which its violations carry.
  public let identifier: String
  /// The rule's own policy for marked text, or `nil` to use the intercepter's.
  public let composition: CompositionPolicy?

  var judge: @Sendable (Proposal) -> Verdict
  var validate: @Sendable (String) -> Validity
  let sanitize: @Sendable (String) -> String
  /// The rule's policy for violations, or `nil` for a custom rule, whose verdicts decide.
  package var onViolation: ViolationPolicy?
  /// The maximum length that the rule allows, or `nil` if the rule does not limit length.
  var lengthLimit: (limit: Int, unit: LengthUnit)?
  /// The message that replaces the standard sentences, or `nil` to keep them.
  public internal(set) var message: RuleMessage?
  /// For a rule that reads numbers, a function that returns whether a sanitized text has the same
  /// number as the original.
  ///
  /// `nil` for other rules. A limit or a filter beside the rule may change the number. Sanitizing
  /// then leaves the original unchanged.
  var keepsNumber: (@Sendable (_ original: String, _ text: String) -> Bool)?
  /// The kind of value that the rule reads from a text, or `nil` if it reads none.
  var reading: ValueReading?
  /// A quick check of a text's bytes, or `nil` if the rule has none.
  ///
  /// It runs before `judge` and answers that the rule accepts, that it rejects, or that `judge` has
  /// to decide.
  var prefilter: Prefilter?
  /// The violation to report if the quick check rejects or reports, without its range and actual
  /// length.
  ///
  /// `nil` if `judge` has to decide in these cases.
  var refusal: Violation?

  /// Creates a rule from the function that evaluates an edit.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the rule, which its violations carry.
  ///   - composition: The policy for marked text, or `nil` to use the intercepter's.
  ///   - validate: Validates a finished text. `nil` evaluates the text as if it were typed into an
  ///     empty field. A text that would be rejected, or amended for a violation, is invalid.
  ///   - sanitize: Makes a text conform. It must not change its own results. `nil` amends the text
  ///     as if it were typed into an empty field, and leaves a text that would be rejected
  ///     unchanged.
  ///   - judge: Evaluates a proposed edit.
  public init(
    _ identifier: String,
    composition: CompositionPolicy? = nil,
    validate: (@Sendable (String) -> Validity)? = nil,
    sanitize: (@Sendable (String) -> String)? = nil,
    judge: @escaping @Sendable (Proposal) -> Verdict
  ) {
    self.identifier = identifier
    self.composition = composition
    self.judge = judge
    self.validate = validate ?? { judge(Proposal(wholeText: $0)).validity }
    self.sanitize =
      sanitize ?? { text in
        guard case .amend(let state, _) = judge(Proposal(wholeText: text)) else { return text }
        return state.text
      }
  }
}

extension Rule {
  package func with(_ onViolation: ViolationPolicy) -> Rule {
    var rule = self
    rule.onViolation = onViolation
    return rule
  }

  /// A Boolean value that indicates whether the rule accepts every edit and only reports violations
  /// of the whole text.
  ///
  /// That is true for a rule of this library with the policy `.flag` or `.warn`, an advisory rule.
  /// It is `false` for a custom rule, whose policy is unknown; compare ``reportsOnWholeText``.
  var isAdvisory: Bool { onViolation?.isAdvisory ?? false }

  /// A Boolean value that indicates whether the rule must evaluate the text that a deletion leaves.
  ///
  /// `true` for every advisory rule and, unlike ``isAdvisory``, for every custom rule, whose
  /// verdict may be a report.
  var reportsOnWholeText: Bool { onViolation?.isAdvisory ?? true }

  /// Returns the violations that the rule reports for the text that a deletion leaves.
  func violations(inWhole text: String) -> Violations {
    guard let onViolation else {
      guard !text.isEmpty, case .report(let violations) = judge(Proposal(wholeText: text)) else {
        return []
      }
      return violations.attributed(to: identifier)
    }
    guard onViolation.isAdvisory else { return [] }
    let validity = validate(text)
    return validity.status == .intermediate ? [] : validity.violations.attributed(to: identifier)
  }
}

extension Verdict {
  /// The validity of a whole text with this verdict.
  fileprivate var validity: Validity {
    switch self {
    case .accept: Validity(.valid)
    case .report(let violations): Validity(violations.hasErrors ? .invalid : .valid, violations)
    case .amend(_, let violations): Validity(violations.isEmpty ? .valid : .invalid, violations)
    case .reject(let violations): Validity(.invalid, violations)
    }
  }
}
