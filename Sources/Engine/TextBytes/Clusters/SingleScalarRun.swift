// Most text consists of single-scalar clusters (`ClusterBreak.staysApart`). A run of these is
// measured without finding cluster boundaries.

/// The end and the length of a run of single-scalar clusters at the front of a text.
@usableFromInline package struct SingleScalarRun {
  /// The end of the run, a cluster boundary.
  @usableFromInline package let end: Int
  /// The sum of the lengths of the run's scalars.
  @usableFromInline package let length: Int

  @inlinable package init(end: Int, length: Int) {
    self.end = end
    self.length = length
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Sums the lengths of the single-scalar clusters at the front of a range of valid UTF-8, up to a
  /// limit.
  ///
  /// - Parameters:
  ///   - range: A range between cluster boundaries.
  ///   - limit: The maximum sum. The run may end two short of it.
  ///   - ideograph: The length of each of U+4E00–9FFF, at most 2. ASCII and CR LF have a length of
  ///     1.
  ///   - other: Returns the length of any other such scalar, at most 2, or `nil` if it depends on
  ///     the cluster.
  @inlinable package func singleScalarRun(
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
      // The next scalar may join the last one.
      guard ClusterBreak(of: value).staysApart, let length = other(value) else { return beforeLast }
      beforeLast = run
      run = SingleScalarRun(end: run.end &+ width, length: run.length &+ length)
    }
    return run
  }

  /// Extends a run by the ASCII that follows, until the sum exceeds a limit.
  ///
  /// The result may end inside CR LF.
  @inline(never)
  @usableFromInline func ascii(from start: SingleScalarRun, upTo end: Int, fitting limit: Int)
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

  /// Extends a run by the U+4E00–9FFF that follow, until the sum exceeds a limit.
  @inline(never)
  @usableFromInline func ideographs(
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

  /// Returns whether one of U+4E00–9FFF begins at an offset of valid UTF-8.
  @inlinable @inline(__always)
  func isIdeograph(at offset: Int) -> Bool {
    0xE5...0xE9 ~= self[offset] || self[offset] == 0xE4 && self[offset &+ 1] >= 0xB8
  }
}
