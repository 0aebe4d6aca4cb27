internal import Synchronization

/// A pattern that has been parsed, and is compiled when a text is first compared with it.
///
/// A form may have hundreds of patterns, of which most texts need one. Any number of threads can
/// compare texts simultaneously.
final class Pattern: Sendable {
  private let source: PatternSource
  /// The compiled pattern, which this object retains; `nil` until a text is compared.
  private let compiled = Atomic<Unmanaged<PatternAutomaton>?>(nil)

  /// Parses a pattern.
  init(_ pattern: String, options: PatternOptions) throws(PatternError) {
    var parser = PatternParser(pattern, options: options)
    let tree = try parser.parse()
    source = PatternSource(tree, sets: parser.sets)
    // Only an unusual pattern has to be compiled to know that.
    if !ScalarClasses.areFew(source.sets), PatternProgram(source) == nil {
      throw parser.error("The pattern has too many different sets of characters.", at: parser.index)
    }
  }

  deinit {
    compiled.load(ordering: .acquiring)?.release()
  }

  /// The compiled pattern, without reference counting.
  @inline(__always)
  var automaton: Unmanaged<PatternAutomaton> {
    compiled.load(ordering: .acquiring) ?? compile()
  }

  /// Writes the table of the states if it has all of them, or returns `false` if it has not.
  func write(to writer: inout ByteWriter) -> Bool {
    automaton._withUnsafeGuaranteedRef { $0.write(to: &writer) }
  }

  /// A Boolean value that indicates whether all states are precomputed.
  var isComplete: Bool { automaton._withUnsafeGuaranteedRef { $0.isComplete } }

  /// Compiles the pattern.
  ///
  /// If another thread is quicker, its automaton is used.
  @inline(never)
  private func compile() -> Unmanaged<PatternAutomaton> {
    guard let program = PatternProgram(source) else {
      preconditionFailure("The pattern was examined when it was parsed.")
    }
    let own = Unmanaged.passRetained(PatternAutomaton(program))
    let (isFirst, other) = compiled.compareExchange(
      expected: nil, desired: own, ordering: .acquiringAndReleasing)
    guard !isFirst, let other else { return own }
    own.release()
    return other
  }
}

extension Pattern: PatternEngine {
  @inline(__always)
  func compare(_ utf8: UnsafeBufferPointer<UInt8>) -> PatternComparison {
    automaton._withUnsafeGuaranteedRef { $0.compare(utf8) }
  }

  var namesInvisibleCharacters: Bool { source.namesInvisibleCharacters }

  func endOfBeginning(in utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    automaton._withUnsafeGuaranteedRef { $0.endOfBeginning(in: utf8) }
  }
}
