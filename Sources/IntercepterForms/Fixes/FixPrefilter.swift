internal import TextInputIntercepter

/// Conditions on the bytes of a text under which a fix surely leaves them as they are.
///
/// A plain value and no closure, as the prefilters of rules are: threads that share a form do not contend
/// for the count of its references.
enum FixPrefilter: Sendable {
  /// White space is at neither end.
  case noBlankEnds
  /// White space is single spaces.
  case noBlankRuns
  /// There is a number in ASCII that does not begin with a needless zero.
  case noLeadingZeros(separator: UInt8)
  /// There is a number in ASCII with so many places at least.
  case places(Int, separator: UInt8)
  /// There is a number in ASCII, with something behind its separator.
  case noTrailingSeparator(separator: UInt8)
  /// The rules of the field surely have nothing against the text; whoever asks them knows.
  case acceptedByRules

  /// Whether the rules of the field say it.
  var asksRules: Bool { if case .acceptedByRules = self { true } else { false } }

  /// Whether valid UTF-8 is surely left as it is; `false` is not certain.
  func leaves(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if utf8.isEmpty { return true }
    switch self {
    case .noBlankEnds:
      var last = utf8.count - 1
      while utf8[last] & 0xC0 == 0x80 { last -= 1 }
      return !utf8.mayBeBlank(at: 0) && !utf8.mayBeBlank(at: last)
    case .noBlankRuns: return utf8.indices.allSatisfy { utf8.isInside(runAt: $0) }
    case .acceptedByRules: return false
    case .noLeadingZeros(let separator):
      return utf8.number(separator).map { $0.needlessZeros == nil } ?? false
    case .places(let least, let separator):
      return utf8.number(separator).map { $0.fractionCount >= least } ?? false
    case .noTrailingSeparator(let separator):
      return utf8.number(separator).map { $0.separator == nil || $0.fractionCount > 0 } ?? false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of ASCII digits that the whole text is; `nil` where there is anything else.
  fileprivate func number(_ separator: UInt8) -> NumberParts? {
    let (parts, end) = NumberParts.ascii(self, separator: separator)
    return end == count ? parts : nil
  }

  /// Whether the scalar that begins at an offset may be white space; never asked of many others.
  @inline(__always)
  fileprivate func mayBeBlank(at offset: Int) -> Bool {
    switch self[offset] {
    case 0x09...0x0D, 0x20: true
    // U+0085 and U+00A0; U+1680; U+2000–205F; U+3000.
    case 0xC2: true
    case 0xE1: self[offset &+ 1] == 0x9A
    case 0xE2: self[offset &+ 1] <= 0x81
    case 0xE3: self[offset &+ 1] == 0x80 && self[offset &+ 2] == 0x80
    default: false
    }
  }

  /// Whether a byte is surely no part of white space, or a space that nothing joins and that stands alone.
  @inline(__always)
  fileprivate func isInside(runAt offset: Int) -> Bool {
    let byte = self[offset]
    if byte != 0x20 { return byte > 0x20 && byte < 0xC2 || !mayBeBlank(at: offset) }
    guard offset &+ 1 < count else { return true }
    let next = self[offset &+ 1]
    // Below U+0300, and from U+4000 to U+9FFF, there are no combining marks.
    return 0x21..<0xC2 ~= next || 0xC3..<0xCC ~= next || 0xE4...0xE9 ~= next
  }
}
