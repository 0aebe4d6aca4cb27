/// A telephone number as people dial it: with the country code but without its plus sign, with `00` in the place of the
/// plus sign (ITU-T E.164, E.123), or with the trunk prefix of calls within the country.
struct DialedNumber {
  private let raw: [UInt8]
  private let layout: PatternLayout
  /// Empty where the number has lost it already.
  private let countryCode: [UInt8]

  /// Creates the number of a raw text; `nil` for a pattern that does not begin with `+` and a country code.
  init?(_ raw: String, _ layout: PatternLayout, isInternational: Bool) {
    if !layout.isDialed { return nil }
    countryCode =
      isInternational ? [] : layout.literals[layout.prefix].filter { $0.isASCIIDigit }
    self.raw = Array(raw.utf8)
    self.layout = layout
  }

  /// The bytes at the front that are no part of the national number; `nil` where they are the code of another
  /// country, or zeros that no number begins with.
  ///
  /// A national number does not begin with `00`, nor with a trunk prefix `0`. Other trunk prefixes, and a country
  /// code without its plus sign, may begin one: these are left out where all of the text does not fit.
  var dialingPrefix: Int? {
    let trunk = layout.trunkPrefix
    func withZero(_ length: Int) -> Int? {
      guard trunk == [0x30], raw.count > length + 1, raw[length] == 0x30 else { return length }
      return raw[length + 1] == 0x30 ? nil : length + 1
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
  /// Whether the pattern begins with `+` and a country code.
  var isDialed: Bool {
    let prefix = literals[prefix]
    return prefix.first == UInt8(ascii: "+") && prefix.contains { $0.isASCIIDigit }
  }
}

extension TextFormat {
  /// The bytes at the front of a raw text that are no part of the number that it is; `nil` where they are the country
  /// code of another one.
  ///
  /// - Parameter isInternational: Whether the number has lost its country code already.
  func dialingPrefix(of raw: String, isInternational: Bool) -> Int? {
    guard case .pattern(let format) = layout, format.isDialed else { return 0 }
    let layout = format.alternatives[raw.withUTF8Bytes { format.choice(for: $0) }]
    guard let number = DialedNumber(raw, layout, isInternational: isInternational) else {
      return 0
    }
    return number.dialingPrefix
  }
}
