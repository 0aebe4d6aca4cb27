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
  /// Reads or writes `engine` and `timeLimit`.
  ///
  /// Returns whether to read the pattern: `false` when writing, or if the engine is not linked.
  mutating func code(_ coder: inout JSONMemberCoder) -> Bool {
    guard !coder.isWriting, let context = coder.reader?.node.context else {
      if coder.isWriting, case .library(let library, let timeLimit) = self {
        coder.add("engine", .string(library.name))
        if timeLimit != 100 { coder.add("timeLimit", .number(timeLimit)) }
      }
      return false
    }
    // The name “icu” is known even if ICU is not linked.
    var names = ["automaton", "icu"]
    if let library = context.patternLibrary, !names.contains(library.name) {
      names.append(library.name)
    }
    let engine = coder.reader?["engine"]
    let timeLimit = coder.reader?["timeLimit"]
    let name = engine.map { $0.choice(of: names) } ?? "automaton"
    guard let name, name != "automaton" else {
      timeLimit?.report("only for the engine “icu”")
      return true
    }
    let steps = timeLimit?.integer(from: 1, to: context.limits.patternTimeLimit) ?? 100
    guard let library = context.patternLibrary, library.name == name else {
      engine?.report("“\(name)” is not linked; this pattern needs IntercepterICU")
      return false
    }
    self = .library(library, timeLimit: steps)
    return true
  }
}
