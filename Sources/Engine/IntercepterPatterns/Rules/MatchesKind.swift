/// The rule `Rule/matches(_:options:onViolation:)`, or that of another library, as data.
public struct MatchesKind: RuleKind {
  /// The pattern.
  public var pattern = ""
  /// The options of the pattern.
  public var options: PatternOptions = []
  /// The engine that matches the pattern.
  public var engine = MatchingEngine.automaton
  /// The policy for an edit that results in no beginning of a match.
  public var onViolation = ViolationPolicy.reject

  /// Creates the rule with default arguments.
  public init() {}

  /// The name in profiles.
  public var name: String { "matches" }

  /// Declares the pattern, its options, the engine and the policy.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("A pattern that the finished text must match as a whole.")
    var form = TextForm.any
    (form.minLength, form.role) = (1, .pattern)
    coder.required("pattern", &pattern, .text(form), "The pattern.", unlabelled: true)
    coder.optional(
      "options", &options, PatternOptionsArgument(), unless: [], "The options of the pattern.")
    engine.declare(&coder)
    coder.onViolation(&onViolation)
  }

  /// The rule.
  public var rule: Rule {
    get throws(PatternError) {
      switch engine {
      case .automaton: try .matches(pattern, options: options, onViolation: onViolation)
      case .library(let library, let timeLimit):
        try library.makeRule(pattern, options, timeLimit, onViolation)
      }
    }
  }

  /// The pattern.
  public var summary: KindSummary {
    let letters = PatternOptions.all.filter { options.contains($0.option) }.map { $0.letter }
    let flags = letters.isEmpty ? "" : "(?\(letters.joined()))"
    let choices = choices
    return KindSummary(
      title: choices.isEmpty
        ? "like \(pattern.firstFew)" : "one of \(choices.joined(separator: ", "))",
      [.init(.pattern, naming: flags + pattern)], onViolation: onViolation)
  }

  /// The texts that the pattern enumerates, such as `yes|no`; empty for any other pattern.
  package var choices: [String] {
    if pattern.contains(where: { #"\.*+?()[]{}^$"#.contains($0) }) { return [] }
    let texts = pattern.split(separator: "|").map { String($0) }
    return texts.count > 1 ? texts : []
  }

  /// Those of a comparison that was given up.
  public static var messages: [String] {
    let variants: [Violation.Variant] = [.patternTooSlow, .patternTooLarge, .patternFailed]
    return variants.map { $0.rawValue }
  }
}

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

  /// Declares `engine` and `timeLimit`.
  ///
  /// A coder knows a library by its name alone. Whoever reads a rule links the library.
  mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    var form = TextForm.any
    form.role = .patternLibrary
    let type = SpelledArgument<MatchingEngine>.spelled(
      form,
      read: { $0 == "automaton" ? .automaton : .library(PatternLibrary(unlinked: $0)) },
      write: { if case .library(let library, _) = $0 { library.name } else { "automaton" } })
    coder.optional(
      "engine", &self, type, unless: .automaton,
      "The engine that matches texts: the built-in automaton, in linear time, or ICU's regular expressions."
    )
    var timeLimit: Int?
    if case .library(_, let limit) = self, limit != 100 { timeLimit = limit }
    var argument = KindArgument(
      "timeLimit",
      "The greatest number of steps of a match with the engine icu, of about a quarter of a millisecond each."
    )
    (argument.isOptional, argument.isTimeLimit) = (true, true)
    timeLimit = coder.integer(argument, timeLimit, in: 1...Int.max) ?? timeLimit
    if case .library(let library, _) = self {
      self = .library(library, timeLimit: timeLimit ?? 100)
    }
  }
}

extension PatternLibrary {
  /// Creates a library that makes no rules.
  fileprivate init(unlinked name: String) {
    self.init(name) { pattern, _, _, _ throws(PatternError) in
      throw PatternError("“\(name)” is not linked.", pattern: pattern, at: 0)
    }
  }
}

/// The names of the options.
private struct PatternOptionsArgument: ArgumentType {
  func code<Coder: ArgumentCoder>(
    _ argument: KindArgument, _ value: PatternOptions?, _ coder: inout Coder
  ) -> PatternOptions? {
    let type = ListArgument<ChoiceArgument<PatternOptions.Name>>.list(of: .choice())
    let names = value.map { value in
      PatternOptions.all.filter { value.contains($0.option) }.map { $0.name }
    }
    return type.code(argument, names, &coder).map { names in
      PatternOptions(PatternOptions.all.filter { names.contains($0.name) }.map { $0.option })
    }
  }
}

extension PatternError {
  /// The message and the place, on one line.
  package var sentence: String { "\(message) (line \(line), column \(column) of the pattern)" }
}
