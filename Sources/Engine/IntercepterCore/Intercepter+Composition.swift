extension Intercepter {
  /// Evaluates an edit while an input method is composing, or at the end of a composition.
  ///
  /// A rejected commit that begins with marked text keeps that text.
  ///
  /// - Parameter admitted: The last state of the composition whose marked text all rules accept, if
  ///   the field remembers it. `nil` evaluates the previous state instead.
  func judgeMarkedText(
    _ current: EditingState, after previous: EditingState, baseline: EditingState?,
    admitted: EditingState? = nil
  ) -> Decision {
    if composition == .off {
      return judgeIgnoringMarkedText(
        current,
        after: formatted == nil
          ? previous : EditingState(previous.text, selection: previous.selection))
    }
    let (current, previous) = (current.normalized(), previous.normalized())
    let committed = previous.committedText(since: baseline)
    let composed = admitted ?? previous.marked
    if current.hasMarkedText {
      if let decision = judgeCommittedPart(of: current, after: committed, composed) {
        return decision
      }
      return formatted?.judgeComposition(current, after: previous, since: committed)
        ?? judgeComposition(current, after: previous)
    }
    return judgeCommit(current, after: committed, composed)
  }

  /// Evaluates an edit of committed text, with the field's layout.
  private func judgeEdit(_ current: EditingState, after previous: EditingState) -> Decision {
    formatted?.judge(current, after: previous) ?? judge(current, after: previous)
  }

  /// Evaluates a commit, and keeps the marked text with which a rejected one begins.
  private func judgeCommit(
    _ current: EditingState, after committed: EditingState, _ composed: EditingState?
  ) -> Decision {
    let decision = judgeEdit(current, after: committed)
    if decision.outcome == .rejected, let composed,
      let kept = keeping(composed, of: current, after: committed)
    {
      return kept.amending(decision.violations)
    }
    return decision
  }

  /// Returns the acceptance of the marked text with which a rejected commit begins, or `nil` if the
  /// commit does not begin with it or a rule does not accept it.
  private func keeping(
    _ composed: EditingState, of current: EditingState, after committed: EditingState
  ) -> Decision? {
    let end = composed.text.utf8Range(utf16: composed.markedRange ?? 0..<0).upperBound
    guard current.inserts(in: composed, atUTF8: end),
      current.text.clusterBoundary(atOrAfter: end) == end
    else { return nil }
    return accepting(composed, after: committed)
  }

  /// Returns the decision on marked text as if it were committed, or `nil` if a rule does not accept
  /// all of it.
  private func accepting(_ composed: EditingState, after committed: EditingState) -> Decision? {
    guard let marked = composed.markedRange else { return nil }
    let decision = judgeEdit(
      EditingState(composed.text, caret: marked.upperBound), after: committed)
    let isAccepted =
      decision.outcome == .accepted || decision.outcome == .amended && decision.violations.isEmpty
    return isAccepted && decision.hasEdit ? decision : nil
  }

  /// Returns whether all rules accept the marked text of a composition.
  func accepts(_ composed: EditingState, since baseline: EditingState) -> Bool {
    accepting(composed, after: composed.committedText(since: baseline)) != nil
  }

  /// Returns the state after which an edit is evaluated.
  ///
  /// That is the baseline if the edit before only deleted text of it, and this edit inserts text in
  /// the same place: together they are one commit.
  @inline(never)
  func origin(
    of current: EditingState, after previous: EditingState, baseline: EditingState
  ) -> EditingState {
    guard isDeletion(of: baseline, to: previous), let caret = previous.caret else {
      return previous
    }
    let place = previous.text.utf8Range(utf16: caret..<caret).lowerBound
    return current.inserts(in: previous, atUTF8: place) ? baseline : previous
  }

  /// Returns whether a state is another one from which text was only deleted.
  func isDeletion(of baseline: EditingState, to state: EditingState) -> Bool {
    if state.text.utf8.count >= baseline.text.utf8.count { return false }
    let (old, new) = (unformatted(baseline), unformatted(state))
    return Change(judging: old, became: new)?.kind == .deletion
  }

  /// The rules that evaluate marked text, by their own or the intercepter's policy.
  private var rulesOfComposition: [Rule] {
    rules.filter { ($0.composition ?? composition) != .whenCommitted }
  }

  /// Evaluates a step of a composition.
  func judgeComposition(
    _ current: EditingState, after previous: EditingState
  ) -> Decision {
    guard let change = Change(judging: previous, became: current) else {
      return composing(Decision(.accepted, of: Proposal(previous, keptTextAs: current)))
    }
    let proposal = Proposal(previous, became: current, by: change)
    let decision = rulesOfComposition.judge(proposal)
    // An input method loses marked text that changes, so normalization waits for the commit.
    let isNormalized = decision.outcome == .amended && decision.violations.isEmpty
    return composing(isNormalized ? Decision(.accepted, of: proposal) : decision)
  }

  /// Returns the decision on a step of a composition.
  private func composing(_ decision: Decision) -> Decision {
    decision.outcome == .accepted && composition == .whenCommitted ? decision.composing : decision
  }

  /// Evaluates text that left the marked text while the composition goes on, such as the previous
  /// syllable block of Hangul.
  ///
  /// This text is committed, and all rules evaluate it.
  ///
  /// - Returns: The decision, or `nil` if no text was committed or all rules accept it.
  private func judgeCommittedPart(
    of current: EditingState, after committed: EditingState, _ composed: EditingState?
  ) -> Decision? {
    let left = current.withoutMarkedText
    guard let change = Change(from: committed, to: left), change.kind != .deletion else {
      return nil
    }
    let decision = judgeCommit(left, after: committed, composed)
    switch decision.outcome {
    case .accepted, .composing: return nil
    case .rejected: return decision
    case .amended: return decision.composing(current.markedText)
    }
  }

  /// Evaluates an edit of a field that treats marked text as ordinary text.
  private func judgeIgnoringMarkedText(
    _ current: EditingState, after previous: EditingState
  ) -> Decision {
    let decision = judgeEdit(
      EditingState(current.text, selection: current.selection), after: previous)
    return decision.outcome == .accepted
      ? decision.marking(current.normalized().markedRange) : decision
  }
}

extension EditingState {
  /// Returns the text committed before or during the current composition.
  ///
  /// That is the baseline, unless more text has left the marked text since. A state without marked
  /// text is committed.
  fileprivate func committedText(since baseline: EditingState?) -> EditingState {
    guard hasMarkedText else { return self }
    let rest = withoutMarkedText
    guard let baseline = baseline?.normalized() else { return rest }
    // A composition may have begun over a selection.
    guard let change = Change(from: baseline, to: rest), change.kind != .deletion else {
      return baseline
    }
    return rest
  }

  /// The state, or `nil` if it has no marked text.
  fileprivate var marked: EditingState? { hasMarkedText ? self : nil }

  /// Returns whether the text is another state's text with more text at an offset.
  fileprivate func inserts(in old: EditingState, atUTF8 place: Int) -> Bool {
    old.text.withUTF8Bytes { old in
      text.withUTF8Bytes { new in
        let ends = CommonEnds(of: old, and: new)
        return new.count > old.count && ends.prefix >= place && ends.suffix >= old.count - place
      }
    }
  }

  var markedText: Substring {
    markedRange.map { text.substring(utf8: text.utf8Range(utf16: $0)) } ?? ""
  }

  /// Returns the state with marked text inserted at the caret, and the caret behind it.
  func composing(_ marked: Substring) -> EditingState {
    let place = text.utf8Range(utf16: selection ?? 0..<0).upperBound
    let start = text.utf16Length(inUTF8: 0..<place)
    let marked = String(marked)
    let end = start + marked.utf16Length
    return EditingState(
      text.replacingUTF8(place..<place, with: marked), caret: end,
      markedRange: start..<end
    ).normalized()
  }
}
