internal import TextInputIntercepter

/// A condition on the bytes of a text under which a normalizer leaves it unchanged.
///
/// It is a value without closures, like the prefilters of rules. Threads that share a form
/// therefore do not contend for a reference count.
enum FixPrefilter: Sendable {
  /// No white space at either end.
  case noBlankEnds
  /// White space only as single spaces.
  case noBlankRuns
  /// A number in ASCII without a redundant leading zero.
  case noLeadingZeros(separator: UInt8)
  /// A number in ASCII with at least this many decimal places.
  case places(Int, separator: UInt8)
  /// A number in ASCII with a digit after its separator, if it has one.
  case noTrailingSeparator(separator: UInt8)
  /// The rules of the field accept the text.
  ///
  /// Only a caller that evaluates them knows this.
  case acceptedByRules

  /// A Boolean value that indicates whether the condition depends on the rules of the field.
  var asksRules: Bool { if case .acceptedByRules = self { true } else { false } }

  /// A quick check: `true` if the normalizer leaves valid UTF-8 unchanged, `false` if that is
  /// unknown.
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
      return NumberParts(ascii: utf8, separator: separator).map { $0.needlessZeros == nil } ?? false
    case .places(let least, let separator):
      return NumberParts(ascii: utf8, separator: separator).map { $0.fractionCount >= least }
        ?? false
    case .noTrailingSeparator(let separator):
      return NumberParts(ascii: utf8, separator: separator).map {
        $0.separator == nil || $0.fractionCount > 0
      } ?? false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the scalar at an offset may be white space.
  ///
  /// True for few other scalars.
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

  /// Returns whether a byte is not white space, or is a single space without a combining mark after
  /// it.
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
