public import TextInputIntercepter

extension RuleSpecification: NamedSpecification {
  package static var key: String { "rule" }

  package static let prototypes: [RuleSpecification] = [
    .emoji(.forbidden), .maxLength(0, in: .graphemes), .minLength(0, in: .graphemes),
    .numbersOnly(), .decimal(DecimalSpecification(places: 0)), .allowedCharacters(""),
    .forbiddenCharacters(""), .matches(""), .singleLine(), .normalizeWidth,
  ]

  /// The names of the library's rules.
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

  /// Reads a rule of the library or an app's own; what is wrong is reported.
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
      coder.optional("digits", &digits, unless: .ascii)
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
    case .custom(let custom): coder.add(custom.arguments)
    case .saying(let message, var rule):
      rule.code(&coder)
      coder.add("message", message.json)
    }
  }

  private mutating func codeMatches(_ coder: inout JSONMemberCoder) {
    guard case .matches(var pattern, var options, var engine, var onViolation) = self else {
      return
    }
    var node: JSONNode?
    let read = { (read: JSONNode) -> String? in
      node = read
      return nil
    }
    coder.required("pattern", &pattern, read, JSONValue.string)
    coder.optional("options", &options, unless: [], { PatternOptions($0) }, { $0.json })
    let isAtHand = engine.code(&coder)
    coder.onViolation(&onViolation)
    guard isAtHand, let text = node?.pattern(options, for: engine) else { return }
    self = .matches(text, options: options, engine: engine, onViolation: onViolation)
    // Compiled to see whether it can be.
    do {
      _ = try makeRule()
    } catch {
      node?.report(error.sentence)
    }
  }
}

extension JSONMemberCoder {
  mutating func onViolation(_ policy: inout ViolationPolicy) {
    if reader == nil { return optional("onViolation", &policy, unless: .reject) }
    policy = reader?.onViolation() ?? policy
  }

  fileprivate mutating func length(_ limit: inout Int, in unit: inout UnitName) {
    required("limit", &limit, { $0.integer() }, JSONValue.number)
    required("unit", &unit, { $0.choice() }, { .string($0.rawValue) })
  }

  fileprivate mutating func policy(_ policy: inout EmojiPolicy) {
    if let read = reader?.emojiPolicy() { return policy = read }
    switch policy {
    case .forbidden: add("policy", "forbidden")
    case .only: add("policy", "only")
    case .allowed(let version):
      add("policy", "allowed")
      add("upTo", .string("\(version)"))
    }
  }
}

extension JSONObjectReader {
  /// What happens to an edit that violates the rule: the argument `onViolation`, or `reject`.
  public mutating func onViolation() -> ViolationPolicy {
    guard let node = self["onViolation"] else { return .reject }
    // What `warn` was called at first.
    if case .string("report") = node.value { return .warn }
    return node.choice() ?? .reject
  }

  fileprivate mutating func emojiPolicy() -> EmojiPolicy {
    let name = required("policy")?.choice(of: ["forbidden", "only", "allowed"])
    guard name == "allowed" else {
      if let node = self["upTo"], name != nil { node.report("only for the policy “allowed”") }
      return name == "only" ? .only : .forbidden
    }
    guard let node = required("upTo") else { return .forbidden }
    guard case .string(let text) = node.value, let version = EmojiVersion(text) else {
      return node.mismatch(expected: "a version of Emoji such as \"15.1\"") ?? .forbidden
    }
    return .allowed(upTo: version)
  }

  fileprivate mutating func customRule(
    _ name: String,
    _ make: CustomRules.Maker
  ) -> RuleSpecification? {
    let count = node.context.count
    guard let rule = make(&self) else {
      if node.context.count == count { node.report("these arguments make no rule") }
      return nil
    }
    // A rule that has no use for a message of its own is told as the library's are.
    let isOwn = hasAsked(for: "message")
    let message = isOwn ? nil : self["message"]?.ruleMessage()
    let arguments = otherMembers(than: "rule").filter { isOwn || $0.name != "message" }
    let custom = RuleSpecification.custom(CustomRule(name, arguments: arguments, rule: rule))
    return message.map(custom.saying) ?? custom
  }
}

extension PatternOptions {
  /// The options, each with its name in JSON, that of the static member, and the letter of its inline flag.
  package static let all: [(name: String, letter: String, option: PatternOptions)] = [
    ("caseInsensitive", "i", .caseInsensitive), ("comments", "x", .comments),
    ("dotMatchesLineBreaks", "s", .dotMatchesLineBreaks),
    ("anchorsMatchLines", "m", .anchorsMatchLines),
    ("unicodeWordBoundaries", "w", .unicodeWordBoundaries),
  ]

  fileprivate init?(_ node: JSONNode) {
    let all = Self.all
    let names = node.elements()?.compactMap { $0.choice(of: all.map { $0.name }) } ?? []
    self.init(all.filter { names.contains($0.name) }.map { $0.option })
  }

  fileprivate var json: JSONValue {
    .array(Self.all.filter { contains($0.option) }.map { .string($0.name) })
  }
}
