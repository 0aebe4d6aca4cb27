extension DecimalFormat {
  /// Returns whether a number is beyond a bound and typing more digits cannot bring it back.
  ///
  /// Typing only increases the magnitude; `-0` may become `-0.05`.
  func isBeyondBounds(_ parts: NumberParts, in text: String) -> Bool {
    guard parts.hasDigits else { return false }
    if parts.sign != nil { return minimum.map { compare(parts, in: text, with: $0) < 0 } ?? false }
    return maximum.map { compare(parts, in: text, with: $0) > 0 } ?? false
  }

  /// Returns whether a number is within both bounds.
  func isWithinBounds(_ parts: NumberParts, in text: String) -> Bool {
    minimum.map { compare(parts, in: text, with: $0) >= 0 } ?? true
      && maximum.map { compare(parts, in: text, with: $0) <= 0 } ?? true
  }

  /// Returns the value of a parsed number, or `nil` if it has no digits.
  func number(_ parts: NumberParts, in text: String) -> DecimalNumber? {
    guard parts.hasDigits else { return nil }
    return DecimalNumber(
      isNegative: parts.sign != nil, integer: text.substring(utf8: parts.integer).asciiDigits,
      fraction: text.substring(utf8: parts.fraction).asciiDigits)
  }

  /// Compares a number with a bound.
  ///
  /// - Returns: A negative value if the number is smaller, a positive one if it is larger.
  private func compare(
    _ parts: NumberParts, in text: String, with bound: DecimalNumber
  ) -> Int {
    let isPlain =
      parts.integer.count == parts.integerCount && parts.fraction.count == parts.fractionCount
    guard isPlain else {
      return number(parts, in: text).map(bound.order) ?? 0
    }
    return text.withUTF8Bytes { bytes in
      bound.order(
        isNegative: parts.sign != nil, UnsafeBufferPointer(rebasing: bytes[parts.integer]),
        UnsafeBufferPointer(rebasing: bytes[parts.fraction]))
    }
  }
}
