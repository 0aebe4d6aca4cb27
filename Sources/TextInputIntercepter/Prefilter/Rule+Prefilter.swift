extension Rule {
  /// Returns the quick check's answer for the bytes of an edited text.
  ///
  /// For an advisory rule, it checks the whole text.
  @inline(__always)
  func answer(_ change: Change, _ text: UnsafeBufferPointer<UInt8>) -> Prefilter.Answer {
    prefilter?.answer(change, text, wholly: isAdvisory) ?? .undecided
  }

  /// Returns whether the rule accepts a finished text of valid UTF-8.
  ///
  /// `true` is certain: validating finds no violation, and sanitizing changes nothing. After
  /// `false`, the rule must be evaluated in full.
  @inline(__always)
  func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    prefilter?.accepts(utf8) ?? false
  }

  /// Returns whether the rule accepts an edit.
  ///
  /// `true` is certain, `false` is not.
  func accepts(_ proposal: Proposal) -> Bool {
    guard prefilter != nil else { return false }
    return proposal.state.text.withUTF8Bytes { text in
      if case .accepts = answer(proposal.change, text) { true } else { false }
    }
  }

  /// Returns whether the rule accepts a finished text.
  ///
  /// `true` is certain, `false` is not.
  func accepts(_ text: String) -> Bool { prefilter != nil && text.withUTF8Bytes(accepts) }

  /// Returns the same rule with a prefilter.
  ///
  /// - Parameter refusal: The violation to report if the prefilter rejects or reports, without its
  ///   range and length. `nil` if the rule does more than reject, for example amend.
  func prefiltered(by prefilter: Prefilter?, refusing refusal: Violation? = nil) -> Rule {
    var rule = self
    rule.prefilter = prefilter
    rule.refusal = refusal
    rule.refusal?.rule = identifier
    return rule
  }
}

extension [Rule] {
  /// Returns the first rule from an index on whose quick check does not accept, with its answer.
  @inline(__always)
  func firstUndecided(
    _ proposal: borrowing Proposal, from start: Int
  ) -> (index: Int, answer: Prefilter.Answer) {
    let change = proposal.change
    return proposal.state.text.withUTF8Bytes { firstUndecided(change, $0, from: start) }
  }

  /// Returns the first rule whose quick check does not accept the bytes of the edited text.
  @inline(__always)
  func firstUndecided(
    _ change: Change, _ text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (index: Int, answer: Prefilter.Answer) {
    for index in start..<count {
      // Reads single properties of the rule: a copy retains every closure of it.
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
  /// Returns the index of the first rule that may reject valid UTF-8, or the number of rules if
  /// there is none.
  @inline(__always)
  func firstDoubt(about utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var index = 0
    while index < rules.count, rules[index].accepts(utf8) { index &+= 1 }
    return index
  }
}
