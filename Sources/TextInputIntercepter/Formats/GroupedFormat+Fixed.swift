// Fixed decimals are part of the text: zeros fill the missing decimals, and give way to typed
// digits.

extension TextFormat {
  /// Returns whether a part of an unformatted text is the separator of fixed decimals.
  ///
  /// Without the separator, two decimals would make the number a hundred times greater.
  func isFixedSeparator(_ part: Range<Int>, of raw: String) -> Bool {
    guard case .grouped(let format) = layout, format.fixedDecimals > 0 else { return false }
    return part.count == format.decimalSeparator.count
      && raw.withUTF8Bytes { $0.holds(format.decimalSeparator, at: part.lowerBound) }
  }

  /// Returns an unformatted state without excess zeros at its end, and without the zero decimals
  /// that a deletion leaves with no integer digits.
  ///
  /// - Parameters:
  ///   - rest: The number of bytes after the insertion, whose own zeros are kept.
  ///   - isLeft: Whether the text is the result of a deletion.
  func withoutSpareZeros(_ raw: EditingState, rest: Int, isLeft: Bool) -> EditingState {
    guard case .grouped(let format) = layout, format.fixedDecimals > 0 else { return raw }
    let spare = raw.text.withUTF8Bytes { format.spareZeros(in: $0, rest: rest, isLeft: isLeft) }
    if spare == 0 { return raw }
    let end = raw.text.utf8.count
    let text = raw.text.replacingUTF8(end - spare..<end, with: "")
    return EditingState(text, selection: raw.selection).normalized()
  }
}

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
  fileprivate func spareZeros(
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
