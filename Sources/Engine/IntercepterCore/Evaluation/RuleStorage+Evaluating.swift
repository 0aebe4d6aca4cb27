extension RuleStorage {
  /// Evaluates an edit.
  func judge(_ proposal: Proposal) -> Verdict {
    proposal.withEditedText { text in
      var text = text
      text.isWhole = isAdvisory
      var faults = Faults()
      definition.findFaults(in: text, &faults)
      return faults.isNone ? .accept : verdict(on: proposal, text, faults)
    }
  }

  /// Returns the verdict on an edit to which the rule objects.
  func verdict(on proposal: Proposal, _ text: EditedText, _ faults: Faults) -> Verdict {
    guard !faults.isUndecided, let onViolation else { return definition.judge(proposal, message) }
    if faults.needsRewriting, onViolation.isAdvisory || faults.first == nil,
      let state = definition.amended(proposal, Faults())
    {
      return .amend(state, Violations())
    }
    if faults.first == nil { return .accept }
    return onViolation.verdict(
      violations(faults, in: text), amended: definition.amended(proposal, faults))
  }

  /// Validates a finished text.
  func validate(_ text: String) -> Validity {
    let validity = text.withUTF8Bytes { utf8 -> Validity? in
      let text = EditedText(whole: utf8, isFinished: true)
      var faults = Faults()
      definition.findFaults(in: text, &faults)
      if faults.isUndecided { return nil }
      guard let onViolation, faults.first != nil else { return Validity(.valid) }
      let violations = violations(faults, in: text)
      return faults.areIncomplete && onViolation != .warn
        ? Validity(.intermediate, violations) : onViolation.validity(violations)
    }
    return validity ?? definition.validity(of: text, message)
  }

  /// Returns the violations for faults.
  func violations(_ faults: Faults, in text: EditedText) -> Violations {
    var violations = Violations()
    var text = text
    for index in 0..<faults.count {
      guard let fault = faults[index] else { break }
      let objection = Objection(fault, in: text, by: self)
      violations.append(Violation(template, objection))
      // The next fault is counted from here.
      text.change.prefix = fault.range.upperBound
      text.change.utf16Prefix = objection.range.upperBound
    }
    return violations
  }

  /// Returns the violations that the rule reports for the text that a deletion leaves.
  func violations(inWhole text: String) -> Violations {
    guard onViolation != nil else {
      if text.isEmpty { return Violations() }
      switch judge(Proposal(wholeText: text)) {
      case .report(let violations): return violations.attributed(to: identifier)
      // A value's field keeps the keys that are wrong in it.
      case .reject(let violations) where definition.reading != nil:
        return violations.attributed(to: identifier)
      default: return Violations()
      }
    }
    guard isAdvisory else { return Violations() }
    let validity = validate(text)
    return validity.status == .intermediate
      ? Violations() : validity.violations.attributed(to: identifier)
  }
}
