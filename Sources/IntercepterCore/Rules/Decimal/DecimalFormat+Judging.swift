extension DecimalFormat {
  func judge(_ proposal: Proposal, _ onViolation: ViolationPolicy) -> Verdict {
    if let state = behindSeparator(proposal) { return .amend(state, []) }
    if onViolation.isAdvisory { return judgeSoftly(proposal, onViolation) }
    guard let written = normalized(proposal) else {
      let variant = isGroupingMark(proposal) ? separatorVariant : nil
      return onViolation.verdict(
        Violations(proposal.violation(.notANumber, variant)), amended: nil)
    }
    let new = newViolations(in: written.text, proposal)
    guard new.isEmpty else {
      return onViolation.verdict(
        new,
        amended: kept(proposal).flatMap {
          newViolations(in: $0.text, proposal).isEmpty ? $0 : nil
        })
    }
    return written == proposal.state ? .accept : .amend(written, [])
  }

  /// Normalizes a number; reports all faults of any other text.
  private func judgeSoftly(_ proposal: Proposal, _ onViolation: ViolationPolicy) -> Verdict {
    if let written = normalized(proposal), written != proposal.state,
      isFaultless(written.text, tolerant: true)
    {
      return .amend(written, [])
    }
    let violations = violations(in: proposal.state.text)
    return violations.isEmpty ? .accept : onViolation.verdict(violations, amended: nil)
  }

  func validity(of text: String, _ onViolation: ViolationPolicy) -> Validity {
    let violations = violations(in: text)
    if !violations.isEmpty { return onViolation.validity(violations) }
    guard let code = unfinished(text) else { return Validity(.valid) }
    let whole = 0..<text.utf16Length(inUTF8: 0..<text.utf8.count)
    return Validity(.intermediate, Violations(Violation(code, range: whole)))
  }
}

extension DecimalFormat {
  /// Returns the faults of a text that the previous text did not have, or had to a lesser degree.
  private func newViolations(in text: String, _ proposal: Proposal) -> Violations {
    var violations = Violations()
    forEachFault(in: text, tolerant: true) { fault in
      if proposal.replacesWholeText || !excuses(fault, in: text, proposal) {
        violations.append(violation(fault, in: text))
      }
    }
    return violations
  }

  /// Returns whether the previous text had the same fault, to the same degree or worse.
  private func excuses(_ fault: Fault, in text: String, _ proposal: Proposal) -> Bool {
    let previous = proposal.previous.text
    var isExcused = false
    forEachFault(in: previous, tolerant: true) { old in
      guard old.code == fault.code else { return }
      isExcused =
        switch fault.code {
        // A text that was not a number may stay one that is not, if only digits are inserted.
        case .notANumber:
          proposal.insertedText.allSatisfy {
            if case .digit = symbol($0, tolerant: true) { true } else { false }
          }
        case .outOfRange: isNoFurther(text, than: previous)
        default: (fault.actual ?? 0) <= (old.actual ?? 0)
        }
    }
    return isExcused
  }

  /// Returns whether a number has the same sign as another and is not larger in magnitude.
  private func isNoFurther(_ text: String, than previous: String) -> Bool {
    guard case .number(let parts) = read(text, tolerant: true),
      case .number(let old) = read(previous, tolerant: true),
      let number = number(parts, in: text), let oldNumber = self.number(old, in: previous)
    else { return false }
    return (parts.sign == nil) == (old.sign == nil) && number.magnitude <= oldNumber.magnitude
  }
}
