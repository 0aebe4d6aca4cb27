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
    let committed = previous.committed(after: baseline)
    guard let change = Change(judging: committed, became: current) else { return decision }
    let isFirst = committed.text.trimmed.isEmpty
    if !isObjection, !isFirst { return decision }
    if isFirst, current.text.hasSameScalars(as: " ") {
      return Decision(.accepted, of: Proposal(committed, became: current, by: change))
    }
    guard
      let trimmed = current.text.trimming(
        isFirst ? 0..<current.text.utf8.count : change.inserted)
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

extension String {
  /// Returns the text without the white space of a part that is at an end of the text, and a caret
  /// behind that part, or `nil` if there is none or nothing else.
  fileprivate func trimming(_ part: Range<Int>) -> EditingState? {
    let kept = trimmed
    guard let start = utf8Offset(of: kept) else { return nil }
    let end = start + kept.utf8.count
    if start >= part.upperBound || end <= part.lowerBound { return nil }
    let (lower, upper) = (
      part.lowerBound == 0 ? start : 0, part.upperBound == utf8.count ? end : utf8.count
    )
    if lower == 0, upper == utf8.count { return nil }
    let text = text(utf8: lower..<upper)
    let caret = min(part.upperBound, upper) - lower
    return EditingState(text, caret: text.utf16Length(inUTF8: 0..<caret))
  }
}
