// A Korean keyboard types syllables letter by letter. If it marks them, the rules evaluate them at
// the commit. If it does not (iOS), single letters must be accepted, or nobody could type a
// syllable.

extension Intercepter {
  /// The maximum length, in UTF-8 bytes, of a text in which completions are tried.
  private static var longestText: Int { 4_096 }

  /// Accepts a rejected edit if the next keys can turn its last letter or syllable into one that
  /// all rules accept.
  ///
  /// A consonant after another consonant is not completed, so only one is accepted.
  ///
  /// - Returns: The acceptance, or the same decision.
  @inline(__always)
  func lettingSyllableIn(
    _ decision: Decision, _ current: @autoclosure () -> EditingState,
    after previous: EditingState
  ) -> Decision {
    if !decision.refusesHangul { return decision }
    return acceptance(of: current(), after: previous) ?? decision
  }

  private func acceptance(of current: EditingState, after previous: EditingState) -> Decision? {
    guard current.text.utf8.count <= Self.longestText,
      let change = Change(judging: previous, became: current), change.kind != .deletion
    else { return nil }
    let proposal = Proposal(previous, became: current, by: change)
    guard let last = proposal.unfinishedSyllable else { return nil }
    var violations = Violations()
    let canComplete = HangulJamo.canComplete(last.scalar) { completed in
      let accepted = violationsOfAccepted(
        Edit(range: last.range, replacement: completed), of: proposal.state, after: previous)
      violations = accepted ?? violations
      return accepted != nil
    }
    return canComplete ? Decision(.accepted, violations, of: proposal) : nil
  }

  /// Returns the violations that an edit of a state reports, or `nil` if the rules do not accept it.
  @inline(never)
  private func violationsOfAccepted(
    _ edit: Edit, of state: EditingState, after previous: EditingState
  ) -> Violations? {
    let decision = judge(edit.applied(to: state), after: previous)
    return decision.outcome == .accepted ? decision.violations : nil
  }
}

extension Proposal {
  /// The last inserted scalar and its range in UTF-16 code units, if it is an unfinished syllable.
  ///
  /// That is a Hangul consonant or syllable that does not follow a consonant.
  fileprivate var unfinishedSyllable: (scalar: Unicode.Scalar, range: Range<Int>)? {
    if change.inserted.isEmpty { return nil }
    let end = change.inserted.upperBound
    let last = state.text.withUTF8Bytes { text -> Unicode.Scalar? in
      guard let last = text.scalar(endingAt: end),
        last.isHangulConsonant || 0xAC00...0xD7A3 ~= last.value,
        text.scalar(endingAt: end - 3)?.isHangulConsonant != true
      else { return nil }
      return last
    }
    guard let last else { return nil }
    let place = insertedRange.upperBound
    return (last, place - 1..<place)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is a consonant as keyboards type it, a
  /// compatibility jamo.
  fileprivate var isHangulConsonant: Bool { (0x3131...0x314E).contains(value) }
}
