extension DecimalFormat {
  /// Returns the violation for a fault of a text.
  func violation(_ fault: Fault, in text: String) -> Violation {
    Violation(
      fault.code ?? .notANumber, of: "decimal", range: text.utf16Range(utf8: fault.range),
      limit: fault.limit, actual: fault.actual)
  }

  /// Returns whether a text has no faults.
  func isFaultless(_ text: String, tolerant: Bool) -> Bool {
    var isFaultless = true
    forEachFault(in: text, tolerant: tolerant) { _ in isFaultless = false }
    return isFaultless
  }

  /// Returns all faults of a text, parsed strictly.
  func violations(in text: String) -> Violations {
    var violations = Violations()
    forEachFault(in: text, tolerant: false) { violations.append(violation($0, in: text)) }
    return violations
  }

  /// Calls `body` with each fault of a text, or with the only one of a text that is not a number.
  @inline(__always)
  func forEachFault(in text: String, tolerant: Bool, _ body: (Fault) -> Void) {
    switch read(text, tolerant: tolerant) {
    case .number(let parts): forEachFault(of: parts, in: text, body)
    case .notANumber(let range): body(Fault(range: range, code: .notANumber))
    }
  }

  private func forEachFault(
    of parts: NumberParts, in text: String, _ body: (Fault) -> Void
  ) {
    if !allowsNegative, let sign = parts.sign {
      body(Fault(range: sign, code: .negativeNotAllowed))
    }
    if leadingSeparator != .allow, parts.integerCount == 0, let separator = parts.separator {
      body(Fault(range: separator, code: .leadingSeparator))
    }
    if leadingZeros != .allow, let zeros = parts.needlessZeros {
      body(Fault(range: zeros, actual: parts.zeroCount, code: .leadingZero))
    }
    if let integerDigits, parts.integerCount > integerDigits {
      body(
        Fault(
          range: parts.integer, actual: parts.integerCount, limit: integerDigits,
          code: .tooManyIntegerDigits))
    }
    if let tooMany = places == 0
      ? parts.separator : parts.fractionCount > places ? parts.fraction : nil
    {
      body(
        Fault(
          range: tooMany, actual: parts.fractionCount, limit: places, code: .tooManyDecimalPlaces))
    }
    if isBeyondBounds(parts, in: text) {
      body(Fault(range: parts.wholeRange, code: .outOfRange))
    }
  }

  /// Returns why a text without faults is not a finished number yet.
  func unfinished(_ text: String) -> Violation.Code? {
    guard !text.isEmpty, case .number(let parts) = read(text, tolerant: false) else { return nil }
    guard parts.hasDigits, parts.separator == nil || parts.fractionCount > 0 else {
      return .notANumber
    }
    return isWithinBounds(parts, in: text) ? nil : .outOfRange
  }
}
