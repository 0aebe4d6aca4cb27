extension DecimalFormat {
  /// Appends the faults of a text if its bytes decide.
  ///
  /// They do for a number without faults. They also do for the usual edit with one: it types an
  /// ASCII character that normalizing would not change.
  func findFaults(
    in text: EditedText, _ onViolation: ViolationPolicy, _ faults: inout Faults
  ) {
    let reading = read(text.utf8, tolerant: false)
    findFaults(of: reading, in: text.utf8, &faults)
    if text.isFinished {
      if faults.isNone, unfinished(reading, in: text.utf8) == nil { return }
    } else if faults.isNone
      ? !mayCompleteGroup(text) : onViolation != .amend && isOnlyFault(faults, reading, in: text)
    {
      return
    }
    faults = Faults()
    faults.leaveUndecided()
  }

  /// Returns whether an edit may be the completion of a group where decimals fit.
  private func mayCompleteGroup(_ text: EditedText) -> Bool {
    places > 2 && !groupingSeparators.isEmpty && !text.change.removed.isEmpty
  }

  /// Returns whether the only fault of a text is also the only reason to object to an edit: it
  /// types an ASCII character that stays as it is.
  private func isOnlyFault(
    _ faults: Faults, _ reading: NumberReading, in text: EditedText
  ) -> Bool {
    let (change, place) = (text.change, text.change.prefix)
    guard faults.count == 1, let fault = faults.first,
      change.kind == .typing || change.kind == .insertion, change.removed.isEmpty,
      change.inserted.count == 1, let typed = plainSymbol(text.utf8[place])
    else { return false }
    // Before the existing separator, the caret moves over it instead.
    if case .separator = typed, place + 1 < text.count, text.utf8[place + 1] == asciiSeparator {
      return false
    }
    switch reading {
    case .number(let parts):
      // Typing in the range of a fault makes it worse, but zeros keep a number as it is.
      let isWorse = fault.code != .outOfRange && fault.range.contains(place)
      return zeroEdit(parts) == nil && (text.isWhole || isWorse)
    case .notANumber(let range):
      // What is read otherwise when it is inserted may still be a number.
      guard range.count == 1, plainSymbol(text.utf8[range.lowerBound]) != nil else { return false }
      // A text that was not a number may stay one that is not, if only digits are inserted.
      if case .digit = typed { return text.isWhole }
      return true
    }
  }

  func judge(_ proposal: Proposal, _ onViolation: ViolationPolicy) -> Verdict {
    if let state = behindSeparator(proposal) { return .amend(state, []) }
    let isAmbiguous = isAmbiguous(proposal)
    let written = isAmbiguous ? nil : normalized(proposal)
    if let written, openNumber(in: written.text) != nil {
      return written == proposal.state ? .accept : .amend(written, [])
    }
    if onViolation.isAdvisory {
      // A number is normalized; all faults of any other text are reported.
      if let written, written != proposal.state, isFaultless(written.text, tolerant: true) {
        return .amend(written, [])
      }
      if let read = readWhole(proposal) { return .amend(read, []) }
      let violations = violations(in: proposal.state.text, proposal)
      return violations.isEmpty ? .accept : onViolation.verdict(violations, amended: nil)
    }
    guard let written else {
      if let read = readWhole(proposal) { return .amend(read, []) }
      let isMark = isAmbiguous || isGroupingMark(proposal)
      let variant = isMark ? separatorVariant : ambiguity(of: proposal.state.text, proposal)
      return onViolation.verdict(
        Violations(proposal.violation(.notANumber, variant)), amended: nil)
    }
    let new = newViolations(in: written.text, proposal)
    guard new.isEmpty else {
      if let read = readWhole(proposal) { return .amend(read, []) }
      let kept = kept(proposal).flatMap { newViolations(in: $0.text, proposal).isEmpty ? $0 : nil }
      // The same number in the notation of the field is no fault, unless nothing was inserted.
      let isRead =
        onViolation == .amend && !new.contains { $0.standardCode != .notANumber }
        && kept.map {
          !$0.text.hasSameScalars(as: proposal.previous.text)
            && isNumber(proposal.state.text, writtenAs: $0.text, orNone: false)
        } == true
      return onViolation.verdict(isRead ? [] : new, amended: kept)
    }
    return written == proposal.state ? .accept : .amend(written, [])
  }

  /// Returns the state with the number that a form reads in a pasted whole text, such as `$2` or
  /// `4.743,4`; `nil` if the field does not accept it.
  private func readWhole(_ proposal: Proposal) -> EditingState? {
    let text = proposal.state.text
    guard proposal.change.inserted.count == text.utf8.count, proposal.insertedCluster == nil,
      !endsWithGroup(text)
    else { return nil }
    let number = written(text)
    return !number.hasSameScalars(as: text) && isFaultless(number, tolerant: false)
      ? EditingState(number, caret: number.utf16Length) : nil
  }

  func validity(of text: String, _ onViolation: ViolationPolicy) -> Validity {
    let violations = violations(in: text)
    if !violations.isEmpty {
      return onViolation.isAdvisory || openNumber(in: text) == nil
        ? onViolation.validity(violations) : Validity(.intermediate, violations)
    }
    guard let code = text.withUTF8Bytes({ unfinished(read($0, tolerant: false), in: $0) }) else {
      return Validity(.valid)
    }
    let whole = 0..<text.utf16Length(inUTF8: 0..<text.utf8.count)
    return Validity(.intermediate, Violations(Violation(Violation.Code(code), range: whole)))
  }
}

extension DecimalFormat {
  /// Returns all faults of a text, which an edit may have changed.
  private func violations(in text: String, _ proposal: Proposal? = nil) -> Violations {
    let faults = text.withUTF8Bytes { allFaults(of: read($0, tolerant: false), in: $0) }
    let isNoNumber = faults.first?.code == .notANumber
    return violations(faults, in: text, isNoNumber ? ambiguity(of: text, proposal) : nil)
  }

  /// Returns the faults of a text that the previous text did not have, or had to a lesser degree.
  private func newViolations(in text: String, _ proposal: Proposal) -> Violations {
    let inserted = proposal.state.text.text(utf8: proposal.change.inserted)
    var insertsDigits = true
    inserted.forEachCluster(in: 0..<inserted.utf8.count) {
      if case .digit = symbol($0, tolerant: true) { return }
      insertsDigits = false
    }
    let faults = text.withUTF8Bytes { bytes -> Faults in
      let reading = read(bytes, tolerant: true)
      let all = allFaults(of: reading, in: bytes)
      if proposal.replacesWholeText { return all }
      return proposal.previous.text.withUTF8Bytes {
        newFaults(all, of: reading, in: bytes, after: $0, insertsDigits: insertsDigits)
      }
    }
    let isNoNumber = faults.first?.code == .notANumber
    return violations(faults, in: text, isNoNumber ? closing(text, proposal) : nil)
  }

  /// Returns the violations for the faults of a text.
  ///
  /// - Parameter variant: The variant of the violations.
  private func violations(
    _ faults: Faults, in text: String, _ variant: Violation.Variant?
  ) -> Violations {
    var violations = Violations()
    faults.forEach {
      violations.append(
        Violation(
          $0.code ?? .notANumber, of: "decimal", range: text.utf16Range(utf8: $0.range),
          limit: $0.limit, actual: $0.actual, variant: variant))
    }
    return violations
  }
}
