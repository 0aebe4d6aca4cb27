extension DecimalFormat {
  func judge(_ proposal: Proposal, _ onViolation: ViolationPolicy) -> Verdict {
    if onViolation.isSoft { return judgeSoftly(proposal, onViolation) }
    guard let written = normalized(proposal) else {
      return onViolation.verdict(Violations(proposal.violation(.notANumber)), amended: nil)
    }
    let new = newFaults(in: written.text, proposal)
    guard new.isEmpty else {
      return onViolation.verdict(
        new.violations(in: written.text),
        amended: kept(proposal).flatMap { newFaults(in: $0.text, proposal).isEmpty ? $0 : nil })
    }
    return written == proposal.state ? .accept : .amend(written, [])
  }

  /// What can be written as a number is; of anything else, all that is wrong with the whole text is said.
  private func judgeSoftly(_ proposal: Proposal, _ onViolation: ViolationPolicy) -> Verdict {
    if let written = normalized(proposal), written != proposal.state,
      faults(in: written.text, tolerant: true).isEmpty
    {
      return .amend(written, [])
    }
    let text = proposal.state.text
    let faults = faults(in: text, tolerant: false)
    return faults.isEmpty
      ? .accept : onViolation.verdict(faults.violations(in: text), amended: nil)
  }

  /// What is wrong with the new text that was not as wrong with the one before.
  private func newFaults(in text: String, _ proposal: Proposal) -> [DecimalFault] {
    let faults = faults(in: text, tolerant: true)
    if faults.isEmpty || proposal.replacesWholeText { return faults }
    let inherited = self.faults(in: proposal.previous.text, tolerant: true)
    return faults.filter { fault in
      !inherited.contains { $0.excuses(fault) || excuses($0, fault, proposal) }
    }
  }

  /// Whether a text that was no number before may stay none: where only digits are inserted.
  private func excuses(_ old: DecimalFault, _ new: DecimalFault, _ proposal: Proposal) -> Bool {
    old.code == .notANumber && new.code == .notANumber
      && proposal.insertedText.allSatisfy {
        if case .digit = symbol($0, tolerant: true) { true } else { false }
      }
  }

  func validity(of text: String, _ onViolation: ViolationPolicy) -> Validity {
    let faults = faults(in: text, tolerant: false)
    if !faults.isEmpty { return onViolation.validity(faults.violations(in: text)) }
    guard let unfinished = unfinished(text) else { return Validity(.valid) }
    return Validity(.intermediate, [unfinished].violations(in: text))
  }
}
