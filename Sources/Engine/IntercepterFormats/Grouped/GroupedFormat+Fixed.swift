// Fixed decimals are part of the text: zeros fill the missing decimals, and give way to typed
// digits.

extension GroupedFormat {
  /// Returns the zeros that complete the fixed decimals, with the separator if it is missing.
  ///
  /// - Parameters:
  ///   - count: The number of existing decimals; `nil` without a separator.
  ///   - place: The offset of a digit, whose script the zeros use.
  func missingDecimals(
    behind count: Int?, of raw: UnsafeBufferPointer<UInt8>, _ place: Int
  ) -> [UInt8] {
    var decimals = count == nil ? decimalSeparator : []
    for _ in (count ?? 0)..<fixedDecimals {
      if raw[place] < 0x80 { decimals.append(0x30) } else { decimals += zeroDigit }
    }
    return decimals
  }

  /// Returns the number of bytes of excess zeros at the end of an unformatted text.
  func spareZeros(
    in raw: UnsafeBufferPointer<UInt8>, rest: Int, isLeft: Bool
  ) -> Int {
    let sign = raw.first == UInt8(ascii: "-") ? 1 : 0
    let integerEnd = digits(raw, from: sign).end
    guard raw.holds(decimalSeparator, at: integerEnd) else { return 0 }
    let start = integerEnd + decimalSeparator.count
    var (end, count) = digits(raw, from: start)
    if end < raw.count { return 0 }
    let saysNothing = isLeft && integerEnd == sign
    let stop = saysNothing ? start : max(start, raw.count - rest)
    while end > stop, saysNothing || count > fixedDecimals {
      let zero = raw[end - 1] < 0x80 ? [0x30] : zeroDigit
      if !raw.holds(zero, at: end - zero.count) { break }
      (end, count) = (end - zero.count, count - 1)
    }
    if saysNothing { return end == start ? raw.count - sign : 0 }
    return raw.count - end
  }
}
