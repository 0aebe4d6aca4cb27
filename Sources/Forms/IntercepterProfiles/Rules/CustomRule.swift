public import TextInputIntercepter

/// A custom rule of a profile: its name, its arguments, and the rule that they make.
public struct CustomRule: Sendable {
  /// The rule's name in profiles.
  public let name: String
  /// The arguments, in the order of the text.
  public let arguments: [JSONValue.Member]
  /// The rule.
  public let rule: Rule

  /// Creates a rule with the arguments from which ``RuleLibrary`` would make it.
  public init(_ name: String, arguments: KeyValuePairs<String, JSONValue> = [:], rule: Rule) {
    self.init(name, arguments: arguments.map(JSONValue.Member.init), rule: rule)
  }

  init(_ name: String, arguments: [JSONValue.Member], rule: Rule) {
    self.name = name
    self.arguments = arguments
    self.rule = rule
  }
}

extension CustomRule: RuleKind {
  /// Passes the arguments as they were read.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    arguments.declare(&coder)
  }

  /// The name, and the argument `limit` for a sentence of the app.
  public var summary: KindSummary {
    let limit = arguments.first { $0.name == "limit" }?.value
    guard case .number(let digits)? = limit else { return KindSummary(title: name) }
    return KindSummary(title: name, limit: Int(digits) ?? 0)
  }
}

extension AnyKind where Product == Rule {
  /// A custom rule.
  public static func custom(_ rule: CustomRule) -> AnyKind { AnyKind(rule) }
}

extension [JSONValue.Member] {
  /// Passes the members of a custom kind to a coder.
  fileprivate func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    for member in self {
      let argument = KindArgument(member.name, "")
      if case .string(let text) = member.value {
        _ = coder.text(argument, text, .any)
      } else {
        var form = TextForm.any
        form.role = .json
        _ = coder.text(argument, member.value.json(), form)
      }
    }
  }
}

extension CustomRule: Hashable {
  /// Returns whether two rules have the same name and arguments.
  public static func == (first: CustomRule, second: CustomRule) -> Bool {
    first.name == second.name && first.arguments == second.arguments
  }

  /// Hashes the name and the arguments.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(arguments)
  }
}
