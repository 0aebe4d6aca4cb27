internal import IntercepterICU
internal import TextInputIntercepter

/// What compares texts with the pattern of a rule.
public enum MatchingEngine: Hashable, Sendable {
  /// The library's own, in linear time.
  case automaton
  /// ICU's regular expressions, which know look-around and back-references.
  ///
  /// `timeLimit` is in steps of ICU's engine, from 1, of about a quarter of a millisecond each.
  case icu(timeLimit: Int = 100)

  /// Makes the rule `matches`.
  ///
  /// This is the only place that asks libicu for one.
  func makeRule(
    _ pattern: String, options: PatternOptions, onViolation: ViolationPolicy
  ) throws(PatternError) -> Rule {
    switch self {
    case .automaton: try .matches(pattern, options: options, onViolation: onViolation)
    case .icu(let timeLimit):
      try .matchesICU(pattern, options: options, timeLimit: timeLimit, onViolation: onViolation)
    }
  }
}

extension MatchingEngine {
  /// The engines' names in JSON.
  package enum Name: String, CaseIterable { case automaton, icu }

  /// Reads `engine` and `timeLimit`.
  init(_ object: inout JSONObjectReader) {
    let name = object["engine"]?.choice(of: Name.self) ?? .automaton
    let timeLimit = object["timeLimit"]
    guard name == .icu else {
      timeLimit?.report("only for the engine “icu”")
      self = .automaton
      return
    }
    let longest = object.node.findings.limits.patternTimeLimit
    self = .icu(timeLimit: timeLimit?.integer(from: 1, to: longest) ?? 100)
  }
}

extension JSONMembers {
  mutating func add(_ engine: MatchingEngine) {
    guard case .icu(let timeLimit) = engine else { return }
    add("engine", .string(MatchingEngine.Name.icu.rawValue))
    add("timeLimit", timeLimit == 100 ? nil : .number(timeLimit))
  }
}
