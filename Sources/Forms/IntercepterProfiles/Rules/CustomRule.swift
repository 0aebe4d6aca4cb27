public import TextInputIntercepter

/// A custom rule of a profile: its name, its arguments, and the rule that they make.
public struct CustomRule: Sendable {
  /// The rule's name in profiles.
  public let name: String
  /// The arguments, in the order of the text.
  public let arguments: [JSONValue.Member]
  /// The rule.
  public let rule: Rule

  /// Creates a rule with the arguments from which ``CustomRules`` would make it.
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

/// A custom format of a profile: its name, its arguments, and the format with its rules.
public struct CustomFormat: Sendable {
  /// The format's name in profiles.
  public let name: String
  /// The arguments, in the order of the text.
  public let arguments: [JSONValue.Member]
  /// The format with its rules.
  let preset: Intercepter

  init(_ name: String, arguments: [JSONValue.Member], preset: Intercepter) {
    (self.name, self.arguments, self.preset) = (name, arguments, preset)
  }
}

extension CustomFormat: Hashable {
  /// Returns whether two formats have the same name and arguments.
  public static func == (first: CustomFormat, second: CustomFormat) -> Bool {
    first.name == second.name && first.arguments == second.arguments
  }

  /// Hashes the name and the arguments.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(arguments)
  }
}
