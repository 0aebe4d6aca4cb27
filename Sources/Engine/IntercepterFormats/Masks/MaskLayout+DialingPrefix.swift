// A telephone number as people dial it may have the country code without its plus sign, `00`
// instead of the plus sign (ITU-T E.164, E.123), or the trunk prefix of calls within the country.

extension MaskLayout {
  /// A Boolean value that indicates whether the pattern begins with `+` and a country code.
  var isDialed: Bool {
    let prefix = literals[prefix]
    return prefix.first == UInt8(ascii: "+") && prefix.contains { $0.isASCIIDigit }
  }

  /// Returns the number of bytes at the front of a number that are not part of the national number;
  /// `nil` if they are the code of another country, or zeros that no number begins with.
  ///
  /// A national number does not begin with `00`, nor with a trunk prefix `0`. It may begin with
  /// other trunk prefixes, or with the digits of the country code; these are dropped only if the
  /// whole text does not fit.
  ///
  /// - Parameter isInternational: Whether the number has already lost its country code.
  func dialingPrefix(of raw: [UInt8], isInternational: Bool) -> Int? {
    if !isDialed { return 0 }
    let countryCode = isInternational ? [] : literals[prefix].filter { $0.isASCIIDigit }
    func withZero(_ length: Int) -> Int? {
      guard raw.count > length + 1, raw[length] == 0x30 else { return length }
      if raw[length + 1] == 0x30 { return nil }
      return trunkPrefix == [0x30] ? length + 1 : length
    }
    func fits(from start: Int) -> Bool {
      raw[start...].withUnsafeBufferPointer { fittingFront(of: $0).end == $0.count }
    }
    if raw.starts(with: [0x30, 0x30]) {
      let international: [UInt8] = [0x30, 0x30] + countryCode
      if countryCode.isEmpty { return nil }
      if raw.starts(with: international) { return withZero(international.count) }
      return international.starts(with: raw) ? 0 : nil
    }
    if withZero(0) != 0 || fits(from: 0) { return withZero(0) }
    let dropped = [countryCode, trunkPrefix].first {
      !$0.isEmpty && raw.starts(with: $0) && fits(from: $0.count)
    }
    return withZero(dropped?.count ?? 0)
  }
}
