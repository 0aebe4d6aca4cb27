public import TextInputIntercepter

extension JSONMemberCoder {
  mutating func onViolation(_ policy: inout ViolationPolicy) {
    if isWriting { return optional("onViolation", &policy, unless: .reject) }
    policy = reader?.onViolation() ?? policy
  }

  mutating func length(_ limit: inout Int, in unit: inout UnitName) {
    required("limit", &limit, { $0.integer() }, JSONValue.number)
    required("unit", &unit, { $0.choice() }, { .string($0.rawValue) })
  }

  mutating func policy(_ policy: inout EmojiPolicy) {
    if let read = reader?.emojiPolicy() { policy = read }
    guard isWriting else { return }
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
  /// Reads the policy for an edit that violates the rule: the argument `onViolation`, or `reject`
  /// by default.
  public mutating func onViolation() -> ViolationPolicy {
    guard let node = self["onViolation"] else { return .reject }
    // The former name of `warn`.
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

  mutating func customRule(
    _ name: String,
    _ make: CustomRules.Maker
  ) -> RuleSpecification? {
    let count = node.context.count
    guard let rule = make(&self) else {
      if node.context.count == count { node.report("these arguments do not make a rule") }
      return nil
    }
    // A rule that does not read `message` itself gets it like the library's rules.
    let isOwn = hasAsked(for: "message")
    let message = isOwn ? nil : self["message"]?.ruleMessage()
    let arguments = otherMembers(than: "rule").filter { isOwn || $0.name != "message" }
    let custom = RuleSpecification.custom(CustomRule(name, arguments: arguments, rule: rule))
    return message.map(custom.saying) ?? custom
  }
}
