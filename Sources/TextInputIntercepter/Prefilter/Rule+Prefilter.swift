extension Rule {
  /// The prefilter's answer about the bytes of an edited text; a soft rule looks at the whole text.
  @inline(__always)
  func answer(_ change: Change, _ text: UnsafeBufferPointer<UInt8>) -> Prefilter.Answer {
    prefilter?.answer(change, text, wholly: isAdvisory) ?? .undecided
  }

  /// Whether the rule surely has nothing against a finished text of valid UTF-8.
  ///
  /// `true` is certain: validating finds no violation, and sanitizing changes nothing. `false` is not:
  /// the rule has to be asked in full.
  @inline(__always)
  func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    prefilter?.accepts(utf8) ?? false
  }

  /// Whether the rule surely accepts an edit.
  func accepts(_ proposal: Proposal) -> Bool {
    guard prefilter != nil else { return false }
    return proposal.state.text.withUTF8Bytes { text in
      if case .accepts = answer(proposal.change, text) { true } else { false }
    }
  }

  /// Whether the rule surely has nothing against a finished text.
  func accepts(_ text: String) -> Bool { prefilter != nil && text.withUTF8Bytes(accepts) }

  /// The same rule with a prefilter, which finds its verdict from the bytes of a text where it can.
  ///
  /// - Parameter refusal: What the rule says where its prefilter rejects or lists, less the range and the length;
  ///   `nil` where a rejected edit is more than rejected: amended, or accepted and listed.
  func prefiltered(by prefilter: Prefilter?, refusing refusal: Violation? = nil) -> Rule {
    var rule = self
    rule.prefilter = prefilter
    rule.refusal = refusal
    rule.refusal?.rule = identifier
    return rule
  }
}

extension [Rule] {
  /// The first rule from a place on that does not surely accept, and its prefilter's answer.
  @inline(__always)
  func firstUndecided(
    _ proposal: borrowing Proposal, from start: Int
  ) -> (index: Int, answer: Prefilter.Answer) {
    let change = proposal.change
    return proposal.state.text.withUTF8Bytes { firstUndecided(change, $0, from: start) }
  }

  /// The same, from the bytes of the edited text.
  @inline(__always)
  func firstUndecided(
    _ change: Change, _ text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (index: Int, answer: Prefilter.Answer) {
    for index in start..<count {
      // Only what is asked is read of a rule: a copy of it counts a reference for each function.
      guard let prefilter = self[index].prefilter else { return (index, .undecided) }
      let answer = prefilter.answer(
        change, text, wholly: self[index].onViolation?.isAdvisory ?? false)
      if case .accepts = answer { continue }
      return (index, answer)
    }
    return (count, .accepts)
  }
}

extension Intercepter {
  /// The place of the first rule that may have something against valid UTF-8; behind the last if none has.
  @inline(__always)
  func firstDoubt(about utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var index = 0
    while index < rules.count, rules[index].accepts(utf8) { index &+= 1 }
    return index
  }
}
