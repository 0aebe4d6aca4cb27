public import TextInputIntercepter

/// The engine that matches the pattern of a rule.
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
  /// Reads or writes `engine` and `timeLimit`; `false` where the text is not read because the engine is not
  /// at hand.
  mutating func code(_ coder: inout JSONMemberCoder) -> Bool {
    guard !coder.isWriting, let context = coder.reader?.node.context else {
      if coder.isWriting, case .library(let library, let timeLimit) = self {
        coder.add("engine", .string(library.name))
        if timeLimit != 100 { coder.add("timeLimit", .number(timeLimit)) }
      }
      return false
    }
    // ICU is known by name even where it is not linked.
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
      engine?.report("“\(name)” is not linked here: this pattern needs IntercepterICU")
      return false
    }
    self = .library(library, timeLimit: steps)
    return true
  }
}
