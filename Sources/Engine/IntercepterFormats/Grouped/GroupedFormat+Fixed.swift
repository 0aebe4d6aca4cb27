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

  /// Writes the decimals that an unformatted number lacks.
  func insertDecimals(behind raw: UnsafeBufferPointer<UInt8>, _ pieces: inout Pieces) {
    let sign = raw.first == UInt8(ascii: "-") ? 1 : 0
    let integerEnd = digits(raw, from: sign).end
    guard fixedDecimals > 0, !raw.isEmpty, raw.count > sign else { return }
    let hasSeparator = raw.holds(decimalSeparator, at: integerEnd)
    let (end, count) =
      hasSeparator ? digits(raw, from: integerEnd + decimalSeparator.count) : (integerEnd, 0)
    guard end == raw.count, count < fixedDecimals else { return }
    let missing = missingDecimals(behind: hasSeparator ? count : nil, of: raw, sign)
    missing.withUnsafeBufferPointer { pieces.insert($0) }
  }

  /// Returns whether an insertion is a mark that may group digits, before decimals that nobody typed.
  func opensGroup(_ edited: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let decimals = edited.upperBound + decimalSeparator.count
    return fixedDecimals > 0 && edited.count == 1 && text[edited.lowerBound] == openMark
      && text.holds(decimalSeparator, at: edited.upperBound)
      && text[decimals...].allSatisfy { $0 == 0x30 }
  }

  /// Returns the number of bytes of excess zeros at the end of a number with an edit.
  func spareZeros(in pieces: borrowing Pieces) -> Int {
    let raw = pieces.source
    guard fixedDecimals > 0, let edited = pieces.edited else { return 0 }
    let (rest, isLeft) = (raw.count - edited.upperBound, edited.isEmpty)
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
