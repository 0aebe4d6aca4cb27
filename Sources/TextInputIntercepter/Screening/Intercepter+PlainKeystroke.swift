extension Intercepter {
  /// The decision about a plain keystroke in committed text; `nil` where it is not plain, and has to be
  /// judged in full.
  @inline(__always)
  func judgePlainly(_ current: EditingState, after previous: EditingState) -> Decision? {
    guard current.markedRange == nil, previous.markedRange == nil,
      let caret = current.caret, let previousCaret = previous.caret
    else { return nil }
    let (old, new) = (previous.text, current.text)
    guard old.utf8.count < new.utf8.count, new.utf8.count <= PlainKeystroke.longest else {
      return nil
    }
    let keystroke = old.withUTF8Bytes { oldBytes in
      new.withUTF8Bytes { newBytes in PlainKeystroke(from: oldBytes, to: newBytes, under: rules) }
    }
    guard let keystroke, keystroke.insertedRange.lowerBound == previousCaret,
      keystroke.insertedRange.upperBound == caret
    else { return nil }
    // Both carets are at an end of what is inserted, so that the states are normalized.
    let proposal = Proposal(
      previous: EditingState(old, caret: previousCaret), state: EditingState(new, caret: caret),
      change: keystroke.change)
    switch keystroke.finding {
    case .admits: return Decision(.accepted, of: proposal)
    case .refuses(let actual):
      guard let objection = rules[keystroke.doubter].objection else { break }
      return Decision(
        .rejected,
        Violations(Violation(objection, range: keystroke.insertedRange, actual: actual)),
        of: proposal)
    case .isUnsure: break
    }
    return rules.judge(proposal, from: keystroke.doubter)
  }
}
