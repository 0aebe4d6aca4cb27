/// The scalars of a cluster so far, as far as they decide about the next one (UAX #29, GB3–GB999).
enum ClusterState {
  /// Nothing but what joins any scalar before it.
  case closed
  /// A control character, which nothing joins.
  case control
  /// A prepended mark, which everything joins (GB9b).
  case prepend
  /// Hangul (GB6–8): L; V or LV; T or LVT.
  case leadingJamo
  case vowelJamo
  case trailingJamo
  /// The first of a pair of regional indicators (GB12, GB13).
  case indicator
  /// A pictograph and extending marks, perhaps with a joiner behind them (GB11).
  case pictograph
  case joinedPictograph
  /// An Indic consonant, with extending marks and perhaps a linker among them (GB9c).
  case consonant
  case linkedConsonant

  /// The state behind the first scalar of a cluster.
  init(first: ClusterBreak) {
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

  /// The state behind the next scalar, or `nil` if that does not belong to the cluster.
  ///
  /// CR LF is not known here: both are control characters.
  @inline(__always)
  func joined(by next: ClusterBreak) -> ClusterState? {
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
