public import TextInputIntercepter

extension RuleSpecification {
  /// Reads a rule; what is wrong is reported.
  package init?(_ node: JSONNode) {
    guard let specification = node.object(Self.read) else { return nil }
    self = specification
  }

  private static func read(_ object: inout JSONObjectReader) -> RuleSpecification? {
    let node = object.required("rule")
    if case .string(let text)? = node?.value, let name = Name(rawValue: text) {
      let rule = read(name, &object)
      let message = object["message"]?.ruleMessage()
      return message.flatMap { rule?.saying($0) } ?? rule
    }
    let customRules = object.node.context.customRules
    guard let name = node?.choice(of: ruleNames + customRules.names), let make = customRules[name]
    else {
      object.ignoreOthers()
      return nil
    }
    return object.customRule(name, make)
  }

  private static func read(
    _ name: Name, _ object: inout JSONObjectReader
  ) -> RuleSpecification? {
    switch name {
    case .emoji:
      return .emoji(
        object.emojiPolicy(),
        counting: object["counting"]?.choice() ?? .displayed,
        onViolation: object.onViolation()
      )
    case .maxLength:
      return .maxLength(object.limit(), in: object.unit(), onViolation: object.onViolation())
    case .minLength: return .minLength(object.limit(), in: object.unit())
    case .numbersOnly:
      return .numbersOnly(
        object["digits"]?.choice() ?? .ascii,
        onViolation: object.onViolation()
      )
    case .decimal: return .decimal(DecimalSpecification(&object))
    case .allowedCharacters:
      return .allowedCharacters(object.characters(), onViolation: object.onViolation())
    case .forbiddenCharacters:
      return .forbiddenCharacters(object.characters(), onViolation: object.onViolation())
    case .matches: return object.matches()
    case .singleLine:
      return .singleLine(
        replacement: object["replacement"]?.string() ?? " ",
        onViolation: object.onViolation()
      )
    case .normalizeWidth: return .normalizeWidth
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

  fileprivate mutating func limit() -> Int { required("limit")?.integer() ?? 0 }

  fileprivate mutating func unit() -> UnitName { required("unit")?.choice() ?? .graphemes }

  fileprivate mutating func characters() -> String { required("characters")?.string() ?? "" }

  fileprivate mutating func emojiPolicy() -> EmojiPolicy {
    enum Name: String, CaseIterable { case forbidden, only, allowed }
    let name = required("policy")?.choice(of: Name.self)
    guard name == .allowed else {
      if let node = self["upTo"], name != nil { node.report("only for the policy “allowed”") }
      return name == .only ? .only : .forbidden
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

  fileprivate mutating func matches() -> RuleSpecification? {
    let pattern = required("pattern")
    let options = PatternOptions(self["options"])
    let engine = MatchingEngine(&self)
    let onViolation = onViolation()
    guard let engine, let text = pattern?.pattern(options, for: engine) else { return nil }
    let specification = RuleSpecification.matches(
      text, options: options, engine: engine, onViolation: onViolation)
    // Compiled to see whether it can be.
    do {
      _ = try specification.makeRule()
    } catch {
      pattern?.report(error.sentence)
    }
    return specification
  }
}

extension PatternOptions {
  /// The names of the options in JSON: those of the static members.
  private enum Name: String, CaseIterable {
    case caseInsensitive, comments, dotMatchesLineBreaks, anchorsMatchLines, unicodeWordBoundaries

    var option: PatternOptions {
      switch self {
      case .caseInsensitive: .caseInsensitive
      case .comments: .comments
      case .dotMatchesLineBreaks: .dotMatchesLineBreaks
      case .anchorsMatchLines: .anchorsMatchLines
      case .unicodeWordBoundaries: .unicodeWordBoundaries
      }
    }
  }

  /// The names of the options that are set.
  package var names: [String] {
    Name.allCases.filter { contains($0.option) }.map { $0.rawValue }
  }

  /// Reads an array of names.
  fileprivate init(_ node: JSONNode?) {
    let names = node?.elements()?.compactMap { $0.choice(of: Name.self) } ?? []
    self.init(names.map { $0.option })
  }
}
