internal import TextInputIntercepter

/// The steps that can be taken back and made again.
///
/// A step is the edit between two states, so that it costs memory for the text that changed and not
/// for the text around it. Between 1,000 and 2,000 steps are kept; the oldest go.
struct UndoHistory {
  typealias Snapshot = SimulatedTextField.Snapshot

  /// What a change was, to tell which changes are one step.
  enum Kind {
    /// A key was typed: a run of them is one step.
    case typing
    /// Backspace: a run of it is one step.
    case deletingBackward
    /// Delete: a run of it is one step.
    case deletingForward
    /// A step of its own.
    case other
  }

  static let limit = 1_000

  private var done: [UndoStep] = []
  private var undone: [UndoStep] = []
  /// The kind of the run that the next change may continue.
  private var run: Kind?
  /// The text that the last step led to; where the field holds another one, the program has set it.
  private var text = ""

  /// Ends the run: the next change is a new step.
  mutating func endRun() { run = nil }

  /// Forgets everything.
  mutating func clear() { self = UndoHistory() }

  /// Remembers a change, unless the text is the same.
  mutating func record(from before: Snapshot, to after: Snapshot, as kind: Kind) {
    guard let step = UndoStep(from: before, to: after) else { return }
    if !holds(before.state.text) { clear() }
    undone.removeAll()
    if kind == .other || kind != run || done.isEmpty || !done[done.count - 1].absorb(step, kind) {
      done.append(step)
      if done.count > 2 * Self.limit { done.removeFirst(done.count - Self.limit) }
    }
    run = kind == .other ? nil : kind
    text = after.state.text
  }

  /// Takes the last step back.
  ///
  /// - Parameter current: The text that the field holds.
  /// - Returns: What the field held before the step, or `nil` where there is no step.
  mutating func undo(_ current: String) -> Snapshot? {
    startMove(current)
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return endMove(step.undone(in: current))
  }

  /// Makes the last step that was taken back once more.
  mutating func redo(_ current: String) -> Snapshot? {
    startMove(current)
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return endMove(step.redone(in: current))
  }

  private mutating func startMove(_ current: String) {
    endRun()
    if !holds(current) { clear() }
  }

  private mutating func endMove(_ snapshot: Snapshot) -> Snapshot {
    text = snapshot.state.text
    return snapshot
  }

  /// Whether the steps lead to a text, scalar for scalar.
  private func holds(_ current: String) -> Bool {
    EditingState(text) == EditingState(current)
  }
}
