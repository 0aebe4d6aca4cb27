/// One thing that is wrong with a whole text.
struct DecimalFault: Sendable {
  let code: Violation.Code
  /// In UTF-8 offsets.
  let range: Range<Int>
  var limit: Int?
  var actual: Int?
  /// The number itself, where it is out of range.
  var number: DecimalNumber?

  /// Whether a text that had this fault may have the other one too: the same, and no worse.
  func excuses(_ other: DecimalFault) -> Bool {
    guard code == other.code, code != .notANumber else { return false }
    if let number, let worse = other.number {
      return number.isNegative == worse.isNegative && worse.magnitude <= number.magnitude
    }
    return (other.actual ?? 0) <= (actual ?? 0)
  }
}

extension DecimalFormat {
  /// Everything that is wrong with a text; where it is no number at all, that alone.
  func faults(in text: String, tolerant: Bool) -> [DecimalFault] {
    switch read(text, tolerant: tolerant) {
    case .number(let parts): faults(of: parts)
    case .notANumber(let range): [DecimalFault(code: .notANumber, range: range)]
    }
  }

  private func faults(of parts: NumberParts) -> [DecimalFault] {
    var faults: [DecimalFault] = []
    func add(_ code: Violation.Code, _ range: Range<Int>?, limit: Int? = nil, actual: Int? = nil) {
      guard let range else { return }
      faults.append(DecimalFault(code: code, range: range, limit: limit, actual: actual))
    }
    if !allowsNegative { add(.negativeNotAllowed, parts.sign) }
    if parts.integer.isEmpty, leadingSeparator != .allow {
      add(.leadingSeparator, parts.separator)
    }
    if leadingZeros != .allow, parts.integer.count > 1, parts.integer[0] == 0 {
      add(.leadingZero, parts.needlessZeros, actual: parts.zeroCount)
    }
    if let integerDigits, parts.integer.count > integerDigits {
      add(
        .tooManyIntegerDigits, parts.integerRange, limit: integerDigits,
        actual: parts.integer.count)
    }
    if places == 0 {
      add(.tooManyDecimalPlaces, parts.separator, limit: 0, actual: parts.fraction.count)
    } else if parts.fraction.count > places {
      add(
        .tooManyDecimalPlaces, parts.fractionRange, limit: places, actual: parts.fraction.count)
    }
    // Typing on makes a number larger in magnitude, never smaller; `-0` is on its way to `-0.05`.
    if minimum != nil || maximum != nil, let number = parts.number,
      parts.sign != nil
        ? minimum.map({ number < $0 }) == true : maximum.map({ number > $0 }) == true
    {
      faults.append(DecimalFault(code: .outOfRange, range: parts.wholeRange, number: number))
    }
    return faults
  }

  /// What a text without faults still lacks to be a finished number.
  func unfinished(_ text: String) -> DecimalFault? {
    guard !text.isEmpty, case .number(let parts) = read(text, tolerant: false) else { return nil }
    let whole = 0..<text.utf8.count
    guard let number = parts.number, parts.separator == nil || !parts.fraction.isEmpty else {
      return DecimalFault(code: .notANumber, range: whole)
    }
    let isInside = minimum.map { number >= $0 } ?? true && maximum.map { number <= $0 } ?? true
    return isInside ? nil : DecimalFault(code: .outOfRange, range: whole)
  }
}

extension [DecimalFault] {
  func violations(in text: String) -> Violations {
    var violations = Violations()
    for fault in self {
      let start = text.utf16Length(inUTF8: 0..<fault.range.lowerBound)
      violations.append(
        Violation(
          fault.code, range: start..<start + text.utf16Length(inUTF8: fault.range),
          limit: fault.limit, actual: fault.actual))
    }
    return violations
  }
}
