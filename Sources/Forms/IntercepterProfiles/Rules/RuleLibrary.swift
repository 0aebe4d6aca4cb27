internal import TextTools
public import TextInputIntercepter

/// Custom rules of an app, by their names in profiles.
///
/// ```swift
/// let rules: RuleLibrary = [
///   "noSpaces": { arguments in
///     let message = arguments["message"]?.string() ?? "No spaces, please."
///     return Rule("noSpaces") { proposal in
///       guard proposal.insertedText.contains(" ") else { return .accept }
///       return .reject(proposal.violation(.custom, message: message))
///     }
///   }
/// ]
/// let profile = try Profile(json: text, customRules: rules)
/// ```
/// ```json
/// { "rule": "noSpaces", "message": "Without spaces, please." }
/// ```
public struct RuleLibrary: Sendable {
  /// A closure that makes a rule from its arguments.
  ///
  /// Reading an invalid argument reports an error and continues; the rule is then discarded.
  /// Arguments that the closure does not request are errors.
  public typealias Maker = @Sendable (_ arguments: inout JSONObjectReader) -> Rule?

  private var makers: [String: Maker] = [:]

  /// Creates an empty set of rules.
  public init() {}

  /// Accesses the closure that makes the rules of a name; `nil` if there is none.
  ///
  /// - Precondition: A name that you set is not that of a rule of this library.
  public subscript(name: String) -> Maker? {
    get { makers[name] }
    set {
      precondition(
        !RuleSpecification.ruleNames.contains(name), "the library already has a rule with this name"
      )
      makers[name] = newValue
    }
  }

  /// The names, in alphabetical order.
  var names: [String] { makers.keys.sortedByBytes() }
}

/// The name of ``RuleLibrary`` in 0.3.0.
@available(*, deprecated, renamed: "RuleLibrary")
public typealias CustomRules = RuleLibrary

extension RuleLibrary: ExpressibleByDictionaryLiteral {
  /// Creates a set of rules.
  ///
  /// If a name occurs twice, the last one is kept.
  public init(dictionaryLiteral elements: (String, Maker)...) {
    for (name, maker) in elements { self[name] = maker }
  }
}
