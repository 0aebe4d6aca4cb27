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
    let isFirst = committed.text.trimmedRange.isEmpty
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
    let (whole, kept) = (0..<utf8.count, trimmedRange)
    if !kept.overlaps(part) { return nil }
    let start = (part.lowerBound == 0 ? kept : whole).lowerBound
    let range = start..<(part.upperBound == whole.upperBound ? kept : whole).upperBound
    if range == whole { return nil }
    let text = text(utf8: range)
    let caret = min(part.upperBound, range.upperBound) - range.lowerBound
    return EditingState(text, caret: text.utf16Length(inUTF8: 0..<caret))
  }
}
