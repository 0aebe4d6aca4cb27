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
  /// The protocol with the host: the intercepter, the state, and what happened last.
  public private(set) var session: HostSession

  /// The intercepter that evaluates the edits.
  ///
  /// If the new intercepter has another format, the field displays the same unformatted text in
  /// that format.
  public var intercepter: Intercepter {
    get { session.intercepter }
    set { update { $0.adopt(newValue) } }
  }
  /// The current state of the field.
  public var state: EditingState { session.state }
  /// The state before the current composition, which a rejected commit may restore.
  ///
  /// While nothing is composed, that is the current state, or the state at the last press that was
  /// reported.
  public var baseline: EditingState { session.baseline }
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

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - intercepter: The intercepter that evaluates the edits.
  ///   - state: The initial state, which is not evaluated.
  public init(_ intercepter: Intercepter, state: EditingState = EditingState("", caret: 0)) {
    session = HostSession(intercepter, state: state)
  }

  /// Handles an event of the host, and calls the closures.
  ///
  /// The methods below are events of hosts that report little.
  @discardableResult
  public func handle(_ event: HostEvent) -> HostAction {
    notify { $0.handle(event) }
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
    decision { $0.judge(current) }
  }

  /// Evaluates an edit that the host is about to make (delegate mode).
  ///
  /// If the host then does not apply an accepted edit, it calls ``revert()``.
  ///
  /// - Returns: The decision, whose state the field must have. If the outcome is `.accepted`, the
  ///   host may apply the edit itself.
  @discardableResult
  public func shouldApply(_ edit: Edit) -> Decision {
    decision { $0.apply(edit) }
  }

  /// Restores the state before the edit that ``shouldApply(_:)`` accepted, if the host did not
  /// apply it (delegate mode).
  ///
  /// No closure is called. After any other event, there is nothing to revert.
  ///
  /// - Returns: `true` if there was an edit to revert.
  @discardableResult
  public func revert() -> Bool {
    update { $0.revert() }
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
  @available(*, deprecated, message: "Report the press: handle(.pressed(HostPress()))")
  public func compositionMayBegin() {
    session.handle(.pressed(HostPress()))
  }

  /// Updates the selection after the user moved it.
  ///
  /// - Parameter selection: The new selection in UTF-16 code units.
  public func selectionDidChange(to selection: Range<Int>) {
    update { $0.select(selection) }
  }

  /// Sets the state from code, without evaluating it.
  ///
  /// A text that is too long stays whole; from then on it may shrink but not grow. With a format,
  /// an unformatted text is formatted as far as it fits.
  public func setState(_ newState: EditingState) {
    update { $0.set(newState) }
  }

  /// Sets a state that the field has shown before, as undo does.
  ///
  /// Its text is not read again.
  package func restore(_ oldState: EditingState) {
    update { $0.set(oldState, asShown: true) }
  }

  /// Ends editing: a typed mark that may group digits gets its meaning, so that `12.5` becomes
  /// `12,5`.
  ///
  /// The adapters and the forms do this when the focus leaves a field. Other hosts call it then, and
  /// display ``state``.
  public func endEditing() {
    if update({ $0.finish() }) { onChange?(state) }
  }

  /// What the host says beside the field: why something was refused in the last press of a key,
  /// and what is wrong with the text.
  ///
  /// Unlike the violations of a decision, a reason stays until the next press. One press may make
  /// several decisions, such as a refused word and the space that ended it.
  public var reasons: Violations { session.reasons }

  /// The validity of the current text.
  public var validity: Validity { intercepter.validate(state.text) }

  /// The current text without the characters that the format added.
  public var unformattedText: String { intercepter.unformattedText(of: state.text) }

  /// The lengths of the current text, each with its limit.
  public var lengthCounts: [LengthUsage] { intercepter.lengthCounts(of: state.text) }

  /// Changes the session, and notifies the form.
  private func update<Result>(_ change: (inout HostSession) -> Result) -> Result {
    defer { stateDidChange?() }
    return change(&session)
  }

  /// Handles an event that evaluates an edit.
  private func decision(_ event: (inout HostSession) -> HostAction) -> Decision {
    guard let decision = notify(event).decision else {
      preconditionFailure("The event evaluates an edit.")
    }
    return decision
  }

  /// Changes the session, and calls the closures that the action names.
  private func notify(_ event: (inout HostSession) -> HostAction) -> HostAction {
    let action = update(event)
    if action.notifiesOfText { onChange?(state) }
    guard let decision = action.decision, !action.isRepeated else { return action }
    if !decision.violations.isEmpty { onViolation?(decision.violations) }
    onDecision?(decision)
    for observer in observers { observer.didDecide(decision) }
    return action
  }
}

/// A view that is notified of the decisions of a field, and removes itself.
package final class FieldObserver {
  let didDecide: (Decision) -> Void

  package init(_ didDecide: @escaping (Decision) -> Void) { self.didDecide = didDecide }
}
