/// One rule of a text field: an identifier, and a function that judges a proposed edit.
///
/// The rules of this library are static factories: `.maxLength(10, in: .gb18030)`. One of your own
/// takes a few lines:
///
/// ```swift
/// let noSpaces = Rule("noSpaces") { proposal in
///   guard proposal.insertedText.contains(" ") else { return .accept }
///   return .reject(proposal.violation(.custom, message: "No spaces, please."))
/// }
/// ```
///
/// A rule is a pure function of the proposal: it keeps nothing between edits and knows of no other
/// rule. It never refuses a deletion, for deletions are always accepted: the rule judges the text that
/// a deletion leaves as if that were typed into an empty field, and only what it reports counts.
public struct Rule: Sendable {
  /// The rule's name, as violations carry it.
  public let identifier: String
  /// When the rule judges marked text, where it insists; `nil` leaves that to the intercepter.
  public let composition: CompositionPolicy?

  var judge: @Sendable (Proposal) -> Verdict
  var validate: @Sendable (String) -> Validity
  let sanitize: @Sendable (String) -> String
  /// The policy of a rule of this library about a violation; `nil` for a rule of somebody's own, whose
  /// verdicts decide that.
  package var onViolation: ViolationPolicy?
  /// The greatest length that the rule allows, where that is what it is about.
  var lengthLimit: (limit: Int, unit: LengthUnit)?
  /// The rule's own message in the place of the standard sentences; `nil` for these.
  public internal(set) var message: RuleMessage?
  /// The test of a rule that reads numbers: whether a sanitized text still says the same number as the
  /// original.
  ///
  /// `nil` for other rules. A limit or a filter beside the rule may have made another number of the
  /// text. Sanitizing then leaves the original as it is.
  var keepsNumber: (@Sendable (_ original: String, _ text: String) -> Bool)?
  /// The value that the rule reads in a text, where it reads any.
  var reading: ValueReading?
  /// A quick test on the bytes of a text, which runs before `judge` and often makes that unnecessary;
  /// `nil` where there is none.
  ///
  /// It answers that the rule surely accepts, that it surely rejects, or that `judge` has to decide.
  var prefilter: Prefilter?
  /// The violation to report where the prefilter rejects or lists, still without its range and the actual
  /// length; `nil` lets `judge` decide there.
  var refusal: Violation?

  /// Creates a rule from the function that judges an edit, and from the two that validate and sanitize
  /// a finished text, where those need to differ.
  ///
  /// - Parameters:
  ///   - identifier: The rule's name, as violations carry it.
  ///   - composition: When the rule judges marked text; `nil` leaves that to the intercepter.
  ///   - validate: Judges a finished text. `nil` judges it as if it were typed into an empty field:
  ///     what would be rejected or amended for a violation is invalid.
  ///   - sanitize: Makes a text conform; it must leave its own results alone. `nil` amends the text as
  ///     if it were typed into an empty field, and leaves a text that would be rejected as it is.
  ///   - judge: Judges a proposed edit.
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
  /// The same rule with another policy about a violation.
  package func with(_ onViolation: ViolationPolicy) -> Rule {
    var rule = self
    rule.onViolation = onViolation
    return rule
  }

  /// Whether the rule is known to accept every edit and only to list the violations of the whole text:
  /// a rule of this library with the policy `.flag` or `.warn`.
  ///
  /// `false` for a rule of somebody's own, whose policy is unknown; compare ``reportsOnWholeText``.
  var isAdvisory: Bool { onViolation?.isAdvisory ?? false }

  /// Whether the rule has to be asked about the text that a deletion leaves, as it may list violations
  /// of it.
  ///
  /// `true` for every soft rule, and, unlike ``isAdvisory``, for every rule of somebody's own, whose verdict
  /// may be a report.
  var reportsOnWholeText: Bool { onViolation?.isAdvisory ?? true }

  /// The violations that the rule lists of the text that a deletion leaves.
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
  /// The validity of a whole text, by the verdict on it.
  fileprivate var validity: Validity {
    switch self {
    case .accept: Validity(.valid)
    case .report(let violations): Validity(violations.hasErrors ? .invalid : .valid, violations)
    case .amend(_, let violations): Validity(violations.isEmpty ? .valid : .invalid, violations)
    case .reject(let violations): Validity(.invalid, violations)
    }
  }
}
