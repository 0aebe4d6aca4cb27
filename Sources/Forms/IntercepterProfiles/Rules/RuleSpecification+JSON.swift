internal import TextInputIntercepter

extension RuleSpecification: NamedSpecification {
  package static var key: String { "rule" }

  package static let prototypes: [RuleSpecification] = [
    .emoji(.forbidden), .maxLength(0, in: .graphemes), .minLength(0, in: .graphemes),
    .numbersOnly(), .decimal(DecimalSpecification(places: 0)), .allowedCharacters(""),
    .forbiddenCharacters(""), .matches(""), .singleLine(), .normalizeWidth,
  ]

  package static let ruleNames = prototypes.map { $0.name }

  /// The rule's name in profiles and scripts.
  public var name: String {
    switch self {
    case .emoji: "emoji"
    case .maxLength: "maxLength"
    case .minLength: "minLength"
    case .numbersOnly: "numbersOnly"
    case .decimal: "decimal"
    case .allowedCharacters: "allowedCharacters"
    case .forbiddenCharacters: "forbiddenCharacters"
    case .matches: "matches"
    case .singleLine: "singleLine"
    case .normalizeWidth: "normalizeWidth"
    case .custom(let custom): custom.name
    case .saying(_, let rule): rule.name
    }
  }

  /// Reads a rule of the library or a custom rule, and reports errors.
  package init?(_ node: JSONNode) {
    guard let specification = node.object(Self.read) else { return nil }
    self = specification
  }

  private static func read(_ object: inout JSONObjectReader) -> RuleSpecification? {
    let node = object.required(key)
    let customRules = object.node.context.customRules
    guard let name = node?.choice(of: ruleNames + customRules.names) else {
      object.ignoreOthers()
      return nil
    }
    if let make = customRules[name] { return object.customRule(name, make) }
    let rule = prototypes.first { $0.name == name }?.reading(&object)
    let message = object["message"]?.ruleMessage()
    return message.flatMap { rule?.saying($0) } ?? rule
  }

  package mutating func code(_ coder: inout JSONMemberCoder) {
    switch self {
    case .emoji(var policy, var scope, var onViolation):
      coder.policy(&policy)
      coder.optional("counting", &scope, unless: .displayed)
      coder.onViolation(&onViolation)
      self = .emoji(policy, counting: scope, onViolation: onViolation)
    case .maxLength(var limit, var unit, var onViolation):
      coder.length(&limit, in: &unit)
      coder.onViolation(&onViolation)
      self = .maxLength(limit, in: unit, onViolation: onViolation)
    case .minLength(var limit, var unit):
      coder.length(&limit, in: &unit)
      self = .minLength(limit, in: unit)
    case .numbersOnly(var digits, var onViolation):
      coder.optional("digits", &digits, unless: .normalized)
      coder.onViolation(&onViolation)
      self = .numbersOnly(digits, onViolation: onViolation)
    case .decimal(var decimal):
      decimal.code(&coder)
      self = .decimal(decimal)
    case .allowedCharacters(var characters, var onViolation):
      coder.required("characters", &characters)
      coder.onViolation(&onViolation)
      self = .allowedCharacters(characters, onViolation: onViolation)
    case .forbiddenCharacters(var characters, var onViolation):
      coder.required("characters", &characters)
      coder.onViolation(&onViolation)
      self = .forbiddenCharacters(characters, onViolation: onViolation)
    case .matches: codeMatches(&coder)
    case .singleLine(var replacement, var onViolation):
      coder.optional("replacement", &replacement, unless: " ")
      coder.onViolation(&onViolation)
      self = .singleLine(replacement: replacement, onViolation: onViolation)
    case .normalizeWidth: break
    case .custom(let custom): if coder.isWriting { coder.add(custom.arguments) }
    case .saying(let message, var rule):
      rule.code(&coder)
      if coder.isWriting { coder.add("message", message.json) }
    }
  }
}
