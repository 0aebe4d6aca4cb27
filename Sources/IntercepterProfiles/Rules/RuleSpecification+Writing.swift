internal import TextInputIntercepter

extension RuleSpecification {
  /// The rule in JSON, without what is as it is by default.
  package var json: JSONValue {
    var members = JSONMembers()
    add(to: &members)
    return members.object
  }

  private func add(to members: inout JSONMembers) {
    if case .saying(let message, let rule) = self {
      rule.add(to: &members)
      members.add("message", message.json)
      return
    }
    members.add("rule", .string(name))
    switch self {
    case .emoji(let policy, let scope, let onViolation):
      members.add(policy)
      members.add("counting", scope, unless: .displayed)
      members.add(onViolation)
    case .maxLength(let limit, let unit, let onViolation):
      members.add("limit", .number(limit))
      members.add("unit", unit)
      members.add(onViolation)
    case .minLength(let limit, let unit):
      members.add("limit", .number(limit))
      members.add("unit", unit)
    case .numbersOnly(let digits, let onViolation):
      members.add("digits", digits, unless: .ascii)
      members.add(onViolation)
    case .decimal(let decimal): members.add(decimal)
    case .allowedCharacters(let characters, let onViolation),
      .forbiddenCharacters(let characters, let onViolation):
      members.add("characters", .string(characters))
      members.add(onViolation)
    case .matches(let pattern, let options, let engine, let onViolation):
      members.add("pattern", .string(pattern))
      members.add("options", options.isEmpty ? nil : .array(options.names.map(JSONValue.string)))
      members.add(engine)
      members.add(onViolation)
    case .singleLine(let replacement, let onViolation):
      members.add("replacement", replacement == " " ? nil : .string(replacement))
      members.add(onViolation)
    case .normalizeWidth, .saying: break
    case .custom(let custom): members.add(custom.arguments)
    }
  }
}

extension JSONMembers {
  fileprivate mutating func add(_ policy: EmojiPolicy) {
    switch policy {
    case .forbidden: add("policy", .string("forbidden"))
    case .only: add("policy", .string("only"))
    case .allowed(let version):
      add("policy", .string("allowed"))
      add("upTo", .string("\(version)"))
    }
  }

  mutating func add(_ onViolation: ViolationPolicy) {
    add("onViolation", onViolation, unless: .reject)
  }
}
