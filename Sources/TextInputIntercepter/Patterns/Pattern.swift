/// A pattern, compiled: a value that is made once and that any number of threads may compare texts with.
struct Pattern: Sendable {
  private let automaton: PatternAutomaton

  /// Reads a pattern and makes an automaton of it.
  init(_ pattern: String, options: PatternOptions) throws(PatternError) {
    var parser = PatternParser(pattern, options: options)
    let tree = try parser.parse()
    guard let program = PatternProgram(tree, sets: parser.sets) else {
      throw parser.error("The pattern has too many different sets of characters.", at: parser.index)
    }
    automaton = PatternAutomaton(program)
  }

  /// The prefilter for a rule that has the pattern and so keeps it.
  var prefilter: Prefilter { .pattern(Unmanaged.passUnretained(automaton)) }

  /// Whether all states were made beforehand.
  var isComplete: Bool { automaton.isComplete }

  /// Follows a text from its first to its last scalar.
  ///
  /// - Returns: Whether it matches, and the UTF-8 offset up to which it begins a match.
  func follow(_ text: String) -> (PatternComparison, end: Int) {
    text.withUTF8Bytes { automaton.follow($0) }
  }
}
