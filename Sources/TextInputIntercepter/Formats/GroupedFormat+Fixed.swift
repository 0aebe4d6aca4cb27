// Decimals that are always shown are a part of the text: zeros are written behind those that there are, and make room
// for those that are typed.

extension TextFormat {
  /// A Boolean value that indicates whether a part of a raw text is the separator of decimals that are always shown.
  ///
  /// Without it, the decimals would be digits of a number that is a hundred times greater.
  func isFixedSeparator(_ part: Range<Int>, of raw: String) -> Bool {
    guard case .grouped(let format) = layout, format.fixedDecimals > 0 else { return false }
    return part.count == format.decimalSeparator.count
      && raw.withUTF8Bytes { $0.holds(format.decimalSeparator, at: part.lowerBound) }
  }

  /// A raw state without the zeros at its end that there is no room for, and without decimals that are left alone by a
  /// deletion and say nothing.
  ///
  /// - Parameters:
  ///   - rest: How many bytes stand behind what was inserted, whose own zeros are part of what was written.
  ///   - isLeft: Whether the text is what a deletion has left.
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
  /// The zeros that are always shown behind the decimals that there are, and before them the separator.
  ///
  /// - Parameters:
  ///   - count: How many decimals there are; `nil` without a separator.
  ///   - place: Where a digit stands whose script the zeros have.
  func missingDecimals(
    behind count: Int?, of raw: UnsafeBufferPointer<UInt8>, _ place: Int
  ) -> [UInt8] {
    var decimals = count == nil ? decimalSeparator : []
    for _ in (count ?? 0)..<fixedDecimals {
      if raw[place] < 0x80 { decimals.append(0x30) } else { decimals += zeroDigit }
    }
    return decimals
  }

  /// How many bytes at the end of a raw text are zeros that it should not have.
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
