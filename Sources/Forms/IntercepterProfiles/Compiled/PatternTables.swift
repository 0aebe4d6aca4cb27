internal import TextInputIntercepter

/// The tables of the patterns of a profile, each of which is computed once.
package final class PatternTables {
  /// The reason for which a pattern has no table, for error messages.
  static var tooManyStates: String { "this pattern has too many states to be compiled" }

  private var known: [(pattern: String, options: PatternOptions, table: [UInt8]?)] = []

  package init() {}

  /// The bytes of a pattern's table, or `nil` if it has too many states.
  subscript(pattern: String, options: PatternOptions) -> [UInt8]? {
    get throws(PatternError) {
      if let known = known.first(where: { $0.options == options && $0.pattern == pattern }) {
        return known.table
      }
      let table = try PatternBytes.of(pattern, options: options)
      known.append((pattern, options, table))
      return table
    }
  }

  /// Returns the reason for which a rule cannot be compiled, or `nil`.
  func obstacle(to rule: RuleSpecification) -> String? {
    guard let matches = rule.as(MatchesKind.self) else {
      return CompiledRule.number(of: rule) == nil ? "a custom rule cannot be compiled" : nil
    }
    guard matches.engine == .automaton else {
      return "a pattern of another engine cannot be compiled"
    }
    do throws(PatternError) {
      return try self[matches.pattern, matches.options] == nil ? Self.tooManyStates : nil
    } catch {
      return error.sentence
    }
  }
}
