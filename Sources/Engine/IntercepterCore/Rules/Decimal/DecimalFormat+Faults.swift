extension DecimalFormat {
  /// Returns the faults of a text.
  func allFaults(of reading: NumberReading, in text: UnsafeBufferPointer<UInt8>) -> Faults {
    var faults = Faults()
    findFaults(of: reading, in: text, &faults)
    return faults
  }

  /// Appends the faults of a text, or only one if it is not a number.
  func findFaults(
    of reading: NumberReading, in text: UnsafeBufferPointer<UInt8>, _ faults: inout Faults
  ) {
    switch reading {
    case .notANumber(let range): faults.append(.notANumber, range)
    case .number(let parts):
      findFaults(of: parts) { faults.append($0, $1, $2, $3) }
      if isBeyondBounds(parts, in: text) { faults.append(.outOfRange, 0..<parts.end) }
    }
  }

  /// Reports the faults of a number, except that it is beyond a bound.
  @inline(__always)
  private func findFaults(
    of parts: NumberParts,
    _ report: (
      _ code: Violation.Code.Standard, _ range: Range<Int>, _ actual: Int?, _ limit: Int?
    ) -> Void
  ) {
    if !allowsNegative, let sign = parts.sign { report(.negativeNotAllowed, sign, nil, nil) }
    if leadingSeparator != .allow, parts.integerCount == 0, let separator = parts.separatorRange {
      report(.leadingSeparator, separator, nil, nil)
    }
    if leadingZeros != .allow, let zeros = parts.needlessZeros {
      report(.leadingZero, zeros, parts.zeroCount, nil)
    }
    if let integerDigits, parts.integerCount > integerDigits {
      report(.tooManyIntegerDigits, parts.integer, parts.integerCount, integerDigits)
    }
    if let tooMany = places == 0
      ? parts.separatorRange : parts.fractionCount > places ? parts.fraction : nil
    {
      report(.tooManyDecimalPlaces, tooMany, parts.fractionCount, places)
    }
  }

  /// Returns whether a text has no faults.
  func isFaultless(_ text: String, tolerant: Bool) -> Bool {
    text.withUTF8Bytes {
      guard case .number(let parts) = read($0, tolerant: tolerant) else { return false }
      return isWellFormed(parts) && !isBeyondBounds(parts, in: $0)
    }
  }

  /// Returns whether a text is empty, or a finished number without faults.
  func isFinished(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let reading = read(text, tolerant: false)
    guard case .number(let parts) = reading else { return false }
    // A finished number is between its bounds.
    return isWellFormed(parts) && unfinished(reading, in: text) == nil
  }

  private func isWellFormed(_ parts: NumberParts) -> Bool {
    var isWellFormed = true
    findFaults(of: parts) { _, _, _, _ in isWellFormed = false }
    return isWellFormed
  }

  /// Returns why a text without faults is not a finished number yet.
  func unfinished(
    _ reading: NumberReading, in text: UnsafeBufferPointer<UInt8>
  ) -> Violation.Code.Standard? {
    guard !text.isEmpty, case .number(let parts) = reading else { return nil }
    guard parts.hasDigits, parts.separatorRange == nil || parts.fractionCount > 0 else {
      return .notANumber
    }
    let isWithinBounds =
      minimum.map { compare(parts, in: text, with: $0) >= 0 } ?? true
      && maximum.map { compare(parts, in: text, with: $0) <= 0 } ?? true
    return isWithinBounds ? nil : .outOfRange
  }
}

extension DecimalFormat {
  /// Returns the faults of a text that its previous text did not have, or had to a lesser degree.
  ///
  /// - Parameters:
  ///   - faults: All faults of the text.
  ///   - insertsDigits: Whether the edit inserts only digits. A text that was not a number may then
  ///     stay one that is not.
  func newFaults(
    _ faults: Faults, of reading: NumberReading, in text: UnsafeBufferPointer<UInt8>,
    after previous: UnsafeBufferPointer<UInt8>, insertsDigits: Bool
  ) -> Faults {
    let old = read(previous, tolerant: true)
    var new = Faults()
    faults.forEach { fault in
      var isExcused = false
      allFaults(of: old, in: previous).forEach { oldFault in
        guard oldFault.code == fault.code else { return }
        isExcused =
          switch fault.code {
          case .notANumber: insertsDigits
          case .outOfRange: isNoFurther(reading, in: text, than: old, in: previous)
          default: (fault.actual ?? 0) <= (oldFault.actual ?? 0)
          }
      }
      if !isExcused { new.add(fault) }
    }
    return new
  }

  /// Returns whether a number has the same sign as another and is not larger in magnitude.
  private func isNoFurther(
    _ reading: NumberReading, in text: UnsafeBufferPointer<UInt8>, than old: NumberReading,
    in previous: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard case .number(let parts) = reading, case .number(let oldParts) = old,
      let number = DecimalNumber(oldParts, in: previous)
    else { return false }
    let order = compare(parts, in: text, with: number)
    return (parts.sign == nil) == (oldParts.sign == nil)
      && (parts.sign == nil ? order <= 0 : order >= 0)
  }

  /// Returns whether a number is beyond a bound and typing more digits cannot bring it back.
  ///
  /// Typing only increases the magnitude; `-0` may become `-0.05`.
  private func isBeyondBounds(
    _ parts: NumberParts, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard parts.hasDigits else { return false }
    if parts.sign != nil { return minimum.map { compare(parts, in: text, with: $0) < 0 } ?? false }
    return maximum.map { compare(parts, in: text, with: $0) > 0 } ?? false
  }

  /// Compares a number with a bound.
  ///
  /// - Returns: A negative value if the number is smaller, a positive one if it is larger.
  private func compare(
    _ parts: NumberParts, in text: UnsafeBufferPointer<UInt8>, with bound: DecimalNumber
  ) -> Int {
    // Most numbers have fewer digits than their maximum.
    if parts.sign == nil, bound.hasMoreIntegerDigits(than: parts.integerCount) { return -1 }
    guard parts.isASCII else { return DecimalNumber(parts, in: text).map(bound.order) ?? 0 }
    return bound.order(
      isNegative: parts.sign != nil, UnsafeBufferPointer(rebasing: text[parts.integer]),
      UnsafeBufferPointer(rebasing: text[parts.fraction]))
  }
}

extension Faults {
  /// Appends a fault.
  ///
  /// It is a call so that the code for a number without faults stays short.
  @inline(never)
  fileprivate mutating func append(
    _ code: Violation.Code.Standard, _ range: Range<Int>, _ actual: Int? = nil,
    _ limit: Int? = nil
  ) {
    add(Fault(range: range, actual: actual, limit: limit, code: code))
  }

  func forEach(_ body: (Fault) -> Void) {
    for index in 0..<count { if let fault = self[index] { body(fault) } }
  }
}
