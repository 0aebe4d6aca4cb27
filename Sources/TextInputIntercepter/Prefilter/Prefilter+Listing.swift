// The widths are constants in the cases of a switch, so that the next offset does not depend on the
// decoded scalar.

extension Prefilter {
  /// Returns the answer of an advisory rule for the bytes of a whole text.
  func answer(aboutWhole text: UnsafeBufferPointer<UInt8>, _ change: Change) -> Answer {
    switch self {
    case .atMost(let limit, let unit):
      if unit.quickCheckIsWithin(limit, text) { return .accepts }
      if let answer = text.excess(over: limit, in: unit) { return answer }
    case .pattern(let automaton):
      if automaton._withUnsafeGuaranteedRef({ $0.begins(with: text) }) { return .accepts }
      let inserted = UnsafeBufferPointer(rebasing: text[change.inserted])
      let end = change.utf16Prefix + inserted.utf16Length
      return .lists(change.utf16Prefix..<end, actual: nil)
    case .decimal(let decimal):
      if let answer = decimal.answer(aboutWhole: text, change) { return answer }
    case .list:
      if let answer = listing(in: text) { return answer }
    default: break
    }
    return accepts(text) ? .accepts : listing(in: text) ?? .undecided
  }

  /// Returns the answer of an advisory filter for a short text of single-scalar clusters.
  ///
  /// The answer reports one run of rejected scalars in UTF-16 code units, or accepts. `nil` if
  /// there are several runs, or if the bytes do not decide.
  private func listing(in text: UnsafeBufferPointer<UInt8>) -> Answer? {
    if text.count > 512 { return nil }
    var run: Range<Int>?
    var (offset, place) = (0, 0)
    while offset < text.count {
      let (scalar, start) = (text.scalarGlance(at: offset), place)
      switch scalar.kind {
      case .printable, .lineFeed: (offset, place) = (offset &+ 1, place &+ 1)
      case .ideograph, .hangul: (offset, place) = (offset &+ 3, place &+ 1)
      case .emoji: (offset, place) = (offset &+ 4, place &+ 2)
      case .other: return nil
      }
      guard let isRefused = refuses(scalar) else { return nil }
      if isRefused {
        guard run?.upperBound ?? start == start else { return nil }
        run = (run?.lowerBound ?? start)..<place
      }
    }
    return run.map { .lists($0, actual: nil) } ?? .accepts
  }

  /// Returns whether a filter rejects a single-scalar cluster, or `nil` if the bytes do not decide.
  @inline(__always)
  private func refuses(_ scalar: ScalarGlance) -> Bool? {
    switch self {
    case .list(let list, let isAllowed):
      list._withUnsafeGuaranteedRef { $0.quickContains(scalar.value).map { $0 != isAllowed } }
    case .digitsOnly: !(0x30...0x39 ~= scalar.value)
    case .noEmoji: scalar.kind == .emoji
    case .emojiIn(let versions):
      EmojiTable.version(of: scalar.value).map { $0 >= versions } ?? false
    case .onlyEmoji: scalar.kind != .emoji
    case .noLineBreak: scalar.kind == .lineFeed
    default: nil
    }
  }
}

extension UnitName {
  /// The lengths of single-scalar clusters where those of ASCII are 1, or `nil` if they depend on
  /// the cluster.
  fileprivate var lengthsByKind: (ideograph: Int, hangul: Int, emoji: Int)? {
    switch self {
    case .utf8: (3, 3, 4)
    case .utf16: (1, 1, 2)
    case .scalars, .graphemes: (1, 1, 1)
    case .gb18030, .gb18030Of2000, .gb18030Of2005, .gb18030Of2022: (2, 4, 4)
    case .doubleWidth: (2, 2, 2)
    case .terminalColumns: nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the part beyond a limit, in a short text of single-scalar clusters.
  fileprivate func excess(over limit: Int, in unit: UnitName) -> Prefilter.Answer? {
    guard count <= 512, let lengths = unit.lengthsByKind else { return nil }
    if count > limit, isPrintableASCII { return .lists(limit..<count, actual: count) }
    var start: Int?
    var (offset, place, length) = (0, 0, 0)
    while offset < count {
      let before = place
      switch scalarGlance(at: offset).kind {
      case .printable: (offset, place, length) = (offset &+ 1, place &+ 1, length &+ 1)
      case .ideograph:
        (offset, place, length) = (offset &+ 3, place &+ 1, length &+ lengths.ideograph)
      case .hangul: (offset, place, length) = (offset &+ 3, place &+ 1, length &+ lengths.hangul)
      case .emoji: (offset, place, length) = (offset &+ 4, place &+ 2, length &+ lengths.emoji)
      case .lineFeed, .other: return nil
      }
      if length > limit, start == nil { start = before }
    }
    return start.map { .lists($0..<place, actual: length) } ?? .accepts
  }
}
