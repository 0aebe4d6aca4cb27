public import TextInputIntercepter

/// A rule of an app's own as a profile has it: its name, its arguments, and the rule they make.
public struct CustomRule: Sendable {
  /// The name that profiles call the rule by.
  public let name: String
  /// The arguments, in the order of the text.
  public let arguments: [JSONValue.Member]
  /// The rule.
  public let rule: Rule

  /// Creates a rule, as ``CustomRules`` would make it from the arguments.
  public init(_ name: String, arguments: KeyValuePairs<String, JSONValue> = [:], rule: Rule) {
    self.init(name, arguments: arguments.map(JSONValue.Member.init), rule: rule)
  }

  init(_ name: String, arguments: [JSONValue.Member], rule: Rule) {
    self.name = name
    self.arguments = arguments
    self.rule = rule
  }
}

extension CustomRule: Hashable {
  /// Whether two rules have the same name and the same arguments.
  public static func == (first: CustomRule, second: CustomRule) -> Bool {
    first.name == second.name && first.arguments == second.arguments
  }

  /// Feeds the name and the arguments to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(arguments)
  }
}
