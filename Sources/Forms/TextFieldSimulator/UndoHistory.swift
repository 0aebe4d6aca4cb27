internal import TextInputIntercepter

/// The steps that can be undone and redone.
struct UndoHistory {
  typealias Snapshot = SimulatedTextField.Snapshot

  /// A kind of change, which determines the changes that form one step.
  enum Kind {
    /// A typed key. A run of them is one step.
    case typing
    /// Backspace. A run of it is one step.
    case deletingBackward
    /// Delete. A run of it is one step.
    case deletingForward
    /// A change that is a separate step.
    case other

    init(deleting movement: SimulatedTextField.Movement) {
      switch movement {
      case .left: self = .deletingBackward
      case .right: self = .deletingForward
      default: self = .other
      }
    }
  }

  /// The field before and after a step.
  ///
  /// The text after a step shares its storage with the text before the next step.
  private typealias Step = (before: Snapshot, after: Snapshot)

  private var done: [Step] = []
  private var undone: [Step] = []
  /// The kind of the run that the next change may continue.
  private var run: Kind?
  /// The text after the last step.
  ///
  /// If the field contains another text, the program has set it.
  private var text = ""

  /// Ends the run, so that the next change is a new step.
  mutating func endRun() { run = nil }

  /// A Boolean value that indicates whether the next change may continue the last step.
  var isInRun: Bool { run != nil }

  mutating func clear() { self = UndoHistory() }

  /// Records a change, unless both texts are equal.
  mutating func record(from before: Snapshot, to after: Snapshot, as kind: Kind) {
    if before.state.text.hasSameScalars(as: after.state.text) {
      // A rejected paste ends the run: what is typed before and after it are two steps.
      if kind == .other { endRun() }
      return
    }
    if !before.state.text.hasSameScalars(as: text) { clear() }
    undone.removeAll()
    // If the app has moved the selection in between, the run has ended.
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

  /// Records a rejected change as a step that changes nothing.
  mutating func recordRefusal(at snapshot: Snapshot) {
    startMove(snapshot.state.text)
    undone.removeAll()
    done.append((snapshot, snapshot))
    text = snapshot.state.text
  }

  /// Returns the minimum number of steps to keep: 1,000, and fewer for a text longer than 64 KiB.
  private static func limit(of text: String) -> Int {
    max(1, min(1_000, 1 << 26 / max(1, text.utf8.count)))
  }

  /// Returns whether there is a step to undo or to redo.
  func hasStep(_ current: String, back isBack: Bool) -> Bool {
    current.hasSameScalars(as: text) && !(isBack ? done : undone).isEmpty
  }

  /// Undoes or redoes a step, and returns the field before or after it, or `nil` if there is none.
  mutating func move(_ current: String, back isBack: Bool) -> Snapshot? {
    startMove(current)
    guard let step = isBack ? done.popLast() : undone.popLast() else { return nil }
    if isBack { undone.append(step) } else { done.append(step) }
    let shown = isBack ? step.before : step.after
    text = shown.state.text
    return shown
  }

  private mutating func startMove(_ current: String) {
    endRun()
    if !current.hasSameScalars(as: text) { clear() }
  }
}
