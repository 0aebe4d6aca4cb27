/// Ten digits, known to CLDR by a name such as `latn` or `arab`.
struct NumberingSystem {
  /// The first of the digits, where they are ten consecutive scalars; `nil` for ideographic ones.
  let zeroDigit: Unicode.Scalar?

  /// `nil` for a name that is not known, or one of a system without digits: Roman numerals, for one.
  init?(_ name: Subtag) {
    let zero = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { key in
      let count = name.write(to: key)
      return SortedLines(LocaleTable.numberingSystems)
        .value(for: UnsafeBufferPointer(rebasing: key[..<count]))
    }
    guard let zero else { return nil }
    // The code point, in hexadecimal.
    let value = zero.reduce(UInt32(0)) { $0 << 4 | UInt32($1 < 0x41 ? $1 - 0x30 : $1 - 0x37) }
    // Unicode gives the numeric type Decimal only to digits that come in runs of ten (UAX #44).
    zeroDigit = DecimalDigits.value(of: value) == 0 ? Unicode.Scalar(value) : nil
  }
}
