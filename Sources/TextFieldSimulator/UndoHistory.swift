internal import TextInputIntercepter

/// The steps that can be taken back and made again.
struct UndoHistory {
  typealias Snapshot = SimulatedTextField.Snapshot

  /// A kind of change, to tell which changes are one step.
  enum Kind {
    /// A key was typed: a run of them is one step.
    case typing
    /// Backspace: a run of it is one step.
    case deletingBackward
    /// Delete: a run of it is one step.
    case deletingForward
    /// A step of its own.
    case other

    init(deleting movement: SimulatedTextField.Movement) {
      switch movement {
      case .left: self = .deletingBackward
      case .right: self = .deletingForward
      default: self = .other
      }
    }
  }

  /// The field before a step and behind it.
  ///
  /// The text behind a step is the one before the next, and is in memory once.
  private typealias Step = (before: Snapshot, after: Snapshot)

  private var done: [Step] = []
  private var undone: [Step] = []
  /// The kind of the run that the next change may continue.
  private var run: Kind?
  /// The text that the last step led to; where the field holds another one, the program has set it.
  private var text = ""

  /// Ends the run: the next change is a new step.
  mutating func endRun() { run = nil }

  /// Whether the next change may continue the last step.
  var isInRun: Bool { run != nil }

  /// Forgets everything.
  mutating func clear() { self = UndoHistory() }

  /// Remembers a change, unless the text is the same.
  mutating func record(from before: Snapshot, to after: Snapshot, as kind: Kind) {
    if before.state.text.hasSameScalars(as: after.state.text) { return }
    if !before.state.text.hasSameScalars(as: text) { clear() }
    undone.removeAll()
    // Where the app has moved the selection in between, the run has ended.
    if kind == run, done.last?.after.state == before.state {
      done[done.count - 1].after = after
    } else {
      done.append((before, after))
      let limit = Self.limit(of: after.state.text)
      if done.count > 2 * limit { done.removeFirst(done.count - limit) }
    }
    run = kind == .other ? nil : kind
    text = after.state.text
  }

  /// Remembers a change that was refused: a step that leads nowhere.
  mutating func recordRefusal(at snapshot: Snapshot) {
    startMove(snapshot.state.text)
    undone.removeAll()
    done.append((snapshot, snapshot))
    text = snapshot.state.text
  }

  /// The number of steps that are kept at least: 1,000, and fewer of a text longer than 64 KiB.
  private static func limit(of text: String) -> Int {
    max(1, min(1_000, 1 << 26 / max(1, text.utf8.count)))
  }

  /// Whether there is a step to take back, or one to make again.
  func hasStep(_ current: String, back isBack: Bool) -> Bool {
    current.hasSameScalars(as: text) && !(isBack ? done : undone).isEmpty
  }

  /// Takes the last step back.
  ///
  /// - Parameter current: The text that the field holds.
  /// - Returns: The field before the step, or `nil` where there is no step.
  mutating func undo(_ current: String) -> Snapshot? {
    startMove(current)
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    text = step.before.state.text
    return step.before
  }

  /// Makes the last step that was taken back once more.
  mutating func redo(_ current: String) -> Snapshot? {
    startMove(current)
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    text = step.after.state.text
    return step.after
  }

  private mutating func startMove(_ current: String) {
    endRun()
    if !current.hasSameScalars(as: text) { clear() }
  }
}
