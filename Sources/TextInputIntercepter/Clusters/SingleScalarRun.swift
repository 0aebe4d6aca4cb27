// Most text is made of scalars that are grapheme clusters by themselves (`ClusterBreak.staysApart`).
// Where they follow one another, a text is measured without putting clusters together.

/// The end and the length of a run of plain scalars at the front of a text.
package struct SingleScalarRun {
  /// Where the run ends: a cluster boundary.
  package let end: Int
  /// The sum of the lengths of its scalars.
  package let length: Int
}

extension UnsafeBufferPointer<UInt8> {
  /// Sums up the lengths of the scalars in a range of valid UTF-8 for as long as each is a cluster of
  /// its own and the sum is not greater than a limit.
  ///
  /// - Parameters:
  ///   - range: From one cluster boundary to another.
  ///   - limit: Where to stop; the run may end two short of it.
  ///   - ideograph: The length of each of U+4E00–9FFF, at most 2; that of ASCII and of CR LF
  ///     is 1.
  ///   - other: The length of any other plain scalar, at most 2; `nil` where it takes the cluster to
  ///     tell.
  package func singleScalarRun(
    in range: Range<Int>, fitting limit: Int, ideograph: Int, other: (UInt32) -> Int?
  ) -> SingleScalarRun {
    var run = SingleScalarRun(end: range.lowerBound, length: 0)
    var beforeLast = run
    while run.end < range.upperBound {
      if run.length > limit &- 2 { return beforeLast }
      let start = run
      if self[run.end] < 0x80 {
        run = ascii(from: run, upTo: range.upperBound, fitting: limit &- 2)
        let isPair = run.end &- start.end > 1 && isCRLF(at: run.end &- 2)
        beforeLast = SingleScalarRun(end: run.end &- (isPair ? 2 : 1), length: run.length &- 1)
        continue
      }
      run = ideographs(from: run, upTo: range.upperBound, fitting: limit &- 2, ideograph)
      if run.end > start.end {
        beforeLast = SingleScalarRun(end: run.end &- 3, length: run.length &- ideograph)
        continue
      }
      let (value, width) = scalar(at: run.end)
      // What follows the last scalar may join it.
      guard ClusterBreak(of: value).staysApart, let length = other(value) else { return beforeLast }
      beforeLast = run
      run = SingleScalarRun(end: run.end &+ width, length: run.length &+ length)
    }
    return run
  }

  /// Goes on behind the ASCII that comes next, until a sum is greater than a limit: then perhaps
  /// between the two of CR LF.
  @inline(never)
  private func ascii(from start: SingleScalarRun, upTo end: Int, fitting limit: Int)
    -> SingleScalarRun
  {
    var offset = start.end
    var length = start.length
    var previous: UInt8 = 0
    while offset < end, self[offset] < 0x80, length <= limit {
      let byte = self[offset]
      length &+= byte == 0x0A && previous == 0x0D ? 0 : 1
      previous = byte
      offset &+= 1
    }
    return SingleScalarRun(end: offset, length: length)
  }

  /// Goes on behind the U+4E00–9FFF that follow one another, until a sum is greater than a limit.
  @inline(never)
  private func ideographs(
    from start: SingleScalarRun, upTo end: Int, fitting limit: Int, _ ideograph: Int
  ) -> SingleScalarRun {
    var offset = start.end
    var length = start.length
    while offset < end, length <= limit, isIdeograph(at: offset) {
      offset &+= 3
      length &+= ideograph
    }
    return SingleScalarRun(end: offset, length: length)
  }

  /// Whether one of U+4E00–9FFF begins at an offset of valid UTF-8.
  @inline(__always)
  private func isIdeograph(at offset: Int) -> Bool {
    0xE5...0xE9 ~= self[offset] || self[offset] == 0xE4 && self[offset &+ 1] >= 0xB8
  }
}
