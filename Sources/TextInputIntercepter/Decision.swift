/// The state that the host must show now, and the reasons.
public struct Decision: Sendable {
  /// The reasons why the edit was refused or changed, or the violations of an accepted one.
  public let violations: Violations
  /// The edit that was refused or accepted; an empty one where no text changed.
  private let proposal: Proposal
  /// The state that the field must hold where that is neither the proposed nor the previous one: at
  /// the end of a composition that was refused, or after one that was amended.
  ///
  /// One, or `nil`; an array takes less room in the decisions that have none.
  private var shown: [EditingState]?
  /// The outcome of the edit.
  public let outcome: Outcome

  /// The outcome of an edit.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The edit was accepted as it is.
    case accepted
    /// Another edit was accepted in its place.
    case amended
    /// The edit was refused; the state is the one before.
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

  /// The state that the field must hold now.
  ///
  /// Every offset lies in the text, on a grapheme cluster boundary.
  public var state: EditingState {
    shown?.first ?? (outcome == .rejected ? proposal.previous : proposal.state)
  }

  /// Whether what was refused may end with a letter or syllable of Hangul; an amended edit may have.
  @inline(__always)
  var refusesHangul: Bool {
    if outcome == .accepted || outcome == .composing { return false }
    guard violations.isEmpty || violations.contains(where: { $0.mayGoWithNextLetter }) else {
      return false
    }
    if outcome == .amended { return true }
    let end = proposal.change.inserted.upperBound
    return end >= 3
      && proposal.state.text.withUTF8Bytes { text in
        // The lead bytes of U+3000–3FFF and U+A000–DFFF.
        let lead = text[end &- 3]
        return lead == 0xE3 || 0xEA...0xED ~= lead
      }
  }

  /// Whether the text changed, or would have.
  var hasEdit: Bool { !proposal.change.isEmpty }

  /// The edit that was judged or, where it was amended, the one that was accepted instead.
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

extension Violation {
  /// Whether a rule that says this may accept the syllable that an unfinished one becomes: no syllable is a digit,
  /// an emoji, or shorter.
  fileprivate var mayGoWithNextLetter: Bool {
    switch code.standard {
    case nil, .custom, .characterNotAllowed, .patternMismatch: true
    default: false
    }
  }
}

extension Decision: Equatable {
  /// Whether both decisions say the same of the same edit.
  public static func == (first: Decision, second: Decision) -> Bool {
    first.outcome == second.outcome && first.state == second.state
      && first.violations == second.violations && first.edit == second.edit
  }
}
