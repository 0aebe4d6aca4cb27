internal import TextInputIntercepter

extension RuleSpecification: NamedSpecification {
  package static var key: String { "rule" }

  package static let kinds: [ArgumentKind<RuleSpecification>] = [
    .emoji(.forbidden), .maxLength(0, in: .graphemes), .minLength(0, in: .graphemes),
    .numbersOnly(), .decimal(DecimalSpecification(places: 0)), .allowedCharacters(""),
    .forbiddenCharacters(""), .matches(""), .oneOf([]), .singleLine(), .normalizeWidth,
    .straightPunctuation,
  ].map { ArgumentKind($0 as RuleSpecification) }

  package static let ruleNames = kinds.names()

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
    case .oneOf: "oneOf"
    case .singleLine: "singleLine"
    case .normalizeWidth: "normalizeWidth"
    case .straightPunctuation: "straightPunctuation"
    case .custom(let custom): custom.name
    case .saying(_, let rule): rule.name
    }
  }

  package static func kinds(in context: JSONNode.Context) -> [ArgumentKind<RuleSpecification>] {
    context.kinds.rules
  }

  /// Reads a rule of the library or of an app, and reports errors.
  package static func read(_ node: JSONNode) -> RuleSpecification? {
    let (kinds, customRules) = (node.context.kinds.rules, node.context.customRules)
    return node.object { object in
      let name = object.required(key)?.choice(of: kinds.names() + customRules.names)
      if let kind = kinds.first(where: { $0.name == name }) { return kind.read(&object) }
      if let name, let make = customRules[name] { return object.customRule(name, make) }
      object.ignoreOthers()
      return nil
    }
  }

  package mutating func code<Coder: ArgumentCoding>(_ coder: inout Coder) {
    var (rule, message) = (withoutMessage, message)
    rule.codeArguments(&coder)
    coder.message(&message)
    self = message.map(rule.saying) ?? rule
  }

  private mutating func codeArguments<Coder: ArgumentCoding>(_ coder: inout Coder) {
    switch self {
    case .emoji(var policy, var scope, var onViolation):
      coder.describe("No emoji, only emoji, or emoji up to a version.")
      coder.policy(&policy)
      coder.optional(
        "counting", &scope, .choice(), unless: .displayed, "The definition of an emoji.")
      coder.onViolation(&onViolation)
      self = .emoji(policy, counting: scope, onViolation: onViolation)
    case .maxLength(var limit, var unit, var onViolation):
      coder.describe("The maximum length.")
      coder.length(&limit, in: &unit, "greatest")
      coder.onViolation(&onViolation)
      self = .maxLength(limit, in: unit, onViolation: onViolation)
    case .minLength(var limit, var unit):
      coder.describe("The minimum length of a finished text.")
      coder.length(&limit, in: &unit, "smallest")
      self = .minLength(limit, in: unit)
    case .numbersOnly(var digits, var onViolation):
      coder.describe("Only digits.")
      coder.digits(&digits, unless: .normalized, unlabelled: true)
      coder.onViolation(&onViolation)
      self = .numbersOnly(digits, onViolation: onViolation)
    case .decimal(var decimal):
      decimal.code(&coder)
      self = .decimal(decimal)
    case .allowedCharacters(var characters, var onViolation):
      coder.describe("Only these characters.")
      coder.characters(&characters)
      coder.onViolation(&onViolation)
      self = .allowedCharacters(characters, onViolation: onViolation)
    case .forbiddenCharacters(var characters, var onViolation):
      coder.describe("None of these characters.")
      coder.characters(&characters)
      coder.onViolation(&onViolation)
      self = .forbiddenCharacters(characters, onViolation: onViolation)
    case .matches(var pattern, var options, var engine, var onViolation):
      coder.describe("A pattern that the finished text must match as a whole.")
      coder.required("pattern", &pattern, PatternArgument(), "The pattern.", unlabelled: true)
      coder.optional(
        "options", &options, OptionsArgument(), unless: [], "The options of the pattern.")
      engine.code(&coder)
      coder.onViolation(&onViolation)
      let rule = Self.matches(pattern, options: options, engine: engine, onViolation: onViolation)
      coder.check { $0.check(patternOf: rule) }
      self = rule
    case .oneOf(var values, var ignoresCase, var onViolation):
      coder.describe("Only the values of a list.")
      coder.required(
        "values", &values, ValuesArgument(), "The accepted values.", unlabelled: true)
      coder.optional(
        "ignoresCase", &ignoresCase, .flag, unless: false,
        "Whether Latin, Greek and Cyrillic letters match in either case.")
      coder.onViolation(&onViolation)
      self = .oneOf(values, ignoresCase: ignoresCase, onViolation: onViolation)
    case .singleLine(var replacement, var onViolation):
      coder.describe("No line breaks.")
      coder.optional(
        "replacement", &replacement, .text, unless: " ",
        "The text that “amend” substitutes for a line break.")
      coder.onViolation(&onViolation)
      self = .singleLine(replacement: replacement, onViolation: onViolation)
    case .normalizeWidth: coder.describe("Full-width forms become ASCII.")
    case .straightPunctuation:
      coder.describe("Typographic quotation marks and dashes become ASCII.")
    case .custom(let custom): coder.add(custom.arguments)
    case .saying: break
    }
  }
}
