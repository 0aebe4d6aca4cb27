// Whether a scalar joins the one before it, without the start of that one's cluster.

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a scalar joins the one before it, which begins at an offset.
  @inline(__always)
  package func joins(_ previous: ClusterBreak, _ next: ClusterBreak, previousAt offset: Int) -> Bool
  {
    if previous == .control || next == .control { return isCRLF(at: offset) }
    switch (previous, next) {
    case (.indicator, .indicator): return isFirstOfPair(at: offset)
    case (.joiner, .pictograph): return isPictograph(before: offset)
    case (.extend, .consonant), (.linker, .consonant), (.joiner, .consonant):
      return isOpenConjunct(endingWith: offset)
    // All other pairs depend only on the scalar before.
    default: return ClusterState(first: previous).joined(by: next) != nil
    }
  }

  @inline(__always)
  @usableFromInline package func isCRLF(at offset: Int) -> Bool {
    self[offset] == 0x0D && self[offset &+ 1] == 0x0A
  }

  /// Returns whether a pictograph, with any extending marks, ends at an offset (GB11).
  private func isPictograph(before offset: Int) -> Bool {
    var end = offset
    while end > 0 {
      let previous = clusterBreak(endingAt: end)
      switch previous.class {
      case .pictograph: return true
      case .extend, .extendOnly, .linker: end &-= previous.width
      default: return false
      }
    }
    return false
  }

  /// Returns whether the scalar at an offset ends a sequence of an Indic consonant, extending marks
  /// and at least one linker (GB9c).
  private func isOpenConjunct(endingWith offset: Int) -> Bool {
    var end = offset &+ clusterBreak(at: offset).width
    var isLinked = false
    while end > 0 {
      let previous = clusterBreak(endingAt: end)
      switch previous.class {
      case .consonant: return isLinked
      case .linker: isLinked = true
      case .extend, .joiner: break
      default: return false
      }
      end &-= previous.width
    }
    return false
  }
}
