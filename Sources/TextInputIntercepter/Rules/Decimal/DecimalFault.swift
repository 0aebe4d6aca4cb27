/// A fault of a whole text.
struct DecimalFault: Sendable {
  let code: Violation.Code.Standard
  /// The position of the fault, in UTF-8 offsets.
  let range: Range<Int>
  var limit: Int?
  var actual: Int?

  func violation(in text: String) -> Violation {
    let start = text.utf16Length(inUTF8: 0..<range.lowerBound)
    return Violation(
      code, of: .decimal, range: start..<start + text.utf16Length(inUTF8: range), limit: limit,
      actual: actual)
  }
}

extension DecimalFormat {
  /// Returns whether a text has no faults.
  func isFaultless(_ text: String, tolerant: Bool) -> Bool {
    var isFaultless = true
    forEachFault(in: text, tolerant: tolerant) { _ in isFaultless = false }
    return isFaultless
  }

  /// Returns all faults of a text, parsed strictly.
  func violations(in text: String) -> Violations {
    var violations = Violations()
    forEachFault(in: text, tolerant: false) { violations.append($0.violation(in: text)) }
    return violations
  }

  /// Calls `body` with each fault of a text, or with the only one of a text that is not a number.
  @inline(__always)
  func forEachFault(in text: String, tolerant: Bool, _ body: (DecimalFault) -> Void) {
    switch read(text, tolerant: tolerant) {
    case .number(let parts): forEachFault(of: parts, in: text, body)
    case .notANumber(let range): body(DecimalFault(code: .notANumber, range: range))
    }
  }

  private func forEachFault(
    of parts: NumberParts, in text: String, _ body: (DecimalFault) -> Void
  ) {
    if !allowsNegative, let sign = parts.sign {
      body(DecimalFault(code: .negativeNotAllowed, range: sign))
    }
    if leadingSeparator != .allow, parts.integerCount == 0, let separator = parts.separator {
      body(DecimalFault(code: .leadingSeparator, range: separator))
    }
    if leadingZeros != .allow, let zeros = parts.needlessZeros {
      body(DecimalFault(code: .leadingZero, range: zeros, actual: parts.zeroCount))
    }
    if let integerDigits, parts.integerCount > integerDigits {
      body(
        DecimalFault(
          code: .tooManyIntegerDigits, range: parts.integer, limit: integerDigits,
          actual: parts.integerCount))
    }
    if let tooMany = places == 0
      ? parts.separator : parts.fractionCount > places ? parts.fraction : nil
    {
      body(
        DecimalFault(
          code: .tooManyDecimalPlaces, range: tooMany, limit: places, actual: parts.fractionCount))
    }
    if isBeyondBounds(parts, in: text) {
      body(DecimalFault(code: .outOfRange, range: parts.wholeRange))
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
