extension Intercepter {
  /// The decision about what was typed between two carets, where the bytes tell what all rules say; `nil`
  /// where a rule has to be asked in full.
  ///
  /// Most keystrokes end here: no state is normalized and no proposal is passed on.
  @inline(__always)
  func judgeTyping(_ current: EditingState, after previous: EditingState) -> Decision? {
    guard current.markedRange == nil, previous.markedRange == nil, let caret = current.caret,
      previous.caret != nil
    else { return nil }
    let (old, new) = (previous.text, current.text)
    // The bytes of longer texts are not worth looking at twice.
    guard old.utf8.count < new.utf8.count, new.utf8.count <= 1_024 else { return nil }
    var (index, answer) = (0, Prefilter.Answer.undecided)
    let change = old.withUTF8Bytes { oldBytes in
      new.withUTF8Bytes { newBytes -> Change? in
        let ends = CommonEnds(of: oldBytes, and: newBytes)
        let typed = Change(typedBetween: ends, oldBytes, newBytes, from: previous, to: current)
        if let typed { (index, answer) = rules.firstUndecided(typed, newBytes, from: 0) }
        return typed
      }
    }
    guard let change else { return nil }
    let proposal = Proposal(previous: previous, state: current, change: change)
    switch answer {
    case .accepts: return Decision(.accepted, of: proposal)
    case .rejects(let actual):
      guard let refusal = rules[index].refusal else { return nil }
      let violation = Violation(refusal, range: change.utf16Prefix..<caret, actual: actual)
      return Decision(.rejected, Violations(violation), of: proposal)
    case .undecided: return nil
    }
  }
}
