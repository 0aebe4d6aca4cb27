internal import TextTools
public import TextInputIntercepter

/// Rules of an app's own, by the names that profiles call them by.
///
/// ```swift
/// let rules: CustomRules = [
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
public struct CustomRules: Sendable {
  /// Makes a rule from its arguments.
  ///
  /// An argument that is not as it should be is noted where it is read, and reading goes on: what is
  /// returned then is thrown away. Arguments that nobody asks for are errors.
  public typealias Maker = @Sendable (_ arguments: inout JSONObjectReader) -> Rule?

  private var makers: [String: Maker] = [:]

  /// No rules.
  public init() {}

  /// The maker of the rules of a name; `nil` if there is none.
  ///
  /// - Precondition: A name that is set is not that of a rule of this library.
  public subscript(name: String) -> Maker? {
    get { makers[name] }
    set {
      precondition(
        !RuleSpecification.ruleNames.contains(name), "this is the name of a rule of the library")
      makers[name] = newValue
    }
  }

  /// The names, in their alphabetical order.
  var names: [String] { makers.keys.sortedByBytes() }
}

extension CustomRules: ExpressibleByDictionaryLiteral {
  /// Creates a set of rules; of two with the same name, the last one counts.
  public init(dictionaryLiteral elements: (String, Maker)...) {
    for (name, maker) in elements { self[name] = maker }
  }
}
