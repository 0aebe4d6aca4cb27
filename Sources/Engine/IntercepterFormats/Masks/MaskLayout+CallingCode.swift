// A telephone number as people write it may have its calling code behind `+` or `00` (ITU-T E.164,
// E.123) or without either, or the trunk prefix of calls within the country.

extension MaskLayout {
  /// A Boolean value that indicates whether the pattern begins with `+` and a calling code.
  var hasCallingCode: Bool { !prefixDigits.isEmpty }

  /// The calling code: the first digits of the prefix.
  var callingCode: [UInt8] { Array(prefixDigits.prefix(prefixDigits[...].callingCodeCount)) }

  /// Returns the pattern with slots for the digits of its prefix behind some of them.
  ///
  /// These digits are then a part of the unformatted text.
  func withPrefixInSlots(behind count: Int) -> MaskLayout {
    var (slots, classes): ([(literal: Range<Int>, number: Int)], [SlotClass]) = ([], self.classes)
    var start = 0
    for place in prefix.filter({ literals[$0].isASCIIDigit }).dropFirst(count) {
      slots.append((start..<place, classes.count))
      classes.append(.characters(String(Unicode.Scalar(literals[place]))))
      start = place + 1
    }
    for (index, run) in runs.enumerated() {
      slots.append((index == 0 ? start..<prefix.upperBound : run.literal, run.number))
      for _ in 1..<run.count {
        slots.append((run.literal.upperBound..<run.literal.upperBound, run.number))
      }
    }
    return MaskLayout(
      slots, classes, literals: literals,
      prefixes: prefixes.map { prefixDigits.dropFirst(count) + $0 }, trunkPrefix: trunkPrefix,
      isDefault: isDefault, prefixDigits: callingCode)
  }
}
