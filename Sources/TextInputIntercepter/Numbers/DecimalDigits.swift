/// The decimal digits of all scripts (general category Nd), those of Unicode 17.0 wherever this runs.
enum DecimalDigits {
  /// The value of a decimal digit, 0 to 9; `nil` for anything else.
  ///
  /// - Complexity: O(1) for ASCII, else a search among fewer than a hundred sets of digits.
  static func value(of scalar: UInt32) -> Int? {
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
  /// The value of a decimal digit of any script, 0 to 9; `nil` for anything else, also for digits that
  /// carry a mark.
  package var decimalDigit: Int? {
    let scalars = unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    return DecimalDigits.value(of: scalar.value)
  }
}

extension Sequence<Character> {
  /// The decimal digits among the clusters, in ASCII.
  var asciiDigits: [UInt8] { compactMap { $0.decimalDigit.map { UInt8(0x30 + $0) } } }
}
