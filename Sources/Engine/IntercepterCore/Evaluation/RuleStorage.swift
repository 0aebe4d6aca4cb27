/// The properties of a rule, which all its copies share.
final class RuleStorage: Sendable {
  let composition: CompositionPolicy?
  /// What is wrong with a text, and how it is written instead.
  let lentDefinition: Lent<RuleObject>
  /// The violation that the rule reports, without its range and actual value.
  ///
  /// It carries the identifier of the rule and its message.
  let template: Violation
  let onViolation: ViolationPolicy?
  /// A Boolean value that indicates whether the rule accepts every edit and only reports violations
  /// of the whole text.
  ///
  /// That is true for a rule with the policy `.flag` or `.warn`, an advisory rule. It is `false` for
  /// a custom rule, whose policy is unknown; compare ``reportsOnWholeText``.
  let isAdvisory: Bool

  /// A Boolean value that indicates whether violations name the offending characters.
  let namesCharacters: Bool

  init(
    _ definition: RuleObject, _ template: Violation, _ composition: CompositionPolicy?,
    _ onViolation: ViolationPolicy?
  ) {
    lentDefinition = Lent(definition)
    self.composition = composition
    self.onViolation = onViolation
    isAdvisory = onViolation?.isAdvisory ?? false
    var template = template
    if let onViolation { template.severity = onViolation.severity }
    self.template = template
    namesCharacters = template.code.standard?.namesCharacters == true
  }

  var identifier: String { template.rule }
  var message: RuleMessage? { template.ruleMessage }
  var definition: RuleObject { lentDefinition.object }

  /// A Boolean value that indicates whether the rule must evaluate the text that a deletion leaves.
  ///
  /// `true` for every advisory rule and, unlike ``isAdvisory``, for every custom rule, whose
  /// verdict may be a report.
  var reportsOnWholeText: Bool { onViolation == nil || isAdvisory }
}
