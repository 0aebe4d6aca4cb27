public import TextInputIntercepter

extension ArgumentCoding {
  mutating func onViolation(_ policy: inout ViolationPolicy) {
    optional(
      "onViolation", &policy, ViolationPolicyArgument(), unless: .reject,
      "The response to an edit that violates the rule: reject it, keep what fits, or accept it and report the violation."
    )
  }

  mutating func message(_ message: inout RuleMessage?) {
    optional(
      "message", &message, MessageArgument(),
      "The message in place of the standard one: a text for all languages, or a text for each language tag, in ICU's message format."
    )
  }

  mutating func length(_ limit: inout Int, in unit: inout UnitName, _ kind: String) {
    required("limit", &limit, .integer(), "The \(kind) length, in the unit.", unlabelled: true)
    required("unit", &unit, .choice(), "The unit of the length.", unlabelled: true)
  }

  mutating func digits(
    _ digits: inout DigitPolicy, unless usual: DigitPolicy, unlabelled isUnlabelled: Bool = false
  ) {
    optional(
      "digits", &digits, .choice(), unless: usual,
      "The accepted digits, and the form in which they are kept.", unlabelled: isUnlabelled)
  }

  mutating func characters(_ characters: inout String) {
    required(
      "characters", &characters, .text, "The characters, one after the other.", unlabelled: true)
  }

  mutating func policy(_ policy: inout EmojiPolicy) {
    var (name, version) = policy.parts
    required(
      "policy", &name, NameArgument(names: ["forbidden", "only", "allowed"]),
      "The emoji that are accepted: none, nothing else, or those up to a version.",
      unlabelled: true)
    optional(
      "upTo", &version, EmojiVersionArgument(), "The newest version of Emoji that is accepted.",
      unlabelled: true, onlyWith: ("policy", "allowed"))
    policy =
      name == "forbidden" ? .forbidden : name == "only" ? .only : .allowed(upTo: version ?? .newest)
  }
}

extension EmojiPolicy {
  fileprivate var parts: (name: String, version: EmojiVersion?) {
    switch self {
    case .forbidden: ("forbidden", nil)
    case .only: ("only", nil)
    case .allowed(let version): ("allowed", version)
    }
  }
}

private struct ViolationPolicyArgument: ArgumentType {
  func write(_ value: ViolationPolicy) -> JSONValue { .string(value.rawValue) }
  var schema: JSONValue { ChoiceArgument<ViolationPolicy>().schema }
  func read(_ node: JSONNode) -> ViolationPolicy? {
    // The former name of `warn`.
    node.value == "report" ? .warn : node.choice()
  }
}

/// A list of values, of any number within the length of a text.
struct ValuesArgument: ArgumentType {
  private let texts = ListArgument(element: TextArgument())
  var schema: JSONValue {
    ["type": "array", "items": ["type": "string", "minLength": 1], "minItems": 1]
  }
  func write(_ value: [String]) -> JSONValue { texts.write(value) }
  func read(_ node: JSONNode) -> [String]? {
    guard let nodes = node.elements() else { return nil }
    if nodes.isEmpty {
      node.report("expected at least one value")
      return nil
    }
    let values = nodes.compactMap { $0.string() }
    if let place = values.firstIndex(of: ""), values.count == nodes.count {
      return nodes[place].mismatch(expected: "a value")
    }
    let length = values.reduce(0) { $0 + $1.utf8.count }
    return node.isWithin(node.context.limits.textLength, length, "bytes in all values")
      ? values : nil
  }
}

private struct EmojiVersionArgument: ArgumentType {
  func write(_ value: EmojiVersion) -> JSONValue { .string("\(value)") }
  func read(_ node: JSONNode) -> EmojiVersion? {
    if case .string(let text) = node.value, let version = EmojiVersion(text) { return version }
    return node.mismatch(expected: "a version of Emoji such as \"15.1\"")
  }
  var schema: JSONValue {
    ["type": "string", "pattern": "^[0-9]+(\\.[0-9]+)?$", "examples": ["15.1"]]
  }
}

extension JSONObjectReader {
  /// Reads the policy for an edit that violates the rule: the argument `onViolation`, or `reject`
  /// by default.
  public mutating func onViolation() -> ViolationPolicy {
    var policy = ViolationPolicy.reject
    onViolation(&policy)
    return policy
  }

  mutating func customRule(
    _ name: String,
    _ make: CustomRules.Maker
  ) -> RuleSpecification? {
    guard let rule = make(&self) else {
      if isSound { node.report("these arguments do not make a rule") }
      return nil
    }
    // A rule that does not read `message` itself gets it like the library's rules.
    let isOwn = hasAsked(for: "message")
    var message: RuleMessage?
    if !isOwn { self.message(&message) }
    let arguments = otherMembers(than: "rule").filter { isOwn || $0.name != "message" }
    let custom = RuleSpecification.custom(CustomRule(name, arguments: arguments, rule: rule))
    return message.map(custom.saying) ?? custom
  }
}
