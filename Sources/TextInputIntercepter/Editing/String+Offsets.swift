// The engine works on UTF-8 offsets, where Swift's strings are random access, and speaks UTF-16 at
// its border. Everything that translates between the two is here.

extension String {
  /// Calls `body` with the text's UTF-8 bytes, without copying a native string.
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var native = self
    return native.withUTF8(body)
  }

  /// Whether both texts hold the same scalars (stricter than `==`, which is canonical equivalence).
  func hasSameScalars(as other: String) -> Bool {
    withUTF8Bytes { mine in
      other.withUTF8Bytes { theirs in
        mine.count == theirs.count && mine.commonPrefix(with: theirs) == mine.count
      }
    }
  }

  /// The UTF-16 code units in a range of UTF-8 offsets that lie on scalar boundaries.
  func utf16Length(inUTF8 range: Range<Int>) -> Int {
    withUTF8Bytes { UnsafeBufferPointer(rebasing: $0[range]).utf16Length }
  }

  /// The UTF-8 range for a UTF-16 range, clamped to the text. A bound inside a surrogate pair moves
  /// outwards, a caret behind the pair.
  func utf8Range(utf16 range: Range<Int>) -> Range<Int> {
    withUTF8Bytes { bytes in
      let lower = bytes.utf8Offset(utf16: range.lowerBound, roundingUp: range.isEmpty)
      guard !range.isEmpty else { return lower..<lower }
      let upper = bytes.utf8Offset(utf16: range.upperBound, roundingUp: true)
      return lower..<max(lower, upper)
    }
  }

  /// The nearest UTF-16 range inside the text whose bounds are grapheme cluster boundaries: a caret
  /// moves behind the cluster it is in, a longer range grows.
  func clusterAligned(utf16 range: Range<Int>) -> Range<Int> {
    let bytes = utf8Range(utf16: range)
    let upper = clusterBoundary(atOrAfter: bytes.upperBound)
    let lower = range.isEmpty ? upper : clusterBoundary(atOrBefore: bytes.lowerBound)
    let start = utf16Length(inUTF8: 0..<lower)
    return start..<start + utf16Length(inUTF8: lower..<upper)
  }

  /// The text with a range of UTF-8 offsets, on scalar boundaries, replaced.
  ///
  /// The result's storage is allocated once, at its final size.
  func replacingUTF8(_ range: Range<Int>, with replacement: String) -> String {
    var result = ""
    result.reserveCapacity(utf8.count - range.count + replacement.utf8.count)
    result += substring(utf8: 0..<range.lowerBound)
    result += replacement
    result += substring(utf8: range.upperBound..<utf8.count)
    return result
  }

  /// The text in a range of UTF-8 offsets that lie on scalar boundaries.
  func substring(utf8 range: Range<Int>) -> Substring {
    self[index(utf8: range.lowerBound)..<index(utf8: range.upperBound)]
  }

  /// The index at a UTF-8 offset; O(1), as the string is native.
  func index(utf8 offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: offset)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The UTF-16 code units of valid UTF-8: one for each scalar, and one more beyond U+FFFF.
  var utf16Length: Int {
    var length = 0
    for byte in self { length &+= utf16Units(startingWith: byte) }
    return length
  }

  /// The UTF-8 offset of a UTF-16 offset, clamped to the text.
  ///
  /// - Parameter roundingUp: Where an offset inside a surrogate pair goes: behind it or before it.
  func utf8Offset(utf16 target: Int, roundingUp: Bool) -> Int {
    var units = 0
    var offset = 0
    while offset < count {
      let width = utf16Units(startingWith: self[offset])
      // A width of 0 is a continuation byte of a scalar that has been counted already.
      if width > 0, units &+ width > target {
        let isInsidePair = units < target
        if !(isInsidePair && roundingUp) { return offset }
      }
      units &+= width
      offset &+= 1
    }
    return count
  }

  @inline(__always)
  private func utf16Units(startingWith byte: UInt8) -> Int {
    (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0)
  }
}
