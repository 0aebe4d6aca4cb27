// Where grapheme clusters begin and end, in valid UTF-8 and at its scalars.
//
// Every search reads each scalar a fixed number of times, however long a cluster is.

extension UnsafeBufferPointer<UInt8> {
  /// Whether a cluster begins or ends at the boundary of a scalar.
  ///
  /// - Complexity: O(1) but before regional indicators, pictographs and Indic consonants, for which
  ///   what they may be joined to is read.
  func isClusterBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    let (before, after) = (self[offset &- 1], self[offset])
    if before < 0x80, after < 0x80 { return !(before == 0x0D && after == 0x0A) }
    let previous = scalar(endingAt: offset)
    let joint = ClusterBreak.joint(
      ClusterBreak(of: previous.value), ClusterBreak(of: scalar(at: offset).value))
    return !joins(joint, previousAt: offset &- previous.width)
  }

  /// The last cluster boundary that is not behind the boundary of a scalar.
  func clusterBoundary(atOrBefore offset: Int) -> Int {
    var offset = offset
    while !isClusterBoundary(offset) { offset &-= scalar(endingAt: offset).width }
    return offset
  }

  /// The first cluster boundary that is not before the boundary of a scalar.
  func clusterBoundary(atOrAfter offset: Int) -> Int {
    if isClusterBoundary(offset) { return offset }
    var (start, next) = (offset, scalar(at: offset))
    var nextClass = ClusterBreak(of: next.value)
    while true {
      let previousClass = nextClass
      let end = start &+ next.width
      if end == count { return end }
      next = scalar(at: end)
      nextClass = ClusterBreak(of: next.value)
      if !joins(ClusterBreak.joint(previousClass, nextClass), previousAt: start) { return end }
      start = end
    }
  }

  /// The end of the cluster that begins at an offset.
  func endOfCluster(from start: Int) -> Int {
    let first = scalar(at: start)
    var end = start &+ first.width
    if end == count { return end }
    if first.value == 0x0D { return self[end] == 0x0A ? end &+ 1 : end }
    var state = ClusterState(first: ClusterBreak(of: first.value))
    while end < count {
      let next = scalar(at: end)
      guard state.join(ClusterBreak(of: next.value)) else { break }
      end &+= next.width
    }
    return end
  }

  /// Whether a scalar joins the one before it, which begins at an offset.
  private func joins(_ joint: ClusterBreak.Joint, previousAt offset: Int) -> Bool {
    switch joint {
    case .always: true
    case .never: false
    case .inPairs: isFirstOfPair(at: offset)
    case .betweenPictographs: isPictograph(before: offset)
    case .inConjunct: isOpenConjunct(endingWith: offset)
    }
  }

  /// Whether the regional indicator at an offset has an even number of them before it.
  private func isFirstOfPair(at offset: Int) -> Bool {
    var start = offset
    while start >= 4, isRegionalIndicator(at: start &- 4) { start &-= 4 }
    return (offset &- start) % 8 == 0
  }

  /// Whether U+1F1E6–1F1FF begins at an offset.
  private func isRegionalIndicator(at offset: Int) -> Bool {
    self[offset] == 0xF0 && self[offset &+ 1] == 0x9F && self[offset &+ 2] == 0x87
      && self[offset &+ 3] >= 0xA6
  }

  /// Whether a pictograph ends at an offset, or before the extending marks that end there.
  private func isPictograph(before offset: Int) -> Bool {
    var offset = offset
    while offset > 0 {
      let previous = scalar(endingAt: offset)
      switch ClusterBreak(of: previous.value) {
      case .pictograph: return true
      case .extend, .extendOnly, .linker: offset &-= previous.width
      default: return false
      }
    }
    return false
  }

  /// Whether the scalar at an offset is the last of an Indic consonant, extending marks and at least
  /// one linker.
  private func isOpenConjunct(endingWith offset: Int) -> Bool {
    var offset = offset &+ scalar(at: offset).width
    var isLinked = false
    while offset > 0 {
      let previous = scalar(endingAt: offset)
      switch ClusterBreak(of: previous.value) {
      case .consonant: return isLinked
      case .linker: isLinked = true
      case .extend, .joiner: break
      default: return false
      }
      offset &-= previous.width
    }
    return false
  }
}
