/// What the host must show now, and why.
public struct Decision: Sendable {
  /// What became of the edit.
  public let outcome: Outcome
  /// What the field must hold now.
  ///
  /// Every offset lies in the text, on a grapheme cluster boundary.
  public let state: EditingState
  /// Why the edit was refused or changed, or what is reported although it was let in.
  public let violations: Violations
  private let change: Change?
  private let before: String
  private let after: String

  /// What became of an edit.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It was let in as it is.
    case accepted
    /// Something else was let in instead.
    case amended
    /// Nothing was let in; the state is the one before.
    case rejected
    /// An input method is composing; the text is judged when it is committed.
    case composing
  }

  init(
    _ outcome: Outcome,
    _ state: EditingState,
    _ violations: Violations = [],
    change: Change?,
    from before: String,
    to after: String
  ) {
    self.outcome = outcome
    self.state = state
    self.violations = violations
    self.change = change
    self.before = before
    self.after = after
  }

  /// Whether the text changed, or would have.
  var hasEdit: Bool { change != nil }

  /// The same decision with other marked text.
  func marking(_ markedRange: Range<Int>?) -> Decision {
    Decision(
      outcome, EditingState(state.text, selection: state.selection, markedRange: markedRange),
      violations, change: change, from: before, to: after)
  }

  /// The edit that was judged or, where it was amended, the one that was let in instead.
  ///
  /// `nil` where no text changed.
  ///
  /// - Complexity: O(*n*) in the length of the text, for its offsets are UTF-16 code units.
  public var edit: Edit? { change.map { Edit($0, from: before, to: after) } }
}

extension Decision: Equatable {
  /// Whether both decisions say the same of the same edit.
  public static func == (first: Decision, second: Decision) -> Bool {
    first.outcome == second.outcome && first.state == second.state
      && first.violations == second.violations && first.edit == second.edit
  }
}
