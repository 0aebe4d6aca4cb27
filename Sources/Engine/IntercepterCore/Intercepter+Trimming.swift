// A form that trims white space reads an inserted text as it would store it.

extension Intercepter {
  /// Returns the decision on an edit without white space at the ends of the text, if the rules object
  /// only to that.
  ///
  /// A space in an empty field is accepted: before it fills in a field, a system asks about one.
  @inline(never)
  func trimming(
    _ decision: Decision, on current: @autoclosure () -> EditingState, after previous: EditingState,
    baseline: EditingState?
  ) -> Decision {
    let isObjection =
      !decision.violations.isEmpty
      && (decision.outcome == .rejected || decision.outcome == .amended)
    // Behind that space, a value begins.
    let isBehindSpace = isValue && previous.text.utf8.first == 0x20
    guard isObjection || isBehindSpace else { return decision }
    let current = current()
    if current.hasMarkedText { return decision }
    let committed = previous.hasMarkedText ? baseline ?? previous.withoutMarkedText : previous
    guard let change = Change(judging: committed, became: current) else { return decision }
    let isFirst = committed.text.trimmed.isEmpty
    if !isObjection, !isFirst { return decision }
    if isFirst, current.text.hasSameScalars(as: " ") {
      return Decision(.accepted, of: Proposal(committed, became: current, by: change))
    }
    guard
      let trimmed = current.trimming(isFirst ? 0..<current.text.utf8.count : change.inserted)
    else { return decision }
    let retried = self.decision(
      on: trimmed, after: isFirst ? EditingState("", caret: 0) : committed, baseline: nil,
      admitted: nil)
    let isAccepted =
      retried.outcome == .accepted || retried.outcome == .amended && retried.violations.isEmpty
    return isAccepted
      ? Decision(.amended, retried.violations, of: Proposal(committed, becameShown: retried.state))
      : decision
  }
}

extension EditingState {
  /// Returns the state without the white space of a part that is at an end of the text, and a caret
  /// behind that part, or `nil` if there is none or nothing else.
  fileprivate func trimming(_ part: Range<Int>) -> EditingState? {
    let inserted = text.text(utf8: part)
    let (before, behind) = (
      text.text(utf8: 0..<part.lowerBound), text.text(utf8: part.upperBound..<text.utf8.count)
    )
    var kept = inserted[...]
    if before.isEmpty { kept = kept.drop { $0.isBlank } }
    if behind.isEmpty { while kept.last?.isBlank == true { kept.removeLast() } }
    if kept.isEmpty || kept.utf8.count == inserted.utf8.count { return nil }
    return EditingState(before + kept + behind, caret: before.utf16.count + kept.utf16.count)
  }
}
