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

extension TextFormat {
  /// Returns the unformatted text of a finished text, which may be a telephone number as dialed.
  ///
  /// As in a field, the literal before the first slot is nothing yet.
  func unformattedText(ofFinished text: String) -> String {
    let state = EditingState(text, caret: text.utf16.count)
    if let prefix = prefix(in: state), !prefix.text.isEmpty { return "" }
    guard let edit = dialing(text), !edit.isForeign, fits(edit.rawCurrent.text) else {
      return unformattedText(of: text)
    }
    return edit.rawCurrent.text
  }

  /// Returns the paste of a whole text into an empty field, which reads a telephone number as
  /// dialed; `nil` if no pattern begins with a country code, or nothing follows that.
  func dialing(_ text: String) -> FormattedEdit? {
    if !isDialed { return nil }
    let (empty, state) = (EditingState("", caret: 0), EditingState(text, caret: text.utf16.count))
    guard prefix(in: state) == nil, let change = Change(judging: empty, became: state) else {
      return nil
    }
    let edit = FormattedEdit(self, from: empty, to: state, by: change)
    return edit.caretBehindLiteral == nil ? edit : nil
  }

  /// Returns the number of bytes at the front of an unformatted text that are not part of the
  /// number; `nil` if they are the code of another country.
  ///
  /// - Parameter isInternational: Whether the number has already lost its country code.
  func dialingPrefix(of raw: String, isInternational: Bool) -> Int? {
    guard case .pattern(let format) = layout, format.isDialed else { return 0 }
    let layout = format.alternatives[raw.withUTF8Bytes { format.choice(for: $0) }]
    guard let number = DialedNumber(raw, layout, isInternational: isInternational) else {
      return 0
    }
    return number.dialingPrefix
  }
}
