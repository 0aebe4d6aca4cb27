/// A telephone number as people dial it.
///
/// It may have the country code without its plus sign, `00` instead of the plus sign (ITU-T E.164,
/// E.123), or the trunk prefix of calls within the country.
struct DialedNumber {
  private let raw: [UInt8]
  private let layout: PatternLayout
  /// The digits of the country code; empty if the number has already lost it.
  private let countryCode: [UInt8]

  /// Creates the number of an unformatted text; `nil` if the pattern does not begin with `+` and a
  /// country code.
  init?(_ raw: String, _ layout: PatternLayout, isInternational: Bool) {
    if !layout.isDialed { return nil }
    countryCode =
      isInternational ? [] : layout.literals[layout.prefix].filter { $0.isASCIIDigit }
    self.raw = Array(raw.utf8)
    self.layout = layout
  }

  /// The number of bytes at the front that are not part of the national number; `nil` if they are
  /// the code of another country, or zeros that no number begins with.
  ///
  /// A national number does not begin with `00`, nor with a trunk prefix `0`. It may begin with
  /// other trunk prefixes, or with the digits of the country code; these are dropped only if the
  /// whole text does not fit.
  var dialingPrefix: Int? {
    let trunk = layout.trunkPrefix
    func withZero(_ length: Int) -> Int? {
      guard raw.count > length + 1, raw[length] == 0x30 else { return length }
      if raw[length + 1] == 0x30 { return nil }
      return trunk == [0x30] ? length + 1 : length
    }
    if raw.starts(with: [0x30, 0x30]) {
      let international: [UInt8] = [0x30, 0x30] + countryCode
      if countryCode.isEmpty { return nil }
      if raw.starts(with: international) { return withZero(international.count) }
      return international.starts(with: raw) ? 0 : nil
    }
    if withZero(0) != 0 || fits(raw[...]) { return withZero(0) }
    let prefix = [countryCode, trunk].first {
      !$0.isEmpty && raw.starts(with: $0) && fits(raw[$0.count...])
    }
    return withZero(prefix?.count ?? 0)
  }

  private func fits(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { layout.fittingFront(of: $0).end == $0.count }
  }
}

extension PatternLayout {
  /// A Boolean value that indicates whether the pattern begins with `+` and a country code.
  var isDialed: Bool {
    let prefix = literals[prefix]
    return prefix.first == UInt8(ascii: "+") && prefix.contains { $0.isASCIIDigit }
  }
}

extension PatternFormat {
  /// Returns the number of bytes at the front of an unformatted text that are not part of the
  /// number; `nil` if they are the code of another country.
  func dialingPrefix(of raw: String, isInternational: Bool) -> Int? {
    guard isDialed else { return 0 }
    let layout = alternatives[raw.withUTF8Bytes { choice(for: $0) }]
    guard let number = DialedNumber(raw, layout, isInternational: isInternational) else {
      return 0
    }
    return number.dialingPrefix
  }
}
