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
/// it were typed into an empty field, and only the violations that it reports count. A rule that reads
/// values also reports why it would reject that text.
public struct Rule: Sendable {
  let storage: Lent<RuleStorage>

  /// The identifier of the rule, which its violations carry.
  public var identifier: String { storage.object.identifier }
  /// The rule's own policy for marked text, or `nil` to use the intercepter's.
  public var composition: CompositionPolicy? { storage.object.composition }
  /// The message that replaces the standard sentences, or `nil` to keep them.
  public var message: RuleMessage? { storage.object.message }
  /// The rule's policy for violations, or `nil` for a custom rule, whose verdicts decide.
  package var onViolation: ViolationPolicy? { storage.object.onViolation }

  /// What is wrong with a text, and how it is written instead.
  var definition: RuleObject { storage.object.definition }

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
  ///   - reading: Reads the value of a text, such as a date. `nil` if the rule reads none.
  ///   - judge: Evaluates a proposed edit.
  public init(
    _ identifier: String,
    composition: CompositionPolicy? = nil,
    validate: (@Sendable (String) -> Validity)? = nil,
    sanitize: (@Sendable (String) -> String)? = nil,
    reading: ValueReading? = nil,
    judge: @escaping @Sendable (Proposal) -> Verdict
  ) {
    self.init(
      ProposalRule(judge, validate: validate, sanitize: sanitize, reading: reading),
      reporting: Violation(.custom, of: identifier, range: 0..<0), composition: composition)
  }

  /// Creates a rule from its definition.
  ///
  /// - Parameters:
  ///   - template: The violation that the rule reports, without its range and actual value.
  ///   - onViolation: The policy for violations, or `nil` if the verdicts of the rule decide.
  init(
    _ definition: RuleObject, reporting template: Violation,
    composition: CompositionPolicy? = nil, onViolation: ViolationPolicy? = nil
  ) {
    storage = Lent(RuleStorage(definition, template, composition, onViolation))
  }
}
