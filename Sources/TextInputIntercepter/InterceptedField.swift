/// The stateful half of a text field's intercepter: remembers what the field holds and what it held
/// before a composition began, and notifies the host's callbacks of what happened.
///
/// A host in *notification mode* reports the state after a change (``textDidChange(to:)``); a host in
/// *delegate mode* submits each edit before it makes it (``shouldApply(_:)``). Both get the same
/// decision, and must show its state.
///
/// ```swift
/// let field = InterceptedField(nickname)
/// field.onViolation = { violations in print(violations[0].message) }
/// field.shouldApply(Edit(range: 0..<0, replacement: "😀"))  // Emoji are not allowed here.
/// ```
///
/// Not thread-safe: a field lives where its text field does.
public final class InterceptedField {
  /// The intercepter that judges the edits.
  ///
  /// With another format, the field shows the same raw text in its way.
  public var intercepter: Intercepter {
    didSet { if oldValue.format != nil || intercepter.format != nil { show(as: oldValue) } }
  }
  /// The state that the field holds.
  public private(set) var state: EditingState { didSet { stateDidChange?() } }
  /// The last state in which nothing was being composed: a refused commit leads back to it.
  public private(set) var baseline: EditingState
  /// Called after an edit was accepted, as it was or amended, with the state that the field holds now.
  public var onChange: ((EditingState) -> Void)?
  /// Called after an edit was rejected, amended or accepted with violations, with these.
  public var onViolation: ((Violations) -> Void)?
  /// Called after every edit that was judged, whatever became of it: what was wrong may be fine again.
  public var onDecision: ((Decision) -> Void)?

  /// Called whenever the state was set, for the form that the field belongs to.
  package var stateDidChange: (() -> Void)?

  /// The last edit that was to be left alone or changed, until anything else happens.
  private var vetoed: (edit: Edit, text: String, decision: Decision)?
  /// The last text of the present composition that all rules accepted.
  private var admitted: EditingState?
  /// The state before the edit that ``shouldApply(_:)`` has accepted, until anything else happens.
  private var reverting: (state: EditingState, baseline: EditingState, admitted: EditingState?)?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - intercepter: What judges the edits.
  ///   - state: What the field holds at first; it is not judged.
  public init(_ intercepter: Intercepter, state: EditingState = EditingState("", caret: 0)) {
    self.intercepter = intercepter
    self.state = intercepter.shown(state.normalized())
    self.baseline = self.state.withoutMarkedText
  }

  /// Notification mode: judges what the field has become.
  ///
  /// Some keyboards make a change that ``shouldApply(_:)`` has just refused or amended. The
  /// field answers the report of it as before and calls nothing back: it is one keystroke.
  ///
  /// - Returns: What the field must hold now. Where the outcome is `.accepted` or `.composing`, it holds
  ///   that already.
  @discardableResult
  public func textDidChange(to current: EditingState) -> Decision {
    let vetoed = forget()
    if let vetoed, current.markedRange == nil,
      vetoed.edit.applied(to: vetoed.text).hasSameScalars(as: current.text)
    {
      return vetoed.decision
    }
    return settle(
      intercepter.intercept(current, after: state, baseline: baseline, admitted: admitted))
  }

  /// Delegate mode: judges what the host is about to do.
  ///
  /// A host that then does not make an accepted edit says so with ``revert()``.
  ///
  /// - Returns: What the field must hold now. Where the outcome is `.accepted`, the host may as well
  ///   make the edit itself.
  @discardableResult
  public func shouldApply(_ edit: Edit) -> Decision {
    forget()
    let decision = intercepter.intercept(edit, in: state, baseline: baseline, admitted: admitted)
    if decision.outcome == .rejected || decision.outcome == .amended {
      vetoed = (edit, state.text, decision)
    } else {
      reverting = (state, baseline, admitted)
    }
    return settle(decision)
  }

  /// Delegate mode: the host did not make the edit that ``shouldApply(_:)`` has just accepted.
  ///
  /// The field holds again what it held before. Nothing is called back, as the host knows. After
  /// anything else has happened, there is nothing to revert.
  ///
  /// - Returns: Whether there was an edit to revert.
  @discardableResult
  public func revert() -> Bool {
    guard let reverting else { return false }
    (state, baseline, admitted) = reverting
    forget()
    return true
  }

  /// The user moved the selection.
  ///
  /// - Parameter selection: The new selection in UTF-16 code units.
  public func selectionDidChange(to selection: Range<Int>) {
    forget()
    state.selection = selection
    state = state.normalized()
    if !state.hasMarkedText { baseline = state }
  }

  /// The program sets the text.
  ///
  /// It is not judged: a text that is too long stays whole, and from then on may shrink and may not
  /// grow. With a format, a raw text is shown as the format has it, as far as it fits.
  public func setState(_ newState: EditingState) {
    forget()
    state = intercepter.shown(newState.normalized())
    baseline = state.withoutMarkedText
    admitted = nil
  }

  /// Another format takes the place of the one that the text is shown in.
  private func show(as old: Intercepter) {
    let raw = old.unformattedText(of: state.text)
    if state.hasMarkedText || intercepter.formattedText(of: raw).hasSameScalars(as: state.text) {
      return
    }
    setState(EditingState(raw, caret: raw.utf16.count))
  }

  /// The validity of the text in the field.
  public var validity: Validity { intercepter.validate(state.text) }

  /// The text in the field without what its format has added: what a form submits.
  public var unformattedText: String { intercepter.unformattedText(of: state.text) }

  /// The lengths of the text in the field, beside their limits.
  public var lengthCounts: [LengthCount] { intercepter.lengthCounts(of: state.text) }

  /// Something else happens: the last edit can neither be repeated nor reverted.
  @discardableResult
  private func forget() -> (edit: Edit, text: String, decision: Decision)? {
    defer { (vetoed, reverting) = (nil, nil) }
    return vetoed
  }

  private func settle(_ decision: Decision) -> Decision {
    state = decision.state
    if !state.hasMarkedText || intercepter.composition == .markedTextIsOrdinary {
      baseline = state
      admitted = nil
    } else if decision.outcome != .rejected {
      admitted = intercepter.admitted(state, since: baseline) ?? admitted
    }
    switch decision.outcome {
    case .accepted, .amended:
      if decision.hasEdit { onChange?(state) }
    case .rejected, .composing: break
    }
    if !decision.violations.isEmpty { onViolation?(decision.violations) }
    onDecision?(decision)
    return decision
  }
}
