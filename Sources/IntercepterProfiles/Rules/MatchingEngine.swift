public import TextInputIntercepter

/// What compares texts with the pattern of a rule.
public enum MatchingEngine: Hashable, Sendable {
  /// The library's own, in linear time.
  case automaton
  /// Another library's: `.library(.icu)` with `import IntercepterICU` for ICU's regular expressions, which
  /// know look-around and back-references.
  ///
  /// `timeLimit` is in the library's steps, from 1; ICU's take about a quarter of a millisecond each.
  case library(PatternLibrary, timeLimit: Int = 100)

  /// Makes the rule `matches`.
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
  private static let automatonName = "automaton"
  /// The library that is known by name even where it is not linked.
  private static let icuName = "icu"

  /// Reads `engine` and `timeLimit`; `nil` where the engine is not at hand.
  init?(_ object: inout JSONObjectReader) {
    let library = object.node.context.patternLibrary
    var names = [Self.automatonName, Self.icuName]
    if let library, !names.contains(library.name) { names.append(library.name) }

    let engine = object["engine"]
    let timeLimit = object["timeLimit"]
    let name = engine.map { $0.choice(of: names) } ?? Self.automatonName
    let longest = object.node.context.limits.patternTimeLimit
    guard let name, name != Self.automatonName else {
      timeLimit?.report("only for the engine “icu”")
      self = .automaton
      return
    }
    let steps = timeLimit?.integer(from: 1, to: longest) ?? 100
    guard let library, library.name == name else {
      engine?.report("“\(name)” is not linked here: this pattern needs IntercepterICU")
      return nil
    }
    self = .library(library, timeLimit: steps)
  }
}

extension JSONMembers {
  mutating func add(_ engine: MatchingEngine) {
    guard case .library(let library, let timeLimit) = engine else { return }
    add("engine", .string(library.name))
    add("timeLimit", timeLimit == 100 ? nil : .number(timeLimit))
  }
}
