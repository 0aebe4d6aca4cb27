/// The result of an edit: the state that the host must display, and the violations.
public struct Decision: Sendable {
  /// The reasons for a rejection or an amendment, or the violations of an accepted edit.
  public let violations: Violations
  /// The rejected or accepted edit; an empty edit if the text did not change.
  private let heldProposal: Held<Proposal>
  /// The state that the field must have if it is neither the proposed nor the previous one.
  ///
  /// This happens in formatted fields, and while marked text follows an amended one.
  private var shown = Shown.asProposed
  /// The outcome of the edit.
  public let outcome: Outcome

  /// The outcome of an edit.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The edit was accepted unchanged.
    case accepted
    /// The edit was accepted with changes.
    case amended
    /// The edit was rejected; ``Decision/state`` is the state to restore.
    case rejected
    /// An input method is composing. The rules evaluate the text when it is committed.
    case composing
  }

  /// The state to show, behind one reference.
  private indirect enum Shown {
    case asProposed
    case other(EditingState)
  }

  init(_ outcome: Outcome, _ violations: Violations = Violations(), of proposal: consuming Proposal)
  {
    self.outcome = outcome
    self.violations = violations
    heldProposal = Held<Proposal>(proposal)
  }

  private var proposal: Proposal { heldProposal.value }

  /// The state that the field must have now.
  ///
  /// Every offset lies in the text, on a grapheme cluster boundary.
  public var state: EditingState {
    if case .other(let state) = shown { return state }
    return outcome == .rejected ? proposal.previous : proposal.state
  }

  /// A Boolean value that indicates whether the rejected text may end with a Hangul letter or
  /// syllable.
  ///
  /// An amendment may also have dropped one.
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

  /// A Boolean value that indicates whether the edit changed the text, or would have.
  var hasEdit: Bool { !proposal.change.isEmpty }

  /// The evaluated edit or, after an amendment, the edit that was accepted instead.
  ///
  /// `nil` if the text did not change.
  ///
  /// - Complexity: O(*n*) in the length of the edit, because its offsets are UTF-16 code units.
  public var edit: Edit? { hasEdit ? proposal.edit : nil }
}

extension Decision {
  /// The same decision with the outcome `.composing`.
  var composing: Decision { Decision(.composing, violations, of: proposal) }

  /// The same edit as an amendment of one that had other violations.
  func amending(_ violations: Violations) -> Decision {
    Decision(.amended, violations, of: proposal)
  }

  /// Returns the same rejection, restoring a state other than the previous one.
  func returning(to state: EditingState) -> Decision {
    var decision = self
    decision.shown = .other(state)
    return decision
  }

  /// Returns the same amendment of committed text, with marked text inserted at its caret.
  func composing(_ marked: Substring) -> Decision {
    var decision = self
    decision.shown = .other(state.composing(marked))
    return decision
  }

  func marking(_ markedRange: Range<Int>?) -> Decision {
    Decision(outcome, violations, of: proposal.marking(markedRange))
  }
}

extension Violation {
  /// A Boolean value that indicates whether the same rule may accept the syllable that an
  /// unfinished one becomes.
  ///
  /// Other rules keep rejecting: no syllable is a digit, an emoji, or shorter.
  fileprivate var mayGoWithNextLetter: Bool {
    switch code.standard {
    case nil, .custom, .characterNotAllowed, .patternMismatch: true
    default: false
    }
  }
}

extension Decision: Equatable {
  /// Returns whether two decisions have the same outcome, state, violations and edit.
  public static func == (first: Decision, second: Decision) -> Bool {
    first.outcome == second.outcome && first.state == second.state
      && first.violations == second.violations && first.edit == second.edit
  }
}
