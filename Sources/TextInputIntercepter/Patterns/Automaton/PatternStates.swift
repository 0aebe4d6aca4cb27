/// States of a pattern with numbers, and a table of what follows on what.
///
/// A state is given as the place of its row in the table: 0 is the dead end. A row has a cell for each
/// class of scalars, and one that is 1 where a text may end.
struct PatternStates {
  /// Stands for a state that has not been made yet; no row begins there.
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
  /// The cost of making the states, in threads that were looked at.
  var work: Int { stepper.work }

  /// The state before the first scalar of a text.
  mutating func start() -> UInt32 { number(of: stepper.start()) }

  /// The state that follows on a state.
  mutating func state(after state: UInt32, _ scalarClass: Int) -> UInt32 {
    let cell = Int(state) + scalarClass
    if table[cell] == Self.unknown {
      table[cell] = number(
        of: stepper.state(after: states[Int(state) / stride], scalarClass))
    }
    return table[cell]
  }

  /// The number of a state, which gets a row if it has none.
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

  /// Forgets all states but one, which gets a new number.
  mutating func forget(allBut state: UInt32) -> UInt32 {
    let kept = states[Int(state) / stride]
    table.removeLast(table.count - stride)
    states = [[]]
    numbers.removeAll(keepingCapacity: true)
    return number(of: kept)
  }
}

/// A state of many threads, whose bytes are hashed and not each number by itself.
private struct Key: Hashable {
  let state: PatternState

  func hash(into hasher: inout Hasher) {
    state.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
