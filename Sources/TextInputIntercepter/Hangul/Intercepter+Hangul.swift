// A Korean keyboard types syllables letter by letter. Where it marks them, they are judged when they are
// committed; where it does not (iOS), the letters themselves must get in, or nobody could type.

extension Intercepter {
  /// The longest text in UTF-8 bytes in which syllables are tried.
  private static var longestText: Int { 4_096 }

  /// Accepts a refused edit whose last inserted letter or syllable the next keys can turn into one that
  /// all rules accept; `nil` where they cannot.
  ///
  /// A consonant behind another one stays what it is: one of them is let in.
  func lettingSyllableIn(
    _ current: EditingState, after previous: EditingState
  ) -> Decision? {
    guard current.text.utf8.count <= Self.longestText,
      let change = Change(judging: previous, became: current), change.kind != .deletion
    else { return nil }
    let proposal = Proposal(previous, became: current, by: change)
    guard let last = proposal.unfinishedSyllable else { return nil }
    var violations = Violations()
    let canBecome = HangulJamo.completions(of: last.scalar).contains { completed in
      let edit = Edit(range: last.range, replacement: completed)
      let decision = judge(edit.applied(to: proposal.state), after: previous)
      violations = decision.violations
      return decision.outcome == .accepted
    }
    return canBecome ? Decision(.accepted, violations, of: proposal) : nil
  }
}

extension Proposal {
  /// The last inserted scalar and its range in UTF-16 code units, where it is a Hangul consonant or
  /// syllable, and not behind a consonant.
  fileprivate var unfinishedSyllable: (scalar: Unicode.Scalar, range: Range<Int>)? {
    var front = state.text.substring(utf8: 0..<change.inserted.upperBound).unicodeScalars
    guard !change.inserted.isEmpty, let last = front.popLast(),
      last.isHangulConsonant || (0xAC00...0xD7A3).contains(last.value),
      front.last?.isHangulConsonant != true
    else { return nil }
    let end = insertedRange.upperBound
    return (last, end - 1..<end)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a consonant that stands alone: compatibility jamo, as keyboards type them.
  fileprivate var isHangulConsonant: Bool { (0x3131...0x314E).contains(value) }
}
