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
      var faults = Faults()
      let index = current.text.withUTF8Bytes { utf8 in
        var text = EditedText(utf8, after: change)
        return rules.firstObjection(to: &text, from: 0, &faults)
      }
      let proposal = Proposal(previous: previous, state: current, change: change)
      if index == rules.count { return Decision(.accepted, of: proposal) }
      let objection = current.text.withUTF8Bytes { utf8 in
        var text = EditedText(utf8, after: change)
        return rules.onlyObjection(to: &text, byRuleAt: index, &faults)
      }
      guard let objection else { return rules.judge(proposal, from: index, &faults) }
      let violation = rules.violation(objection, byRuleAt: index)
      return Decision(objection.outcome, Violations(violation), of: proposal)
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
      rules.allSatisfy { $0.sanitize(prefix).hasSameScalars(as: prefix) }
    }
    var (good, bad) = (0, text.utf8.count)
    while bad - good > 1 {
      let middle = text.clusterBoundary(atOrBefore: good + (bad - good) / 2)
      if middle <= good { break }
      if conforms(text.text(utf8: 0..<middle)) { good = middle } else { bad = middle }
    }
    return text.text(utf8: 0..<good)
  }
}

extension [Rule] {
  /// Evaluates the rules in order.
  func judge(_ proposal: Proposal) -> Decision {
    if proposal.change.kind == .deletion {
      return Decision(.accepted, violations(inWhole: proposal.state.text), of: proposal)
    }
    return judge(proposal, from: 0)
  }

  /// Evaluates the rules in order, from an index on; the rules before it accept the edit.
  func judge(_ proposal: Proposal, from start: Int) -> Decision {
    var faults = Faults()
    return judge(proposal, from: firstObjection(to: proposal, from: start, &faults), &faults)
  }

  /// Evaluates the rules in order, starting with the first one that objects.
  func judge(_ proposal: Proposal, from index: Int, _ faults: inout Faults) -> Decision {
    if index == count { return Decision(.accepted, of: proposal) }
    var chain = AmendmentChain(of: self, judging: proposal)
    return chain.judge(from: index, &faults)
  }

  /// Returns the violations that the rules report for the text that a deletion leaves.
  private func violations(inWhole text: String) -> Violations {
    var all = Violations()
    for rule in self where rule.storage.object.reportsOnWholeText {
      all.append(contentsOf: rule.storage.object.violations(inWhole: text))
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
    var faults = Faults()
    return chain.judge(from: firstObjection(to: expanded, from: 0, &faults), &faults)
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
    return removedOnlyStops && new.holds("…", atUTF8: prefix)
  }
}

extension Proposal {
  /// The violation to report when `…` replaced full stops.
  fileprivate func ellipsisViolation(_ variant: Violation.Variant? = nil) -> Violation {
    let range = change.utf16Prefix..<change.utf16Prefix + 1
    return Violation(.ellipsis, of: "ellipsis", range: range, variant: variant)
  }
}
