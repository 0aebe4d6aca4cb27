extension Prefilter {
  /// The answer of a soft rule about the bytes of a whole text.
  func answer(aboutWhole text: UnsafeBufferPointer<UInt8>, _ change: Change) -> Answer {
    switch self {
    case .atMost(let limit, let unit):
      if unit.isPlainlyWithin(limit, text) { return .accepts }
      if let answer = text.excess(over: limit, in: unit) { return answer }
    case .pattern(let automaton):
      if automaton._withUnsafeGuaranteedRef({ $0.begins(with: text) }) { return .accepts }
      let inserted = UnsafeBufferPointer(rebasing: text[change.inserted])
      let end = change.utf16Prefix + inserted.utf16Length
      return .lists(change.utf16Prefix..<end, actual: nil)
    default: break
    }
    return accepts(text) ? .accepts : listing(in: text) ?? .undecided
  }

  /// The only part of a short text that a soft filter surely lists, in UTF-16 code units; `nil` where the bytes do
  /// not tell, or where there are several.
  private func listing(in text: UnsafeBufferPointer<UInt8>) -> Answer? {
    if text.count > 512 { return nil }
    switch self {
    case .ascii(let kept):
      let refused = kept.inverted
      return text.onlyRun { $0.isOne(of: refused) }
    case .digitsOnly: return text.onlyRun { !($0.isOne(of: .digits) ?? false) }
    case .noEmoji: return text.onlyRun { $0 == .emoji }
    case .onlyEmoji: return text.onlyRun { $0 != .emoji }
    case .noLineBreak: return text.onlyRun { $0 == .lineFeed }
    default: return nil
    }
  }
}

/// A scalar that is a cluster by itself between others of the kind.
private enum PlainScalar: Equatable {
  /// U+0020–7E.
  case printable(UInt8)
  case lineFeed
  /// U+4E00–9FA5.
  case ideograph
  /// An emoji by itself from U+1F000 on; no skin tone.
  case emoji

  /// The bytes that it takes.
  var width: Int {
    switch self {
    case .printable, .lineFeed: 1
    case .ideograph: 3
    case .emoji: 4
    }
  }

  /// Whether it is in a set of printable characters of ASCII; `nil` for any other scalar.
  func isOne(of set: ASCIISet) -> Bool? {
    if case .printable(let byte) = self { set.contains(byte) } else { nil }
  }

}

extension UnitName {
  /// The lengths of an ideograph and of an emoji, where those of ASCII are 1; `nil` where it takes more to tell.
  fileprivate var plainLengths: (ideograph: Int, emoji: Int)? {
    switch self {
    case .utf8: (3, 4)
    case .utf16: (1, 2)
    case .scalars, .graphemes: (1, 1)
    case .gb18030, .gb18030Of2000, .gb18030Of2005, .gb18030Of2022: (2, 4)
    case .doubleWidth: (2, 2)
    case .terminalColumns: nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar at an offset, if it is plain.
  @inline(__always)
  private func plainScalar(at offset: Int) -> PlainScalar? {
    let lead = self[offset]
    if 0x20..<0x7F ~= lead { return .printable(lead) }
    if lead == 0x0A { return .lineFeed }
    if lead < 0xE4 || lead > 0xF0 { return nil }
    if lead < 0xF0 { return isIdeograph(at: offset) ? .ideograph : nil }
    let value = scalar(at: offset).value
    let isEmoji = EmojiTable.version(of: value) != nil && !(0x1F3FB...0x1F3FF ~= value)
    return isEmoji ? .emoji : nil
  }

  /// Whether one of U+4E00–9FA5 begins at an offset.
  @inline(__always)
  private func isIdeograph(at offset: Int) -> Bool {
    let lead = self[offset]
    guard 0xE4...0xE9 ~= lead else { return false }
    let bytes = UInt32(lead) << 16 | UInt32(self[offset &+ 1]) << 8 | UInt32(self[offset &+ 2])
    return 0xE4_B880...0xE9_BEA5 ~= bytes
  }

  /// The number of ideographs that follow one another.
  @inline(__always)
  private func ideographs(from start: Int) -> Int {
    var end = start
    while end < count, isIdeograph(at: end) { end &+= 3 }
    return (end &- start) / 3
  }

  /// The run of refused scalars in a text of plain ones, if there is one.
  ///
  /// - Parameter refuses: Whether one is refused; `nil` does not tell.
  @inline(__always)
  fileprivate func onlyRun(refusing refuses: (PlainScalar) -> Bool?) -> Prefilter.Answer? {
    var run: Range<Int>?
    var (offset, place) = (0, 0)
    while offset < count {
      guard let scalar = plainScalar(at: offset), let isRefused = refuses(scalar) else { return nil }
      let end = place &+ (scalar == .emoji ? 2 : 1)
      if isRefused {
        let start = run ?? place..<place
        guard start.upperBound == place else { return nil }
        run = start.lowerBound..<end
      }
      (offset, place) = (offset &+ scalar.width, end)
    }
    return run.map { .lists($0, actual: nil) }
  }

  /// What is beyond a limit, in a short text of plain scalars.
  fileprivate func excess(over limit: Int, in unit: UnitName) -> Prefilter.Answer? {
    guard count <= 512, let lengths = unit.plainLengths else { return nil }
    if count > limit, isPlainASCII { return .lists(limit..<count, actual: count) }
    var start: Int?
    var (offset, place, length) = (0, 0, 0)
    while offset < count {
      guard let scalar = plainScalar(at: offset) else { return nil }
      let own: Int
      switch scalar {
      case .printable: own = 1
      case .lineFeed: return nil
      case .ideograph: own = lengths.ideograph
      case .emoji: own = lengths.emoji
      }
      let copies = scalar == .ideograph ? ideographs(from: offset) : 1
      let units = scalar == .emoji ? 2 : 1
      if start == nil, length &+ copies &* own > limit {
        start = place &+ (limit &- length) / own &* units
      }
      (offset, place) = (offset &+ copies &* scalar.width, place &+ copies &* units)
      length &+= copies &* own
    }
    return start.map { .lists($0..<place, actual: length) } ?? .accepts
  }
}
