/// A compiled pattern, which any number of threads can compare with texts.
struct Pattern: Sendable {
  let automaton: PatternAutomaton

  /// Parses a pattern and compiles it to an automaton.
  init(_ pattern: String, options: PatternOptions) throws(PatternError) {
    var parser = PatternParser(pattern, options: options)
    let tree = try parser.parse()
    guard let program = PatternProgram(tree, sets: parser.sets) else {
      throw parser.error("The pattern has too many different sets of characters.", at: parser.index)
    }
    automaton = PatternAutomaton(program)
  }

  /// A Boolean value that indicates whether all states are precomputed.
  var isComplete: Bool { automaton.isComplete }
}

extension Pattern: PatternEngine {
  func compare(_ utf8: UnsafeBufferPointer<UInt8>) -> PatternComparison { automaton.compare(utf8) }

  func endOfBeginning(in utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    // Every prefix of a beginning is a beginning.
    utf8.clusterBoundary(atOrBefore: automaton.follow(utf8).end)
  }
}
