/// A pattern as a table of states, which any number of threads may follow at once.
///
/// The states near the start of a text are made when the pattern is; for nearly all patterns these are
/// all there are. Where a pattern has more, whoever comes to one makes what follows for himself, within
/// a fixed number of states, so that nothing is ever locked or changed.
final class PatternAutomaton: Sendable {
  /// What is needed to make more states; `nil` if there are none.
  private let program: PatternProgram?
  /// The states whose rows have unknown cells need their threads.
  private let states: [PatternState]
  private let classes: ScalarClasses
  private let map: ScalarClassMap?
  private let table: [UInt32]
  private let start: UInt32
  private let stride: Int

  /// How many cells of the table are made beforehand, and how many at most while a text is compared.
  private static let (mostCells, mostLazyCells) = (1 << 15, 1 << 16)
  /// How much is done beforehand, in threads that are looked at: some milliseconds.
  private static let mostWork = 200_000

  /// Makes the states near the start.
  init(_ program: PatternProgram) {
    var states = PatternStates(program)
    start = states.start()
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
    table = states.table
    classes = program.classes
    map = ScalarClassMap(program.classes)
  }

  /// Whether all states were made beforehand.
  var isComplete: Bool { program == nil }

  /// Follows valid UTF-8 from its first to its last scalar.
  ///
  /// - Returns: Whether it matches or begins a match, and where it stops to: the offset of the first
  ///   scalar that leads to a dead end, or the end.
  /// - Complexity: O(*n*), whatever the pattern; some nanoseconds a scalar once the states are made.
  func follow(_ bytes: UnsafeBufferPointer<UInt8>) -> (PatternComparison, end: Int) {
    if start == 0 { return (.mismatch, 0) }
    guard let map else { return followSlowly(bytes, from: start, at: 0) }
    var state = Int(start)
    var offset = 0
    let stop: Int = table.withUnsafeBufferPointer { table in
      map.ascii.withUnsafeBufferPointer { ascii in
        map.pageNumbers.withUnsafeBufferPointer { numbers in
          map.pages.withUnsafeBufferPointer { pages in
            while offset < bytes.count {
              let byte = bytes[offset]
              var width = 1
              let scalarClass: UInt8
              if byte < 0x80 {
                scalarClass = ascii[Int(byte)]
              } else {
                let scalar = bytes.scalar(at: offset)
                width = scalar.width
                let page = Int(numbers[Int(scalar.value >> 8)])
                scalarClass = pages[page << 8 | Int(scalar.value & 0xFF)]
              }
              let next = Int(table[state &+ Int(scalarClass)])
              if next <= 1 { return next }
              state = next
              offset &+= width
            }
            return state
          }
        }
      }
    }
    if stop == 0 { return (.mismatch, offset) }
    if stop == 1 { return followSlowly(bytes, from: UInt32(state), at: offset) }
    return (table[state + stride - 1] == 1 ? .match : .beginning, offset)
  }

  /// Follows UTF-8 from an offset on, making the states that are missing.
  private func followSlowly(
    _ bytes: UnsafeBufferPointer<UInt8>, from known: UInt32, at start: Int
  ) -> (PatternComparison, end: Int) {
    var offset = start
    guard let program else {
      var state = Int(known)
      while offset < bytes.count {
        let (scalar, width) = bytes.scalar(at: offset)
        state = Int(table[state + classes.scalarClass(of: scalar)])
        if state == 0 { return (.mismatch, offset) }
        offset += width
      }
      return (table[state + stride - 1] == 1 ? .match : .beginning, offset)
    }
    var lazy = PatternStates(program)
    var state = lazy.number(of: states[Int(known) / stride])
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
