internal import TextInputIntercepter

/// A correction of a number in digits of any script.
///
/// A text that is not a number, or has grouped digits, stays unchanged.
final class NumberCorrection: Correction, @unchecked Sendable {
  enum Change: Sendable {
    case removeLeadingZeros
    case padDecimals(Int)
    case dropTrailingSeparator
  }

  private let change: Change
  private let isFitting: Bool
  private let separator: Character
  /// The separator in ASCII, or a byte that no text contains.
  private let asciiSeparator: UInt8

  /// - Parameter separator: The decimal separator, or `nil` for that of the field's rules.
  convenience init(_ change: Change, separator: Character?) {
    precondition(
      separator != "-" && separator?.decimalDigit == nil,
      "a digit or a minus sign cannot be a decimal separator")
    self.init(change, separator ?? ".", isFitting: separator == nil)
  }

  private init(_ change: Change, _ separator: Character, isFitting: Bool) {
    self.change = change
    self.separator = separator
    self.isFitting = isFitting
    asciiSeparator = separator.asciiValue ?? 0xFF
  }

  override func fitted(to intercepter: Intercepter) -> Correction {
    guard isFitting else { return self }
    return NumberCorrection(change, intercepter.decimalSeparator ?? ".", isFitting: true)
  }

  override func corrected(_ text: String) -> String {
    guard let number = NumberParts(text, separator: separator), let (range, zeros) = edit(number)
    else { return text }
    var fixed = text
    fixed.removeSubrange(text.index(utf8: range.lowerBound)..<text.index(utf8: range.upperBound))
    if zeros == 0 { return fixed }
    let zero = text.last { $0.decimalDigit != nil }?.zeroOfScript ?? "0"
    if number.separatorRange == nil { fixed.append(separator) }
    return fixed + String(repeating: zero, count: zeros)
  }

  override func keeps(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = utf8.last else { return true }
    switch change {
    case .removeLeadingZeros:
      // A zero is redundant only before another digit.
      let start = utf8[0] == UInt8(ascii: "-") ? 1 : 0
      guard start < utf8.count, utf8[start].isASCIIDigit else { return false }
      let next = start + 1
      return utf8[start] != UInt8(ascii: "0") || next == utf8.count
        || utf8[next] < 0x80 && !utf8[next].isASCIIDigit
    case .padDecimals(let places):
      var start = utf8.count
      while start > 0, utf8[start - 1].isASCIIDigit { start -= 1 }
      return places <= 0
        || utf8.count - start >= places && start > 0 && utf8[start - 1] == asciiSeparator
    case .dropTrailingSeparator: return last.isASCIIDigit
    }
  }

  /// Returns the range to remove from a number and the count of zeros to append, or `nil` if it
  /// stays unchanged.
  private func edit(_ number: NumberParts) -> (range: Range<Int>, zeros: Int)? {
    switch change {
    case .removeLeadingZeros: return number.needlessZeros.map { ($0, 0) }
    case .padDecimals(let places):
      let missing = places - number.fractionCount
      return missing > 0 ? (0..<0, missing) : nil
    case .dropTrailingSeparator:
      return number.fractionCount == 0 ? number.separatorRange.map { ($0, 0) } : nil
    }
  }
}

extension Character {
  /// The zero of the digit's script.
  ///
  /// The digits of a script are ten consecutive scalars.
  fileprivate var zeroOfScript: Character? {
    guard let digit = decimalDigit, let scalar = unicodeScalars.first else { return nil }
    return Unicode.Scalar(scalar.value - UInt32(digit)).map { Character($0) }
  }
}
