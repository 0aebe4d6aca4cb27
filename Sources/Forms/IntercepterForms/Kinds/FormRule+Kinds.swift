public import TextInputIntercepter

extension FormRule: KindProduct {
  /// `rule`.
  public static var kindKey: String { "rule" }

  /// `true`.
  public static var haveMessages: Bool { true }

  /// The kinds of rules across fields.
  public static let kinds: [AnyKind<FormRule>] = [
    .equal("", to: ""), .required("", when: ""), .atLeastOne(of: [""]),
  ]
}

extension AnyKind where Product == FormRule {
  /// Creates a rule across fields from its kind.
  public init(_ kind: some FormRuleKind) { self.init(kind) { $0.rule } }

  /// The rule, with its message.
  ///
  /// - Precondition: `atLeastOne` names a field.
  package var rule: FormRule {
    let rule = (try? made()) ?? FormRule("", for: "") { _ in Validity(.valid) }
    return message.map(rule.saying) ?? rule
  }

  /// The names of the fields.
  package var fields: [String] { [rule.field] + rule.otherFields }

  /// A field must repeat another field.
  public static func equal(
    _ field: String, to other: String, message: RuleMessage? = nil
  ) -> AnyKind { AnyKind(EqualKind(field, other)).saying(message) }

  /// A field is required if another field is not empty.
  public static func required(
    _ field: String, when other: String, message: RuleMessage? = nil
  ) -> AnyKind { AnyKind(RequiredKind(field, other)).saying(message) }

  /// At least one of several fields must not be empty.
  ///
  /// If all are empty, the first is incomplete. In JSON, `of` names at least one field.
  public static func atLeastOne(of fields: [String], message: RuleMessage? = nil) -> AnyKind {
    AnyKind(AtLeastOneKind(fields)).saying(message)
  }

  private func saying(_ message: RuleMessage?) -> AnyKind { message.map(saying) ?? self }
}
