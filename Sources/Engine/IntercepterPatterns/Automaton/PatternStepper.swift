/// All possible positions of a text in a pattern, as a key that identifies equal states.
///
/// It contains the numbers of the threads in ascending order, followed by the facts about the text
/// before them. An empty state is a dead end.
typealias PatternState = [UInt32]

/// Computes the states of a pattern from other states.
struct PatternStepper {
  private let program: PatternProgram
  /// The moment at which each thread was last reached, within a step and after it.
  private var passed: [UInt32]
  private var landed: [UInt32]
  private var moment: UInt32 = 0
  private var open: [PatternThread] = []
  private var reached: [(set: Int, target: PatternThread)] = []
  /// The number of examined threads.
  private(set) var work = 0

  init(_ program: PatternProgram) {
    self.program = program
    passed = [UInt32](repeating: 0, count: program.nodes.count * 3)
    landed = passed
  }

  /// Returns the state before the first scalar of a text.
  mutating func start() -> PatternState {
    moment += 1
    let behind = TextBehind.start.intersection(program.asked)
    var state: PatternState = []
    land(PatternThread(program.start, .none), behind, &state)
    return closed(state, behind)
  }

  /// Returns the state after a scalar of a class.
  mutating func state(after state: PatternState, _ scalarClass: Int) -> PatternState {
    guard let before = state.behind else { return [] }
    let traits = program.traits[scalarClass]
    let behind = before.followed(by: traits, asked: program.asked)
    moment += 1
    reached.removeAll(keepingCapacity: true)
    for number in state.dropLast() {
      let thread = PatternThread(number: number)
      if let obligation = thread.obligation.behind(traits) {
        pass(PatternThread(thread.node, obligation), before, traits)
      }
    }
    var next: PatternState = []
    for (set, target) in reached where program.classes.contains(scalarClass, in: set) {
      land(target, behind, &next)
    }
    return closed(next, behind)
  }

  /// Returns whether a text that ends in a state matches.
  func isMatch(_ state: PatternState) -> Bool {
    state.behind.map { program.liveness.hasMatch(state.dropLast(), $0) } ?? false
  }

  /// Follows all assertions that are true from a thread on, up to sets of scalars.
  private mutating func pass(
    _ thread: PatternThread, _ behind: TextBehind, _ next: ScalarTraits
  ) {
    open.append(thread)
    while let thread = open.popLast() {
      work += 1
      let number = Int(thread.number)
      if passed[number] == moment { continue }
      passed[number] = moment
      switch program.nodes[thread.node] {
      case .match: break
      case .set(let set, let target):
        reached.append((set, PatternThread(target, thread.obligation)))
      case .split(let first, let second):
        open.append(PatternThread(first, thread.obligation))
        open.append(PatternThread(second, thread.obligation))
      case .assertion(let assertion, let target):
        if let owed = assertion.obligation(after: behind, before: next, thread.obligation) {
          open.append(PatternThread(target, owed))
        }
      }
    }
  }

  /// Adds to a state all live threads that a thread leads to without a condition.
  private mutating func land(
    _ thread: PatternThread, _ behind: TextBehind, _ state: inout PatternState
  ) {
    open.append(thread)
    while let thread = open.popLast() {
      work += 1
      let number = thread.number
      if landed[Int(number)] == moment { continue }
      landed[Int(number)] = moment
      if case .split(let first, let second) = program.nodes[thread.node] {
        open.append(PatternThread(first, thread.obligation))
        open.append(PatternThread(second, thread.obligation))
      } else if program.liveness.isLive(thread, behind) {
        state.append(number)
      }
    }
  }

  private func closed(_ threads: PatternState, _ behind: TextBehind) -> PatternState {
    threads.isEmpty ? [] : threads.sorted() + [UInt32(behind.rawValue)]
  }
}

extension PatternState {
  /// The facts about the text before the position; `nil` at a dead end.
  fileprivate var behind: TextBehind? { last.map { TextBehind(rawValue: UInt8($0)) } }
}
