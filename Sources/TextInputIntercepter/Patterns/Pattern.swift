/// A compiled pattern, which any number of threads can compare with texts.
struct Pattern: Sendable {
  private let automaton: PatternAutomaton

  /// Parses a pattern and compiles it to an automaton.
  init(_ pattern: String, options: PatternOptions) throws(PatternError) {
    var parser = PatternParser(pattern, options: options)
    let tree = try parser.parse()
    guard let program = PatternProgram(tree, sets: parser.sets) else {
      throw parser.error("The pattern has too many different sets of characters.", at: parser.index)
    }
    automaton = PatternAutomaton(program)
  }

  /// The prefilter for a rule that has the pattern, and so keeps it alive.
  var prefilter: Prefilter { .pattern(Unmanaged.passUnretained(automaton)) }

  /// A Boolean value that indicates whether all states are precomputed.
  var isComplete: Bool { automaton.isComplete }

  /// Compares a text with the pattern.
  ///
  /// - Returns: The result, and the UTF-8 offset up to which the text is the beginning of a match.
  func follow(_ text: String) -> (PatternComparison, end: Int) {
    text.withUTF8Bytes { automaton.follow($0) }
  }
}
