// A finished text is read by the same function as a text under each key.

extension FormattedIntercepter {
  func validate(_ text: String) -> Validity {
    var read = Pieces()
    let reading = layout.read(text, &read)
    switch reading {
    case .wrong(let violation), .ambiguous(let violation):
      return Validity(.invalid, Violations(violation).attributed(to: Self.identifier))
    case .value, .beginning, .notMine: break
    }
    let raw = read.text
    var validity = rules.validate(raw)
    if validity.status != .invalid {
      let fit = fit(of: raw, reading, isTyped: read.asTyped != nil)
      // One reason is enough for an unfinished text.
      if fit.status == .invalid || validity.isValid { validity = validity.combined(with: fit) }
    }
    if validity.violations.isEmpty { return validity }
    return Validity(
      validity.status, read.movedBack(validity.violations, from: raw, to: text))
  }

  /// Returns the layout's own validity of a raw text.
  private func fit(of raw: String, _ reading: Reading, isTyped: Bool) -> Validity {
    var shown = Pieces()
    let rest = layout.layOut(raw, &shown)
    let violation: Violation
    if rest > 0, !isTyped {
      violation = self.violation(of: raw, rest: rest)
    } else if case .beginning = reading {
      violation = Violation(
        .patternMismatch, range: 0..<raw.utf16Length, variant: .patternIncomplete)
    } else {
      return Validity(.valid)
    }
    return Validity(
      rest > 0 && !isTyped ? .invalid : .intermediate,
      Violations(violation).attributed(to: Self.identifier))
  }

  func sanitize(_ text: String) -> String {
    let (raw, violation) = layout.raw(of: text)
    // Without its beginning, the telephone number of another country would be a different one.
    if violation != nil { return text }
    // What the layout adds by itself, such as fixed decimals, belongs to the result.
    let (sanitized, _) = layout.raw(of: layout.stored(rules.sanitize(raw)))
    // A text of literals alone would become empty, and one that cannot conform stays unchanged.
    let stored = stored(sanitized, of: text)
    return sanitized.isEmpty || !validate(stored).isValid ? text : stored
  }

  /// Returns a raw text as forms store it.
  ///
  /// A stored text is read again, as when a form is submitted twice. If the raw text would then be
  /// another, because it begins like the layout's own literal, the shown text is stored: 2020 and not
  /// 20, with the mask `20##`.
  ///
  /// - Parameter text: The finished text, which remains if neither can be stored.
  func stored(_ raw: String, of text: String) -> String {
    if raw.isEmpty, isBeginning(text) { return text }
    let stored = layout.stored(raw)
    if !layout.hasReadableLiterals || isRead(stored, as: raw) { return stored }
    var shown = Pieces()
    let rest = layout.layOut(raw, &shown)
    return rest == 0 && isRead(shown.text, as: raw) ? shown.text : text
  }

  /// Returns whether a text is the beginning of a value, such as the literal before its first slot.
  private func isBeginning(_ text: String) -> Bool {
    var read = Pieces()
    if case .beginning = layout.read(text, &read) { return true }
    return false
  }

  private func isRead(_ text: String, as raw: String) -> Bool {
    let (read, violation) = layout.raw(of: text)
    return violation == nil && read.hasSameScalars(as: raw)
  }

  /// Returns a state set by the program as the field shows it, whether its text is laid out or not.
  func shown(_ state: EditingState) -> EditingState {
    if state.hasMarkedText { return state }
    let old = ShownText(state.text, layout)
    if old.isLaidOut, old.rest == 0 { return state }
    var read = Pieces()
    switch layout.read(state.text, &read) {
    case .wrong, .ambiguous: return state
    case .value, .beginning, .notMine: break
    }
    let raw = read.state(state)
    var shown = Pieces()
    let rest = layout.layOut(raw.text, &shown)
    let isTyped = read.asTyped != nil
    if rest > 0, isTyped || layout.hasReadableLiterals { return state }
    if isTyped, raw.text.isEmpty { return state }
    // The selection of a text that stays as it is may begin in front of a literal.
    return shown.text.hasSameScalars(as: state.text) ? state : shown.state(raw)
  }

  /// Maps violations of the raw text of a text, which may be laid out, to that text.
  func shown(_ violations: Violations, in text: String) -> Violations {
    var read = Pieces()
    switch layout.read(text, &read) {
    case .wrong, .ambiguous: return violations
    case .value, .beginning, .notMine:
      return read.movedBack(violations, from: read.text, to: text)
    }
  }
}
