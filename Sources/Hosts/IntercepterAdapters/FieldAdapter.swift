internal import TextInputIntercepter

/// An adapter that attaches an intercepted field to a text field: it translates what the text field
/// reports to events of a session, and performs the actions.
@MainActor
protocol FieldAdapter: AnyObject {
  /// The intercepted field, whose state the text field must show.
  var field: InterceptedField { get }
  /// The text field, or `nil` if it was deallocated.
  var display: Display? { get }
  /// A Boolean value that indicates whether the adapter is changing the text field, whose reports
  /// it then ignores.
  var isShowing: Bool { get set }
  /// A Boolean value that indicates whether something was reported in this turn of the run loop,
  /// which is a press as far as the text field reports it.
  var isInTurn: Bool { get set }

  func setText(_ text: String)
  /// Detaches the adapter and restores the text field's delegate.
  func detach()

  associatedtype Display: EditableText
}

extension FieldAdapter {
  /// Keeps the text that is there when the adapter is attached.
  func begin() {
    guard let view = display?.hostView else { return }
    if view.shown.hasSameText(as: field.state) { synchronize() } else { report { .set($0) } }
  }

  /// Evaluates a change that the text field has made.
  func textDidChange() { report { .changed($0) } }

  func editingDidBegin() { report { .began($0) } }

  func editingDidEnd() {
    report { .left($0) }
    let edited = field.state
    field.endEditing()
    if field.state != edited { show(field.state) }
  }

  func selectionDidChange() { report { .selected($0) } }

  /// Finds changes that were not reported.
  func synchronize() { report { .looked($0) } }

  /// Returns whether the text field may make an edit.
  ///
  /// - Parameter edit: The edit, or `nil` if its range is invalid.
  func shouldChange(_ edit: Edit?) -> Bool {
    guard !isShowing, let view = display?.hostView else { return true }
    var step = report { .asked(edit, $0) }
    if step == .askAgain {
      // The text may have been corrected. The edit's range then belongs to an outdated text.
      guard display?.hostView.shown.hasSameText(as: view.shown) == true else { return false }
      step = report { .asked(edit, $0) }
    }
    return step != .refuse
  }

  /// Makes an edit on behalf of the text field, as far as the rules accept it.
  ///
  /// - Returns: The range of the inserted text, in UTF-16 code units. It is empty if nothing was
  ///   inserted.
  func insert(_ edit: Edit) -> Range<Int> {
    synchronize()
    let before = field.state
    guard report({ _ in .edited(edit) }, isMade: false) != nil, field.state != before,
      let made = TextDiff.edit(to: field.state, after: before)
    else { return edit.range.upperBound..<edit.range.upperBound }
    return made.range.lowerBound..<made.range.lowerBound + made.replacement.utf16.count
  }

  /// Reports an event to the session and performs the action.
  ///
  /// A callback may have set the text field's text meanwhile, which then stays.
  ///
  /// - Parameter isMade: `false` if the adapter makes the edit itself.
  @discardableResult
  func report(
    _ event: (HostView) -> HostEvent, isMade: Bool = true
  ) -> HostAction.Step? {
    guard !isShowing, let view = display?.hostView else { return nil }
    beginTurn()
    let before = field.state
    let action = field.handle(event(view))
    guard !isShowing, let shown = display?.hostView.shown else { return action.step }
    if !shown.hasSameText(as: view.shown) {
      synchronize()
      return action.step
    }
    switch action.step {
    case .allow:
      if let decision = action.decision, !isMade || field.state != decision.state {
        show(field.state)
      }
    case .show: show(field.state)
    case .askAgain:
      if field.state != view.shown { show(field.state) }
    case .refuse:
      if field.state != before { show(field.state) }
    case .repeatHistory:
      display?.repeatUndo { [weak self] in self?.isRefused ?? false }
      awaitEndOfTurn()
    case .wait: awaitEndOfTurn()
    }
    return action.step
  }

  private func beginTurn() {
    if isInTurn { return }
    isInTurn = true
    display?.atEndOfTurn { [weak self] in self?.isInTurn = false }
    field.handle(.pressed(HostPress()))
  }

  private func awaitEndOfTurn() {
    display?.atEndOfTurn { [weak self] in self?.report { .endOfTurn($0) } }
  }

  private var isRefused: Bool { display.map { field.session.refuses($0.hostView) } ?? false }
}
