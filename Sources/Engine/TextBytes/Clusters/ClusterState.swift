/// The part of a cluster's history that decides whether the next scalar joins it (UAX #29,
/// GB3–GB999).
package enum ClusterState {
  /// Only a scalar that joins any other one can follow.
  case closed
  /// A control character, which nothing joins.
  case control
  /// A prepended mark, which everything but a control character joins (GB9b).
  case prepend
  /// Hangul (GB6–8): L; V or LV; T or LVT.
  case leadingJamo
  case vowelJamo
  case trailingJamo
  /// The first of a pair of regional indicators (GB12, GB13).
  case indicator
  /// A pictograph and extending marks, perhaps with a joiner after them (GB11).
  case pictograph
  case joinedPictograph
  /// An Indic consonant with extending marks, perhaps with a linker among them (GB9c).
  case consonant
  case linkedConsonant

  /// Creates the state after the first scalar of a cluster.
  package init(first: ClusterBreak) {
    self =
      switch first {
      case .other, .extend, .extendOnly, .linker, .joiner, .spacingMark: .closed
      case .control: .control
      case .prepend: .prepend
      case .leadingJamo: .leadingJamo
      case .vowelJamo, .syllableLV: .vowelJamo
      case .trailingJamo, .syllableLVT: .trailingJamo
      case .indicator: .indicator
      case .pictograph: .pictograph
      case .consonant: .consonant
      }
  }

  /// Returns the state after the next scalar, or `nil` if that does not join the cluster.
  ///
  /// The caller handles CR LF, because both are control characters here.
  @inline(__always)
  package func joined(by next: ClusterBreak) -> ClusterState? {
    if self == .control || next == .control { return nil }
    switch next {
    case .extend:
      return switch self {
      case .pictograph, .consonant, .linkedConsonant: self
      default: .closed
      }
    case .linker:
      return switch self {
      case .consonant, .linkedConsonant: .linkedConsonant
      case .pictograph: self
      default: .closed
      }
    case .joiner:
      return switch self {
      case .pictograph: .joinedPictograph
      case .consonant, .linkedConsonant: self
      default: .closed
      }
    case .extendOnly: return self == .pictograph ? self : .closed
    case .spacingMark: return .closed
    default: break
    }
    switch (self, next) {
    case (.prepend, _): return ClusterState(first: next)
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .syllableLV),
      (.leadingJamo, .syllableLVT), (.vowelJamo, .vowelJamo), (.vowelJamo, .trailingJamo),
      (.trailingJamo, .trailingJamo), (.joinedPictograph, .pictograph),
      (.linkedConsonant, .consonant):
      return ClusterState(first: next)
    case (.indicator, .indicator): return .closed
    default: return nil
    }
  }
}
