/// A compiled pattern as a table of states, which any number of threads can follow simultaneously.
///
/// The states near the start of a text are precomputed; nearly all patterns have no others.
/// Otherwise, each comparison computes the missing states for itself, within a fixed number, so
/// nothing is locked or changed.
final class PatternAutomaton: Sendable {
  /// The program that computes more states; `nil` if there are none.
  private let program: PatternProgram?
  /// The threads of the states, for rows with unknown cells.
  private let states: [PatternState]
  private let classes: ScalarClasses
  /// The table of the states; `nil` if there are more classes than a byte can represent.
  private let table: StateTable?
  /// The rows of the states; empty if there is a table.
  private let cells: [UInt32]
  private let start: Int
  private let stride: Int

  /// The maximum number of cells during a comparison.
  private static let mostLazyCells = 1 << 16
  /// The maximum work of precomputing, in examined threads: some milliseconds.
  private static let mostWork = 200_000

  /// Precomputes the states near the start.
  init(_ program: PatternProgram) {
    var states = PatternStates(program)
    start = Int(states.start())
    stride = states.stride
    var row = stride
    while row < states.table.count, states.table.count <= StateTable.mostCells,
      states.work <= Self.mostWork
    {
      for scalarClass in 0..<program.classes.count {
        _ = states.state(after: UInt32(row), scalarClass)
      }
      row += stride
    }
    let isComplete = row >= states.table.count
    self.program = isComplete ? nil : program
    self.states = isComplete ? [] : states.states
    classes = program.classes
    let isNarrow = classes.count <= 256
    table =
      isNarrow
      ? StateTable(
        states.table, start: start, stride: stride, ScalarClassMap(classes.runs),
        isComplete: isComplete) : nil
    cells = isNarrow ? [] : states.table
  }

  /// The table if it has all states of the pattern, or `nil` if it has not.
  private var complete: StateTable? { program == nil ? table : nil }

  /// Writes the table if it has all states of the pattern, or returns `false` if it has not.
  func write(to writer: inout ByteWriter) -> Bool {
    guard let complete else { return false }
    complete.write(classes, to: &writer)
    return true
  }

  /// A Boolean value that indicates whether all states are precomputed.
  var isComplete: Bool { program == nil }

  /// Follows valid UTF-8 from its first to its last scalar.
  ///
  /// - Returns: The result, and the offset of the first scalar that leads to a dead end, or the
  ///   end.
  /// - Complexity: O(*n*), for every pattern; one or two nanoseconds for a scalar once the states
  ///   are computed.
  func follow(_ bytes: UnsafeBufferPointer<UInt8>) -> (PatternComparison, end: Int) {
    guard let table else {
      return followSlowly(bytes, from: PatternPlace(state: start, offset: 0, isKnown: false))
    }
    let place = table.walk(bytes)
    return place.isKnown ? table.result(place) : followSlowly(bytes, from: place)
  }

  /// Follows UTF-8 from a position, computing the missing states.
  private func followSlowly(
    _ bytes: UnsafeBufferPointer<UInt8>, from place: PatternPlace
  ) -> (PatternComparison, end: Int) {
    var offset = place.offset
    guard let program else {
      var state = place.state
      while offset < bytes.count {
        let (scalar, width) = bytes.scalar(at: offset)
        state = Int(cells[state + classes.scalarClass(of: scalar)])
        if state == 0 { return (.mismatch, offset) }
        offset += width
      }
      if state == 0 { return (.mismatch, offset) }
      return (cells[state + stride - 1] == 1 ? .match : .beginning, offset)
    }
    if place.state == 0 { return (.mismatch, 0) }
    var lazy = PatternStates(program)
    var state = lazy.number(of: states[place.state / stride])
    let mostCells = max(Self.mostLazyCells, 4 * stride)
    while offset < bytes.count {
      let (scalar, width) = bytes.scalar(at: offset)
      if lazy.table.count > mostCells { state = lazy.forget(allBut: state) }
      state = lazy.state(after: state, classes.scalarClass(of: scalar))
      if state == 0 { return (.mismatch, offset) }
      offset += width
    }
    return (lazy.table[Int(state) + stride - 1] == 1 ? .match : .beginning, offset)
  }
}

extension PatternAutomaton {
  @inline(__always)
  func compare(_ utf8: UnsafeBufferPointer<UInt8>) -> PatternComparison {
    complete?.compare(utf8) ?? follow(utf8).0
  }

  func endOfBeginning(in utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    // Every prefix of a beginning is a beginning.
    utf8.clusterBoundary(atOrBefore: follow(utf8).end)
  }
}
