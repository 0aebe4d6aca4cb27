extension DecimalFormat {
  /// Whether a number is beyond the bound that typing on leads away from.
  ///
  /// Typing on makes a number larger in magnitude, never smaller; `-0` is on its way to `-0.05`.
  func isBeyondBounds(_ parts: NumberParts, in text: String) -> Bool {
    guard parts.hasDigits else { return false }
    if parts.sign != nil { return minimum.map { compare(parts, in: text, with: $0) < 0 } ?? false }
    return maximum.map { compare(parts, in: text, with: $0) > 0 } ?? false
  }

  /// Whether a number is within both bounds.
  func isWithinBounds(_ parts: NumberParts, in text: String) -> Bool {
    minimum.map { compare(parts, in: text, with: $0) >= 0 } ?? true
      && maximum.map { compare(parts, in: text, with: $0) <= 0 } ?? true
  }

  /// The number that a text taken apart says; `nil` without digits.
  func number(_ parts: NumberParts, in text: String) -> DecimalNumber? {
    guard parts.hasDigits else { return nil }
    return DecimalNumber(
      isNegative: parts.sign != nil, integer: text.substring(utf8: parts.integer).asciiDigits,
      fraction: text.substring(utf8: parts.fraction).asciiDigits)
  }

  /// The order of a number relative to a bound: negative where it is smaller, positive where it is larger.
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
