/// A pattern as a table of states, which any number of threads can follow simultaneously.
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
  /// The class of every scalar; `nil` if there are more classes than a byte can represent.
  private let map: ScalarClassMap?
  /// The rows of the states, as in `PatternStates`.
  private let table: FixedNumbers<UInt32>
  private let start: Int
  private let stride: Int
  /// The tables for long texts; `nil` if these are followed scalar by scalar.
  private let blocks: PatternBlocks?

  /// The maximum number of precomputed cells of the table, and of cells during a comparison.
  private static let (mostCells, mostLazyCells) = (1 << 15, 1 << 16)
  /// The maximum work of precomputing, in examined threads: some milliseconds.
  private static let mostWork = 200_000

  /// Precomputes the states near the start.
  init(_ program: PatternProgram) {
    var states = PatternStates(program)
    start = Int(states.start())
    stride = states.stride
    var row = stride
    while row < states.table.count, states.table.count <= Self.mostCells,
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
    table = FixedNumbers(states.table)
    classes = program.classes
    map = ScalarClassMap(program.classes)
    blocks =
      isComplete && map != nil
      ? PatternBlocks(rowCount: states.table.count / stride, classCount: classes.count) : nil
  }

  deinit {
    table.free()
    map?.free()
  }

  /// A Boolean value that indicates whether all states are precomputed.
  var isComplete: Bool { program == nil }

  /// Compares valid UTF-8 with the pattern.
  ///
  /// - Complexity: O(*n*), for every pattern.
  @inline(__always)
  func compare(_ bytes: UnsafeBufferPointer<UInt8>) -> PatternComparison {
    guard let state = finalState(bytes) else { return follow(bytes).0 }
    return state == 0 ? .mismatch : isMatch(state) ? .match : .beginning
  }

  /// Returns the state after a short text, or `nil` if the text needs another method.
  @inline(__always)
  private func finalState(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard isComplete, bytes.count < PatternBlocks.leastLength, let map else { return nil }
    return PatternRows(table: table, stride: stride, map: map).state(behind: bytes, from: start)
  }

  /// Follows valid UTF-8 from its first to its last scalar.
  ///
  /// - Returns: The result, and the offset of the first scalar that leads to a dead end, or the
  ///   end.
  /// - Complexity: O(*n*), for every pattern; one or two nanoseconds for a scalar once the states
  ///   are computed.
  func follow(_ bytes: UnsafeBufferPointer<UInt8>) -> (PatternComparison, end: Int) {
    let place = walk(bytes)
    if !place.isKnown { return followSlowly(bytes, from: place) }
    if place.state == 0 { return (.mismatch, place.offset) }
    return (isMatch(place.state) ? .match : .beginning, place.offset)
  }

  private func isMatch(_ state: Int) -> Bool { table[state &+ stride &- 1] == 1 }

  /// Follows the text as far as the table has its states.
  private func walk(_ bytes: UnsafeBufferPointer<UInt8>) -> PatternPlace {
    let start = PatternPlace(state: start, offset: 0, isKnown: map != nil)
    guard let map, let address = bytes.baseAddress, start.state != 0 else { return start }
    let rows = PatternRows(table: table, stride: stride, map: map)
    if let blocks, bytes.count >= PatternBlocks.leastLength {
      let place = blocks.follow(address, count: bytes.count, from: start, in: rows)
      if place.state == 0 { return place }
      return rows.follow(address, count: bytes.count, from: place)
    }
    return rows.follow(address, count: bytes.count, from: start)
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
        state = table[state + classes.scalarClass(of: scalar)]
        if state == 0 { return (.mismatch, offset) }
        offset += width
      }
      return (state == 0 ? .mismatch : isMatch(state) ? .match : .beginning, offset)
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
