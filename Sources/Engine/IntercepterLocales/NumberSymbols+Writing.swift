extension NumberSymbols {
  /// ASCII digits without grouping.
  package static var plain: NumberSymbols { NumberSymbols(groupingSize: 0) }

  /// Writes an integer in the locale's digits and groups.
  package func write(_ number: Int, into text: inout [UInt8]) {
    if number < 0 { text += minusSign.utf8 }
    write(String(number.magnitude).utf8, groups: secondaryGroupingSize, into: &text)
  }

  /// Writes an integer as a percentage, where 1 is the whole: 2 as `200%`.
  package func writePercentage(_ number: Int, into text: inout [UInt8]) {
    if number < 0 { text += minusSign.utf8 }
    text += percentPrefix.utf8
    let digits = number == 0 ? "0" : String(number.magnitude) + "00"
    write(digits.utf8, groups: percentSecondaryGroupingSize, into: &text)
    text += percentSuffix.utf8
  }

  /// Returns a decimal number with all its digits.
  package func text(for number: DecimalNumber) -> String {
    var text: [UInt8] = []
    if number.isNegative { text += minusSign.utf8 }
    let parts = number.description.utf8.drop { $0 == UInt8(ascii: "-") }
      .split(separator: UInt8(ascii: "."))
    write(parts[0], groups: secondaryGroupingSize, into: &text)
    if parts.count > 1 {
      text += decimalSeparator.utf8
      for digit in parts[1] { write(digit, into: &text) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes ASCII digits in groups, the last of which has the locale's primary size.
  private func write(_ digits: some Collection<UInt8>, groups size: Int, into text: inout [UInt8]) {
    var rest = digits.count
    let count = rest
    for digit in digits {
      let isBehindGroup =
        rest == primaryGroupingSize
        || (size > 0 && rest > primaryGroupingSize && (rest - primaryGroupingSize) % size == 0)
      if isBehindGroup, rest < count, primaryGroupingSize > 0 { text += groupingSeparator.utf8 }
      write(digit, into: &text)
      rest -= 1
    }
  }

  private func write(_ digit: UInt8, into text: inout [UInt8]) {
    guard let zeroDigit, let scalar = Unicode.Scalar(zeroDigit.value + UInt32(digit - 48)) else {
      // The only digits that are not consecutive scalars (UTS #35, part 3): ideographic digits.
      text += String(Self.ideographicDigits[Int(digit - 48)]).utf8
      return
    }
    text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
  }

  private static var ideographicDigits: [Unicode.Scalar] {
    ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  }
}
