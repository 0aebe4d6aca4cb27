public import TextInputIntercepter

/// The engine that matches the pattern of a rule.
public enum MatchingEngine: Hashable, Sendable {
  /// The built-in engine, which runs in linear time.
  case automaton
  /// Another library's engine.
  ///
  /// With `import IntercepterICU`, `.library(.icu)` uses ICU's regular expressions, which support
  /// lookaround and backreferences.
  ///
  /// `timeLimit` is in the library's steps, at least 1. A step of ICU takes about a quarter of a
  /// millisecond.
  case library(PatternLibrary, timeLimit: Int = 100)

  /// Creates the rule `matches`.
  func makeRule(
    _ pattern: String, options: PatternOptions, onViolation: ViolationPolicy
  ) throws(PatternError) -> Rule {
    switch self {
    case .automaton: try .matches(pattern, options: options, onViolation: onViolation)
    case .library(let library, let timeLimit):
      try library.makeRule(pattern, options, timeLimit, onViolation)
    }
  }
}

extension MatchingEngine {
  /// Codes `engine` and `timeLimit`.
  mutating func code<Coder: ArgumentCoding>(_ coder: inout Coder) {
    coder.optional(
      "engine", &self, EngineArgument(), unless: .automaton,
      "The engine that matches texts: the built-in automaton, in linear time, or ICU's regular expressions."
    )
    var timeLimit: Int?
    if case .library(_, let limit) = self, limit != 100 { timeLimit = limit }
    coder.optional(
      "timeLimit", &timeLimit, TimeLimitArgument(),
      "The greatest number of steps of a match with the engine icu, of about a quarter of a millisecond each."
    )
    if case .library(let library, _) = self {
      self = .library(library, timeLimit: timeLimit ?? 100)
    }
  }
}

private struct EngineArgument: ArgumentType {
  var schema: JSONValue { ["enum": ["automaton", "icu"]] }
  func read(_ node: JSONNode) -> MatchingEngine? {
    // The name “icu” is known even if ICU is not linked.
    var names = ["automaton", "icu"]
    let library = node.context.patternLibrary
    if let library, !names.contains(library.name) { names.append(library.name) }
    guard let name = node.choice(of: names), name != "automaton" else { return nil }
    if let library, library.name == name { return .library(library) }
    node.report("“\(name)” is not linked; this pattern needs IntercepterICU")
    return nil
  }
  func write(_ value: MatchingEngine) -> JSONValue {
    if case .library(let library, _) = value { .string(library.name) } else { "automaton" }
  }
}

private struct TimeLimitArgument: ArgumentType {
  var schema: JSONValue { IntegerArgument(range: 1...Int.max).schema }
  func write(_ value: Int) -> JSONValue { .number(value) }
  func read(_ node: JSONNode) -> Int? {
    node.integer(from: 1, to: node.context.limits.patternTimeLimit)
  }
}
