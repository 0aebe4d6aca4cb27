extension Intercepter {
  /// Evaluates an edit of committed text.
  func judge(
    _ current: EditingState, after previous: EditingState, knowing known: KnownEnds? = nil
  ) -> Decision {
    guard
      let change = Change(judging: previous, became: current, knowing: known, mayRetype: true)
    else {
      return Decision(.accepted, of: Proposal(previous, keptTextAs: current))
    }
    if change.kind == .typing, previous.markedRange == nil, current.markedRange == nil {
      // Most keystrokes end here. Both carets are cluster boundaries, so the states need no
      // normalization.
      let (index, answer) = current.text.withUTF8Bytes {
        rules.firstUndecided(change, $0, from: 0)
      }
      let proposal = Proposal(previous: previous, state: current, change: change)
      if case .accepts = answer { return Decision(.accepted, of: proposal) }
      if case .rejects(let actual) = answer, let caret = current.caret,
        let refusal = rules[index].refusal
      {
        let violation = Violation(refusal, range: change.utf16Prefix..<caret, actual: actual)
        return Decision(.rejected, Violations(proposal.naming(violation)), of: proposal)
      }
      if case .lists(let range, let actual) = answer, let refusal = rules[index].refusal,
        rules.firstUndecided(proposal, from: index + 1).index == rules.count
      {
        let violation = Violation(refusal, range: range, actual: actual)
        return Decision(
          .accepted, Violations(violation.named(in: proposal.state.text)), of: proposal)
      }
      return rules.judge(proposal, from: index, answer)
    }
    let proposal = Proposal(previous, became: current, by: change)
    if ellipsis == .accept || !change.isEllipsis(from: previous.text, to: current.text) {
      return rules.judge(proposal)
    }
    return ellipsis == .expand
      ? rules.judgeExpanded(proposal)
      : Decision(.rejected, Violations(proposal.ellipsisViolation(.ellipsisRejected)), of: proposal)
  }

  /// Returns the longest prefix that bisection finds and that no rule would change.
  func longestConformingPrefix(of text: String) -> String {
    func conforms(_ prefix: String) -> Bool {
      rules.allSatisfy { $0.accepts(prefix) || $0.sanitize(prefix).hasSameScalars(as: prefix) }
    }
    var (good, bad) = (0, text.utf8.count)
    while bad - good > 1 {
      let middle = text.clusterBoundary(atOrBefore: good + (bad - good) / 2)
      if middle <= good { break }
      if conforms(String(text.substring(utf8: 0..<middle))) { good = middle } else { bad = middle }
    }
    return String(text.substring(utf8: 0..<good))
  }
}

extension [Rule] {
  /// Evaluates the rules in order, in full only if a quick check of the text's bytes does not
  /// decide.
  ///
  /// The quick checks decide nearly every edit. Nothing is copied until a rule amends or reports.
  func judge(_ proposal: consuming Proposal) -> Decision {
    if proposal.change.kind == .deletion {
      return Decision(.accepted, violations(inWhole: proposal.state.text), of: proposal)
    }
    let (index, answer) = firstUndecided(proposal, from: 0)
    return judge(proposal, from: index, answer)
  }

  /// Continues with the first rule that its quick check does not accept.
  fileprivate func judge(
    _ proposal: consuming Proposal, from index: Int, _ answer: Prefilter.Answer
  ) -> Decision {
    var (index, answer) = (index, answer)
    var reports = Violations()
    // The bytes do not show which text is marked, and a rule may ignore marked text.
    let isMarked = proposal.state.markedRange != nil
    while index < count {
      if case .rejects(let actual) = answer, !isMarked, let refusal = self[index].refusal {
        let violation = Violation(refusal, range: proposal.insertedRange, actual: actual)
        return Decision(.rejected, Violations(proposal.naming(violation)), of: proposal)
      }
      if case .lists(let range, let actual) = answer, !isMarked, let refusal = self[index].refusal {
        reports.append(
          Violation(refusal, range: range, actual: actual).named(in: proposal.state.text))
        (index, answer) = firstUndecided(proposal, from: index + 1)
        continue
      }
      if case .finds(let fault) = answer, self[index].refusal != nil {
        let violation = fault.violation.saying(self[index].message)
        guard let policy = self[index].onViolation, policy.isAdvisory else {
          return Decision(.rejected, Violations(violation), of: proposal)
        }
        reports.append(contentsOf: Violations(violation).with(policy.severity))
        (index, answer) = firstUndecided(proposal, from: index + 1)
        continue
      }
      switch self[index].judge(proposal) {
      case .accept: break
      case .amend(let state, let violations):
        var chain = AmendmentChain(of: self, judging: proposal)
        // The next pass finds the reported violations again.
        return reports.isEmpty
          ? chain.judge(resumingAt: index, with: (state, violations)) : chain.judge()
      case .report(let violations):
        reports.append(contentsOf: violations.attributed(to: self[index].identifier))
      case .reject(let violations):
        return Decision(
          .rejected, violations.attributed(to: self[index].identifier), of: proposal)
      }
      (index, answer) = firstUndecided(proposal, from: index + 1)
    }
    return Decision(.accepted, reports, of: proposal)
  }

  /// Returns the violations that the rules report for the text that a deletion leaves.
  private func violations(inWhole text: String) -> Violations {
    var all = Violations()
    for index in indices where self[index].reportsOnWholeText {
      all.append(contentsOf: self[index].violations(inWhole: text))
    }
    return all
  }

  /// Evaluates the rules with `...` in place of `…`.
  fileprivate func judgeExpanded(_ proposal: Proposal) -> Decision {
    let reasons = Violations(proposal.ellipsisViolation())
    let text = proposal.state.text.replacingUTF8(proposal.change.inserted, with: "...")
    let state = EditingState(text, caret: proposal.change.utf16Prefix + 3)
    guard let change = Change(judging: proposal.previous, became: state) else {
      return Decision(.amended, reasons, of: Proposal(proposal.previous, keptTextAs: state))
    }
    let expanded = Proposal(proposal.previous, became: state, by: change)
    var chain = AmendmentChain(of: self, judging: expanded, isAmended: true, reasons)
    return chain.judge()
  }
}

extension Change {
  /// Returns whether the change only removed full stops and inserted exactly `…`.
  ///
  /// Replacing a selection does not count: the user typed that ellipsis.
  fileprivate func isEllipsis(from old: String, to new: String) -> Bool {
    if kind == .replacementOfSelection || removed.isEmpty || inserted.count != "…".utf8.count {
      return false
    }
    let removedOnlyStops = old.withUTF8Bytes { bytes in
      bytes[removed].allSatisfy { $0 == UInt8(ascii: ".") }
    }
    return removedOnlyStops && new.substring(utf8: inserted) == "…"
  }
}

extension Proposal {
  /// The violation to report when `…` replaced full stops.
  fileprivate func ellipsisViolation(_ variant: Violation.Variant? = nil) -> Violation {
    let range = change.utf16Prefix..<change.utf16Prefix + 1
    var violation = Violation(.ellipsis, range: range, variant: variant)
    violation.rule = "ellipsis"
    return violation
  }
}
