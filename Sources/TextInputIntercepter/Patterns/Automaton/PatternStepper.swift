/// All places where a text can be in a pattern, as a key by which equal states are found again.
///
/// These are the numbers of the threads, ascending, and then what is before them; nothing at all is a
/// dead end.
typealias PatternState = [UInt32]

/// Makes states of a pattern from states.
struct PatternStepper {
  private let program: PatternProgram
  /// When a thread was last come to, within a step and behind it.
  private var passed: [UInt32]
  private var landed: [UInt32]
  private var moment: UInt32 = 0
  private var open: [PatternThread] = []
  private var reached: [(set: Int, target: PatternThread)] = []
  /// The number of threads that have been looked at.
  private(set) var work = 0

  init(_ program: PatternProgram) {
    self.program = program
    passed = [UInt32](repeating: 0, count: program.nodes.count * 3)
    landed = passed
  }

  /// The state before the first scalar of a text.
  mutating func start() -> PatternState {
    moment += 1
    let behind = TextBehind.start.intersection(program.asked)
    var state: PatternState = []
    land(PatternThread(program.start, .none), behind, &state)
    return closed(state, behind)
  }

  /// The state behind a scalar of a class.
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

  /// Whether a text that ends in a state matches.
  func isMatch(_ state: PatternState) -> Bool {
    state.behind.map { program.hasMatch(state.dropLast(), $0) } ?? false
  }

  /// Goes through all assertions that hold from a thread on, up to sets of scalars.
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

  /// Adds all threads to a state that a thread leads to without a condition, and that are alive.
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
      } else if program.isLive(thread, behind) {
        state.append(number)
      }
    }
  }

  private func closed(_ threads: PatternState, _ behind: TextBehind) -> PatternState {
    threads.isEmpty ? [] : threads.sorted() + [UInt32(behind.rawValue)]
  }
}

extension PatternState {
  /// The facts about the text before the place; `nil` at a dead end.
  fileprivate var behind: TextBehind? { last.map { TextBehind(rawValue: UInt8($0)) } }
}
