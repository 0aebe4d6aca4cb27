/// The state of a text field, whose edits an intercepter evaluates.
///
/// A host in *notification mode* reports the state after each change (``textDidChange(to:)``). A
/// host in *delegate mode* submits each edit before applying it (``shouldApply(_:)``). Both get the
/// same decision and must display its state. The field notifies its listeners through closures.
///
/// ```swift
/// let field = InterceptedField(nickname)
/// field.onViolation = { violations in print(violations[0].message) }
/// field.shouldApply(Edit(range: 0..<0, replacement: "😀"))  // Emoji are not allowed here: “😀”.
/// ```
///
/// Not thread-safe: use a field on the thread of its text field.
public final class InterceptedField {
  /// The intercepter that evaluates the edits.
  ///
  /// If the new intercepter has another format, the field displays the same unformatted text in
  /// that format.
  public var intercepter: Intercepter {
    didSet { if oldValue.format != nil || intercepter.format != nil { show(as: oldValue) } }
  }
  /// The current state of the field.
  public private(set) var state: EditingState { didSet { stateDidChange?() } }
  /// The state before the current composition, which a rejected commit may restore.
  ///
  /// While nothing is composed, that is the current state, or the state at the last call of
  /// ``compositionMayBegin()``.
  public private(set) var baseline: EditingState
  /// A closure called with the new state after an accepted or amended edit that changed the text.
  public var onChange: ((EditingState) -> Void)?
  /// A closure called with the violations of an edit, if there are any.
  public var onViolation: ((Violations) -> Void)?
  /// A closure called with every decision, including one on an edit that makes the text valid
  /// again.
  public var onDecision: ((Decision) -> Void)?

  /// A closure called whenever the state is set, for the form that contains the field.
  package var stateDidChange: (() -> Void)?
  /// The views that show the field, which are notified after the closures.
  package var observers: [FieldObserver] = []

  /// The last edit that was rejected or amended, until the next event.
  private var vetoed: (edit: Edit, text: String, decision: Decision)?
  /// The last state of the current composition whose marked text all rules accept.
  private var admitted: EditingState?
  /// A Boolean value that indicates whether deletions keep the baseline, because they may belong to
  /// a composition.
  private var holdsBaseline = false
  /// A Boolean value that indicates whether a listener was notified of a text after the baseline.
  private var isHeard = false
  /// The state before the edit that ``shouldApply(_:)`` accepted, until the next event.
  private var reverting: (state: EditingState, baseline: EditingState, admitted: EditingState?)?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - intercepter: The intercepter that evaluates the edits.
  ///   - state: The initial state, which is not evaluated.
  public init(_ intercepter: Intercepter, state: EditingState = EditingState("", caret: 0)) {
    self.intercepter = intercepter
    self.state = intercepter.shown(state.normalized())
    self.baseline = self.state.withoutMarkedText
  }

  /// Evaluates a change that the host has made (notification mode).
  ///
  /// Some keyboards apply an edit that ``shouldApply(_:)`` has just rejected or amended. When the
  /// host reports that change, the field returns the same decision again and calls no closure: it
  /// is one keystroke.
  ///
  /// - Returns: The decision, whose state the field must have. If the outcome is `.accepted` or
  ///   `.composing`, the field already has it.
  @discardableResult
  public func textDidChange(to current: EditingState) -> Decision {
    textDidChange(to: current, by: intercepter)
  }

  /// Evaluates a change that the host has made, by other rules than the field's.
  package func textDidChange(to current: EditingState, by intercepter: Intercepter) -> Decision {
    let vetoed = forget()
    if let vetoed, current.markedRange == nil,
      vetoed.edit.applied(to: vetoed.text).hasSameScalars(as: current.text)
    {
      return vetoed.decision
    }
    return settle(
      intercepter.intercept(current, after: state, baseline: origin, admitted: admitted))
  }

  /// Evaluates an edit that the host is about to make (delegate mode).
  ///
  /// If the host then does not apply an accepted edit, it calls ``revert()``.
  ///
  /// - Returns: The decision, whose state the field must have. If the outcome is `.accepted`, the
  ///   host may apply the edit itself.
  @discardableResult
  public func shouldApply(_ edit: Edit) -> Decision {
    forget()
    let decision = intercepter.intercept(edit, in: state, baseline: origin, admitted: admitted)
    if decision.outcome == .rejected || decision.outcome == .amended {
      vetoed = (edit, state.text, decision)
    } else {
      reverting = (state, baseline, admitted)
    }
    return settle(decision)
  }

  /// Restores the state before the edit that ``shouldApply(_:)`` accepted, if the host did not
  /// apply it (delegate mode).
  ///
  /// No closure is called. After any other event, there is nothing to revert.
  ///
  /// - Returns: `true` if there was an edit to revert.
  @discardableResult
  public func revert() -> Bool {
    guard let reverting else { return false }
    (state, baseline, admitted) = reverting
    forget()
    return true
  }

  /// Keeps the current state as the one before a composition that may begin now.
  ///
  /// Some hosts report the beginning or the end of a composition as ordinary edits: GTK and Qt
  /// delete the selection before they show marked text, and Hangul may arrive as an emptied
  /// composition, followed by the syllable. Such a host calls this method at each key press and
  /// pointer event, but not while an input method shows marked text, in the field or beside it.
  ///
  /// Deletions then count as the beginning of the composition, and an insertion in their place as
  /// its commit. If the commit is rejected, ``baseline`` is restored, with its selection, and
  /// ``onChange`` is called if it was called with the deletion. Any other edit, another selection
  /// and the next call end this. Without a call, deletions are final.
  public func compositionMayBegin() {
    if state.hasMarkedText { return }
    endComposition()
    holdsBaseline = true
  }

  /// Updates the selection after the user moved it.
  ///
  /// - Parameter selection: The new selection in UTF-16 code units.
  public func selectionDidChange(to selection: Range<Int>) {
    forget()
    if selection == state.selection { return }
    state.selection = selection
    state = state.normalized()
    if !state.hasMarkedText { endComposition() }
  }

  /// Sets the state from code, without evaluating it.
  ///
  /// A text that is too long stays whole; from then on it may shrink but not grow. With a format,
  /// an unformatted text is formatted as far as it fits.
  public func setState(_ newState: EditingState) {
    forget()
    state = intercepter.shown(newState.normalized())
    endComposition()
  }

  /// Ends editing: a typed mark that may group digits gets its meaning, so that `12.5` becomes
  /// `12,5`.
  ///
  /// The adapters and the forms do this when the focus leaves a field. Other hosts call it then, and
  /// display ``state``.
  public func endEditing() {
    let finished = intercepter.finished(state.text)
    if state.hasMarkedText || finished.hasSameScalars(as: state.text) { return }
    setState(EditingState(finished, caret: finished.utf16Length))
    onChange?(state)
  }

  /// Displays the text in the format of a new intercepter.
  private func show(as old: Intercepter) {
    let raw = old.unformattedText(of: state.text)
    if state.hasMarkedText || intercepter.formattedText(of: raw).hasSameScalars(as: state.text) {
      return
    }
    setState(EditingState(raw, caret: raw.utf16Length))
  }

  /// The validity of the current text.
  public var validity: Validity { intercepter.validate(state.text) }

  /// The current text without the characters that the format added.
  public var unformattedText: String { intercepter.unformattedText(of: state.text) }

  /// The lengths of the current text, each with its limit.
  public var lengthCounts: [LengthCount] { intercepter.lengthCounts(of: state.text) }

  /// Forgets the last edit, which from now on can neither be repeated nor reverted.
  @discardableResult
  private func forget() -> (edit: Edit, text: String, decision: Decision)? {
    defer { (vetoed, reverting) = (nil, nil) }
    return vetoed
  }

  /// The state before the composition, or `nil` if there is none.
  private var origin: EditingState? {
    holdsBaseline || state.markedRange != nil ? baseline : nil
  }

  /// Makes the current state the one before the next composition.
  private func endComposition() {
    baseline = state.withoutMarkedText
    admitted = nil
    (holdsBaseline, isHeard) = (false, false)
  }

  private func settle(_ decision: Decision) -> Decision {
    let isReturned = isHeard && !decision.state.text.hasSameScalars(as: state.text)
    state = decision.state
    if !state.hasMarkedText || intercepter.composition == .markedTextIsOrdinary {
      // The marked text may have been removed to be inserted again.
      let mayCommit =
        holdsBaseline
        && (state.text.hasSameScalars(as: baseline.text)
          || intercepter.isDeletion(of: baseline, to: state))
      if !mayCommit { endComposition() }
    } else if decision.outcome != .rejected, intercepter.accepts(state, since: baseline) {
      admitted = state
    }
    switch decision.outcome {
    case .accepted, .amended:
      if decision.hasEdit {
        isHeard = isHeard || origin != nil
        onChange?(state)
      }
    case .rejected:
      if isReturned { onChange?(state) }
    case .composing: break
    }
    if !decision.violations.isEmpty { onViolation?(decision.violations) }
    onDecision?(decision)
    for observer in observers { observer.didDecide(decision) }
    return decision
  }
}

/// A view that is notified of the decisions of a field, and removes itself.
package final class FieldObserver {
  let didDecide: (Decision) -> Void

  package init(_ didDecide: @escaping (Decision) -> Void) { self.didDecide = didDecide }
}
