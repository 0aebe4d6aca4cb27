/// What the host must show now, and why.
public struct Decision: Sendable {
  /// Why the edit was refused or changed, or what is reported although it was let in.
  public let violations: Violations
  /// The edit that was refused or let in; an empty one where no text changed.
  private let proposal: Proposal
  /// What the field must hold where that is neither what was proposed nor what was there before: the end
  /// of a composition that was refused, or what is left of one that was amended.
  ///
  /// One, or `nil`; an array takes less room in the decisions that have none.
  private var shown: [EditingState]?
  /// What became of the edit.
  public let outcome: Outcome

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

  init(_ outcome: Outcome, _ violations: Violations = Violations(), of proposal: consuming Proposal)
  {
    self.outcome = outcome
    self.violations = violations
    self.proposal = proposal
  }

  /// What the field must hold now.
  ///
  /// Every offset lies in the text, on a grapheme cluster boundary.
  public var state: EditingState {
    shown?.first ?? (outcome == .rejected ? proposal.previous : proposal.state)
  }

  /// Whether the text changed, or would have.
  var hasEdit: Bool { !proposal.change.isEmpty }

  /// The edit that was judged or, where it was amended, the one that was let in instead.
  ///
  /// `nil` where no text changed.
  ///
  /// - Complexity: O(*n*) in the length of the edit, for its offsets are UTF-16 code units.
  public var edit: Edit? { hasEdit ? proposal.edit : nil }
}

extension Decision {
  /// The same decision about text that is still being composed.
  var composing: Decision { Decision(.composing, violations, of: proposal) }

  /// The same rejection, with a state to go back to that is not the previous one.
  func returning(to state: EditingState) -> Decision {
    var decision = self
    decision.shown = [state]
    return decision
  }

  /// The same amendment of committed text, with the text that is still being composed at its caret.
  func composing(_ marked: Substring) -> Decision {
    var decision = self
    decision.shown = [state.composing(marked)]
    return decision
  }

  /// The same decision with other marked text.
  func marking(_ markedRange: Range<Int>?) -> Decision {
    Decision(outcome, violations, of: proposal.marking(markedRange))
  }
}

extension Decision: Equatable {
  /// Whether both decisions say the same of the same edit.
  public static func == (first: Decision, second: Decision) -> Bool {
    first.outcome == second.outcome && first.state == second.state
      && first.violations == second.violations && first.edit == second.edit
  }
}
