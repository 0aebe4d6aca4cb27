// The engine uses UTF-8 offsets, for which Swift's strings are random access, and UTF-16 in its
// interface. This file converts between the two.

extension String {
  /// Calls `body` with the text's UTF-8 bytes, without copying a native string.
  @inlinable package func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result)
    -> Result
  {
    #if hasFeature(Embedded)
      // Code size: each specialization adds a copy of `body` to a web page. All strings are native
      // there, so one copy suffices.
      var result: Result?
      lendUTF8Bytes { result = body($0) }
      guard let result else { preconditionFailure("a native string has contiguous UTF-8") }
      return result
    #else
      if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
      var native = self
      return native.withUTF8(body)
    #endif
  }

  #if hasFeature(Embedded)
    @usableFromInline @inline(never)
    package func lendUTF8Bytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
      utf8.withContiguousStorageIfAvailable(body)
    }
  #endif

  /// Returns whether both texts have the same scalars, which is stricter than `==` (canonical
  /// equivalence).
  @inlinable package func hasSameScalars(as other: String) -> Bool {
    withUTF8Bytes { mine in
      other.withUTF8Bytes { theirs in
        mine.count == theirs.count
          && (mine.baseAddress == theirs.baseAddress
            || mine.commonPrefix(with: theirs) == mine.count)
      }
    }
  }

  /// Returns whether the text contains another text at an offset.
  @inlinable package func holds(_ other: String, atUTF8 offset: Int) -> Bool {
    withUTF8Bytes { mine in other.withUTF8Bytes { mine.holds($0, at: offset) } }
  }

  /// Returns the first UTF-8 offset at which the text contains another text, or `nil`.
  package func utf8Offset(of other: String) -> Int? {
    withUTF8Bytes { mine in
      other.withUTF8Bytes { theirs in mine.indices.first { mine.holds(theirs, at: $0) } }
    }
  }

  /// Returns whether the text precedes another one in byte order.
  @inlinable package func precedes(_ other: String) -> Bool {
    withUTF8Bytes { mine in
      other.withUTF8Bytes { theirs in
        let count = mine.commonPrefix(with: theirs)
        return count < theirs.count && (count == mine.count || mine[count] < theirs[count])
      }
    }
  }

  /// A Boolean value that indicates whether the string is flagged as ASCII, where UTF-8 and UTF-16
  /// offsets are equal; O(1).
  ///
  /// `false` for short strings, for which counting is as fast.
  @inlinable package var isKnownASCII: Bool {
    guard utf8.count > 64 else { return false }
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return utf8Span.isKnownASCII
    }
    return false
  }

  /// The number of UTF-16 code units.
  ///
  /// Unlike `utf16.count`, it prepares no table of offsets.
  @inlinable package var utf16Length: Int { utf16Length(inUTF8: 0..<utf8.count) }

  /// Returns the number of UTF-16 code units in a range of UTF-8 offsets on scalar boundaries.
  @inlinable package func utf16Length(inUTF8 range: Range<Int>) -> Int {
    if range.isEmpty || isKnownASCII { return range.count }
    return withUTF8Bytes { UnsafeBufferPointer(rebasing: $0[range]).utf16Length }
  }

  /// Returns the UTF-16 range of a range of UTF-8 offsets on scalar boundaries.
  @inlinable package func utf16Range(utf8 range: Range<Int>) -> Range<Int> {
    let start = utf16Length(inUTF8: 0..<range.lowerBound)
    return start..<start + utf16Length(inUTF8: range)
  }

  /// Returns the UTF-8 range of a UTF-16 range, clamped to the text.
  ///
  /// A bound inside a surrogate pair moves outwards; a caret moves behind the pair.
  @inlinable package func utf8Range(utf16 range: Range<Int>) -> Range<Int> {
    let lower = place(utf16: range.lowerBound, roundingUp: range.isEmpty).utf8
    guard !range.isEmpty else { return lower..<lower }
    return lower..<max(lower, place(utf16: range.upperBound, roundingUp: true).utf8)
  }

  /// Returns the nearest UTF-16 range inside the text whose bounds are grapheme cluster boundaries.
  ///
  /// A caret moves behind the cluster that it is in. A longer range grows.
  @inlinable package func clusterAligned(utf16 range: Range<Int>) -> Range<Int> {
    let upper = clusterAligned(utf16: range.upperBound, roundingUp: true)
    if range.isEmpty { return upper..<upper }
    return min(upper, clusterAligned(utf16: range.lowerBound, roundingUp: false))..<upper
  }

  /// Returns the nearest range of UTF-8 offsets whose bounds are grapheme cluster boundaries, as
  /// for UTF-16.
  package func clusterAligned(utf8 range: Range<Int>) -> Range<Int> {
    let upper = clusterBoundary(atOrAfter: range.upperBound)
    if range.isEmpty { return upper..<upper }
    return min(upper, clusterBoundary(atOrBefore: range.lowerBound))..<upper
  }

  /// Returns the position of a UTF-16 offset in both encodings, clamped to the text and outside
  /// surrogate pairs.
  @inlinable package func place(utf16 offset: Int, roundingUp: Bool) -> (utf8: Int, utf16: Int) {
    if isKnownASCII {
      let offset = min(max(0, offset), utf8.count)
      return (offset, offset)
    }
    return withUTF8Bytes { $0.place(utf16: offset, roundingUp: roundingUp) }
  }

  @inlinable func clusterAligned(utf16 offset: Int, roundingUp: Bool) -> Int {
    let place = place(utf16: offset, roundingUp: roundingUp)
    if isClusterBoundary(place.utf8) { return place.utf16 }
    return roundingUp
      ? place.utf16 + utf16Length(inUTF8: place.utf8..<clusterBoundary(atOrAfter: place.utf8))
      : place.utf16 - utf16Length(inUTF8: clusterBoundary(atOrBefore: place.utf8)..<place.utf8)
  }

  /// Returns the text with a range of UTF-8 offsets, on scalar boundaries, replaced.
  ///
  /// The result is allocated once: at its final size or, if it is long, slightly larger.
  @inlinable package func replacingUTF8(_ range: Range<Int>, with replacement: String) -> String {
    let size = utf8.count - range.count + replacement.utf8.count
    #if hasFeature(Embedded)
      // Code size: appending to a string links 8 KB of the standard library.
      var bytes: [UInt8] = []
      bytes.reserveCapacity(size)
      lendUTF8Bytes { text in
        bytes += text[..<range.lowerBound]
        replacement.lendUTF8Bytes { bytes += $0 }
        bytes += text[range.upperBound...]
      }
      return bytes.string
    #else
      var result = ""
      // If a long text grows letter by letter, an exact size would get fresh pages each time, which
      // the system clears.
      result.reserveCapacity(size < 1 << 16 ? size : (size | 0x3FFF) + 1)
      result.append(contentsOf: substring(utf8: 0..<range.lowerBound))
      result.append(replacement)
      result.append(contentsOf: substring(utf8: range.upperBound..<utf8.count))
      return result
    #endif
  }

  /// Returns a copy of the text in a range of UTF-8 offsets on scalar boundaries.
  package func text(utf8 range: Range<Int>) -> String {
    #if hasFeature(Embedded)
      // Code size, as above.
      withUTF8Bytes { UnsafeBufferPointer(rebasing: $0[range]).string }
    #else
      // A substring is copied without validation.
      String(substring(utf8: range))
    #endif
  }

  /// Returns the text in a range of UTF-8 offsets on scalar boundaries.
  @inlinable package func substring(utf8 range: Range<Int>) -> Substring {
    self[index(utf8: range.lowerBound)..<index(utf8: range.upperBound)]
  }

  /// Returns the index at a UTF-8 offset; O(1), because the string is native.
  @inlinable package func index(utf8 offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: offset)
  }
}
