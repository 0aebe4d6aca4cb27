extension [Rule] {
  /// Returns the index of the first rule whose quick check does not accept finished UTF-8, or the
  /// number of rules.
  func firstDoubt(about utf8: UnsafeBufferPointer<UInt8>) -> Int {
    for index in indices {
      let isFaultless = self[index].storage.borrowed._withUnsafeGuaranteedRef { rule in
        rule.lentDefinition.borrowed._withUnsafeGuaranteedRef { $0.quickCheckIsFaultless(utf8) }
      }
      if !isFaultless { return index }
    }
    return count
  }

  /// Returns the index of the first rule from an index on that objects to an edit, or the number of
  /// rules.
  ///
  /// - Parameter faults: The faults that the rule finds, instead of others.
  @inline(never)
  func firstObjection(
    to proposal: Proposal, from start: Int, _ faults: inout Faults
  ) -> Int {
    faults = Faults()
    return proposal.withEditedText { text in
      var text = text
      return firstObjection(to: &text, from: start, &faults)
    }
  }

  /// Returns the verdict of a rule that objects.
  @inline(never)
  func verdict(on proposal: Proposal, ofRuleAt index: Int, _ faults: Faults) -> Verdict {
    proposal.withEditedText { self[index].storage.object.verdict(on: proposal, $0, faults) }
  }

  /// Returns the first rule from an index on that objects, or the number of rules.
  @inline(__always)
  func firstObjection(
    to text: inout EditedText, from start: Int, _ faults: inout Faults
  ) -> Int {
    for index in start..<count {
      // Reads the properties of the rule in place: a copy counts references.
      self[index].storage.borrowed._withUnsafeGuaranteedRef { rule in
        text.isWhole = rule.isAdvisory
        rule.lentDefinition.borrowed._withUnsafeGuaranteedRef { $0.findFaults(in: text, &faults) }
      }
      if !faults.isNone { return index }
    }
    return count
  }

  /// Returns the only objection to an edit, or `nil` if there are several or the rules need the
  /// proposal.
  ///
  /// - Parameters:
  ///   - index: The index of the first rule that objects.
  ///   - faults: The faults that it found. They are not changed; `borrowing` copies them.
  @inline(__always)
  func onlyObjection(
    to text: inout EditedText, byRuleAt index: Int, _ faults: inout Faults
  ) -> Objection? {
    let found = self[index].storage.borrowed._withUnsafeGuaranteedRef { rule -> Objection? in
      guard faults.count == 1, !faults.needsRewriting, rule.onViolation != .amend,
        let fault = faults.first
      else { return nil }
      return Objection(fault, in: text, by: rule)
    }
    guard let found, found.outcome == .accepted else { return found }
    var others = Faults()
    return firstObjection(to: &text, from: index + 1, &others) == count ? found : nil
  }

  /// Returns the violation for the only objection.
  @inline(__always)
  func violation(_ objection: Objection, byRuleAt index: Int) -> Violation {
    self[index].storage.borrowed._withUnsafeGuaranteedRef { Violation($0.template, objection) }
  }
}
