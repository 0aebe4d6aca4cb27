/// A pattern as a table of states, which any number of threads may follow at once.
///
/// The states near the start of a text are made when the pattern is; for nearly all patterns these are
/// all there are. Where a pattern has more, whoever comes to one makes what follows for himself, within
/// a fixed number of states, so that nothing is ever locked or changed.
final class PatternAutomaton: Sendable {
  /// The program from which more states are made; `nil` if there are none.
  private let program: PatternProgram?
  /// The states whose rows have unknown cells need their threads.
  private let states: [PatternState]
  private let classes: ScalarClasses
  /// The class of every scalar; `nil` if there are too many classes to be bytes.
  private let map: ScalarClassMap?
  /// Rows of states, as `PatternStates` has them.
  private let table: FixedNumbers<UInt32>
  private let start: Int
  private let stride: Int
  /// The tables that follow long texts; `nil` if that is done scalar by scalar.
  private let blocks: PatternBlocks?

  /// The most cells of the table that are made beforehand, and the most while a text is compared.
  private static let (mostCells, mostLazyCells) = (1 << 15, 1 << 16)
  /// The work that is done beforehand at most, in threads that are looked at: some milliseconds.
  private static let mostWork = 200_000

  /// Makes the states near the start.
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

  /// Whether all states were made beforehand.
  var isComplete: Bool { program == nil }

  /// Whether valid UTF-8 matches.
  ///
  /// - Complexity: O(*n*), whatever the pattern.
  func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    finalState(bytes).map(isMatch) ?? (follow(bytes).0 == .match)
  }

  /// Whether valid UTF-8 matches or is the beginning of a match.
  ///
  /// - Complexity: O(*n*), whatever the pattern.
  func begins(with bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    finalState(bytes).map { $0 != 0 } ?? (follow(bytes).0 != .mismatch)
  }

  /// The state behind a text that is short; `nil` where it has to be followed otherwise.
  @inline(__always)
  private func finalState(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard isComplete, bytes.count < PatternBlocks.leastLength, let map else { return nil }
    return PatternRows(table: table, stride: stride, map: map).state(behind: bytes, from: start)
  }

  /// Follows valid UTF-8 from its first to its last scalar.
  ///
  /// - Returns: Whether it matches or begins a match, and where it stops to: the offset of the first
  ///   scalar that leads to a dead end, or the end.
  /// - Complexity: O(*n*), whatever the pattern; a nanosecond or two for a scalar once the states are
  ///   made.
  func follow(_ bytes: UnsafeBufferPointer<UInt8>) -> (PatternComparison, end: Int) {
    let place = walk(bytes)
    if !place.isKnown { return followSlowly(bytes, from: place) }
    if place.state == 0 { return (.mismatch, place.offset) }
    return (isMatch(place.state) ? .match : .beginning, place.offset)
  }

  private func isMatch(_ state: Int) -> Bool { table[state &+ stride &- 1] == 1 }

  /// Follows as much as is in the table.
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

  /// Follows UTF-8 from a place on, making the states that are missing.
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
