// A form reads an inserted text as its fixes would store it.

/// How the lossless fixes of a form write an insertion.
package struct InsertionFixes: Sendable {
  /// A Boolean value that indicates whether they remove white space at the ends of a text.
  let trims: Bool
  /// Returns what they write for a text within a field, or `nil` if they only trim.
  let rewrite: (@Sendable (String) -> String)?

  package init(trims: Bool, rewrite: (@Sendable (String) -> String)?) {
    (self.trims, self.rewrite) = (trims, rewrite)
  }
}

extension Intercepter {
  /// Returns the decision on an edit as a form's fixes write it, if the rules object to it and not to
  /// that.
  ///
  /// A typed character is only trimmed. A space in an empty field is accepted: before it fills in a
  /// field, a system asks about one.
  @inline(never)
  func fixing(
    _ decision: Decision, by fixes: InsertionFixes, _ current: @autoclosure () -> EditingState,
    after previous: EditingState, baseline: EditingState?
  ) -> Decision {
    let isObjection =
      !decision.violations.isEmpty
      && (decision.outcome == .rejected || decision.outcome == .amended)
    // Behind that space, a value begins.
    let isBehindSpace = fixes.trims && isValue && previous.text.utf8.first == 0x20
    guard isObjection || isBehindSpace else { return decision }
    let current = current()
    if current.hasMarkedText { return decision }
    let committed = previous.committed(after: baseline)
    guard let change = Change(judging: committed, became: current) else { return decision }
    let isFirst = fixes.trims && committed.text.trimmedRange.isEmpty
    if !isObjection, !isFirst { return decision }
    if isFirst, current.text.hasSameScalars(as: " ") {
      return Decision(.accepted, of: Proposal(committed, became: current, by: change))
    }
    func isAccepted(_ state: EditingState?) -> Decision? {
      guard let state else { return nil }
      let retried = self.decision(
        on: state, after: isFirst ? EditingState("", caret: 0) : committed, baseline: nil,
        admitted: nil)
      let isAccepted =
        retried.outcome == .accepted || retried.outcome == .amended && retried.violations.isEmpty
      return isAccepted
        ? Decision(
          .amended, retried.violations, of: Proposal(committed, becameShown: retried.state))
        : nil
    }
    let inserted = isFirst ? 0..<current.text.utf8.count : change.inserted
    if fixes.trims, let accepted = isAccepted(current.text.trimming(inserted)) { return accepted }
    guard let rewrite = fixes.rewrite, current.text.hasSeveralScalars(in: change.inserted) else {
      return decision
    }
    let rewritten = rewrite(current.text.text(utf8: change.inserted))
    let text = current.text.replacingUTF8(change.inserted, with: rewritten)
    let end = change.prefix + rewritten.utf8.count
    let state = EditingState(text, caret: text.utf16Length(inUTF8: 0..<end))
    let part = isFirst ? 0..<text.utf8.count : change.prefix..<end
    return (fixes.trims ? isAccepted(text.trimming(part)) : nil) ?? isAccepted(state) ?? decision
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

  private func hasOneScalar(in range: Range<Int>) -> Bool {
    withUTF8Bytes { !range.isEmpty && $0.scalar(at: range.lowerBound).width == range.count }
  }

  fileprivate func hasSeveralScalars(in range: Range<Int>) -> Bool {
    !range.isEmpty && !hasOneScalar(in: range)
  }
}
