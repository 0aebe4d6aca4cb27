/// The decimal digits of all scripts (general category Nd), of Unicode 17.0 on every platform.
package enum DecimalDigits {
  /// Returns the value of a decimal digit, 0 to 9, or `nil` for any other scalar.
  ///
  /// - Complexity: O(1) for ASCII, otherwise a search among fewer than a hundred sets of digits.
  package static func value(of scalar: UInt32) -> Int? {
    if scalar < 0x80 { return 0x30...0x39 ~= scalar ? Int(scalar &- 0x30) : nil }
    var candidates = 0..<zeros.count
    while candidates.count > 1 {
      let middle = candidates.lowerBound + candidates.count / 2
      candidates =
        scalar < zeros[middle]
        ? candidates.lowerBound..<middle : middle..<candidates.upperBound
    }
    let value = Int(scalar) - Int(zeros[candidates.lowerBound])
    return 0...9 ~= value ? value : nil
  }
}

extension Character {
  /// The value of a decimal digit of any script, 0 to 9, or `nil` for any other character.
  ///
  /// A digit with a combining mark also gives `nil`.
  package var decimalDigit: Int? {
    let scalars = unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    return DecimalDigits.value(of: scalar.value)
  }
}

extension Sequence<Character> {
  /// The decimal digits among the characters, in ASCII.
  package var asciiDigits: [UInt8] { compactMap { $0.decimalDigit.map { UInt8(0x30 + $0) } } }
}
