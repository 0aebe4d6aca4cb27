internal import IntercepterForms
internal import TextBytes
internal import TextInputIntercepter

/// A rule across fields, whose fields are numbers.
struct ResolvedFormRule {
  private enum Kind: CaseIterable {
    case equal, required, atLeastOne
  }

  private var kind = Kind.equal
  private var fields: [Int] = []
  private var message: RuleMessage?

  /// Creates a rule to read another into.
  init() {}

  /// - Parameter numbers: The numbers of the fields.
  init(_ rule: FormRuleSpecification, _ numbers: OrderedFieldDictionary<Int>) {
    switch rule {
    case .equal(_, _, let message): (kind, self.message) = (.equal, message)
    case .required(_, _, let message): (kind, self.message) = (.required, message)
    case .atLeastOne(_, let message): (kind, self.message) = (.atLeastOne, message)
    }
    fields = rule.fields.map { numbers[$0]! }
  }

  mutating func code<Coder: ProfileCoding>(_ coder: inout Coder, fields range: ClosedRange<Int>) {
    coder.code(choice: &kind)
    coder.code(&fields, from: 0) { $0.code(&$1, in: range) }
    coder.code(message: &message)
    switch kind {
    case .equal: coder.use(.equal)
    case .required: break
    case .atLeastOne: coder.use(.atLeastOne)
    }
  }

  /// Returns the rule, or `nil` if its fields are too few.
  func rule(over fields: [FormField]) -> FormRule? {
    let names = fields.isEmpty ? [] : self.fields.map { fields[$0].name }
    guard !names.isEmpty, kind == .atLeastOne || names.count == 2 else { return nil }
    switch kind {
    case .equal: return FormRuleSpecification.equal(names[0], to: names[1], message: message).rule
    case .required:
      return FormRuleSpecification.required(names[0], when: names[1], message: message).rule
    case .atLeastOne: return FormRuleSpecification.atLeastOne(of: names, message: message).rule
    }
  }
}
