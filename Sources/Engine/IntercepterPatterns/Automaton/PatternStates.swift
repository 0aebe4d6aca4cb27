/// The numbered states of a pattern, and the table of their successors.
///
/// The number of a state is the offset of its row in the table; 0 is the dead end. A row has a cell
/// for each class of scalars, and one that is 1 if a text may end.
struct PatternStates {
  /// The cell for a state that is not computed yet; no row begins there.
  static var unknown: UInt32 { 1 }

  private var stepper: PatternStepper
  private let classCount: Int
  private(set) var table: [UInt32]
  private(set) var states: [PatternState] = [[]]
  private var numbers: [Key: UInt32] = [:]

  init(_ program: PatternProgram) {
    stepper = PatternStepper(program)
    classCount = program.classes.count
    table = [UInt32](repeating: 0, count: program.classes.count + 1)
  }

  /// The length of a row.
  var stride: Int { classCount + 1 }
  /// The cost of computing the states, in examined threads.
  var work: Int { stepper.work }

  /// Returns the state before the first scalar of a text.
  mutating func start() -> UInt32 { number(of: stepper.start()) }

  /// Returns the state after a scalar of a class.
  mutating func state(after state: UInt32, _ scalarClass: Int) -> UInt32 {
    let cell = Int(state) + scalarClass
    if table[cell] == Self.unknown {
      table[cell] = number(
        of: stepper.state(after: states[Int(state) / stride], scalarClass))
    }
    return table[cell]
  }

  /// Returns the number of a state, and adds its row if it has none.
  mutating func number(of state: PatternState) -> UInt32 {
    if state.isEmpty { return 0 }
    let key = Key(state: state)
    if let number = numbers[key] { return number }
    let number = UInt32(table.count)
    numbers[key] = number
    states.append(state)
    table.append(contentsOf: repeatElement(Self.unknown, count: classCount))
    table.append(stepper.isMatch(state) ? 1 : 0)
    return number
  }

  /// Discards all states but one, which gets a new number.
  mutating func forget(allBut state: UInt32) -> UInt32 {
    let kept = states[Int(state) / stride]
    table.removeLast(table.count - stride)
    states = [[]]
    numbers.removeAll(keepingCapacity: true)
    return number(of: kept)
  }
}

/// A state that is hashed by its bytes, which is faster than number by number.
private struct Key: Hashable {
  let state: PatternState

  func hash(into hasher: inout Hasher) {
    state.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
