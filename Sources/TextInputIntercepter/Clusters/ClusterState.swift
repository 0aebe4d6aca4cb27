/// What the scalars of a cluster so far say of the next one (UAX #29, GB3–GB999).
struct ClusterState {
  /// The class of the last scalar.
  private(set) var last: ClusterBreak
  /// How far pictographs that are joined have got (GB11).
  private var pictographs: Joined
  /// How far an Indic conjunct has got (GB9c).
  private var conjunct: Joined
  /// Whether the last scalar is the second of a pair of regional indicators (GB12, GB13).
  private var isPair = false

  private enum Joined {
    /// Nothing is there to be joined.
    case not
    /// The first is there.
    case open
    /// What joins the next one is there, too.
    case joining
  }

  /// The state behind the first scalar of a cluster.
  init(first: ClusterBreak) {
    last = first
    pictographs = first == .pictograph ? .open : .not
    conjunct = first == .consonant ? .open : .not
  }

  /// Whether the next scalar belongs to the cluster; the state is then the one behind it.
  ///
  /// CR LF is not known here: both are control characters.
  mutating func join(_ next: ClusterBreak) -> Bool {
    if next == .extend, last == .extend { return true }
    guard joins(next) else { return false }
    switch next {
    case .pictograph: (pictographs, conjunct) = (.open, .not)
    case .consonant: (pictographs, conjunct) = (.not, .open)
    case .extend, .extendOnly, .linker:
      if pictographs == .joining { pictographs = .not }
      if next == .extendOnly { conjunct = .not }
      if next == .linker, conjunct == .open { conjunct = .joining }
    case .joiner: pictographs = pictographs == .open ? .joining : .not
    default: (pictographs, conjunct) = (.not, .not)
    }
    isPair = next == .indicator && last == .indicator
    last = next
    return true
  }

  private func joins(_ next: ClusterBreak) -> Bool {
    switch ClusterBreak.joint(last, next) {
    case .always: true
    case .never: false
    case .inPairs: !isPair
    case .betweenPictographs: pictographs == .joining
    case .inConjunct: conjunct == .joining
    }
  }
}

extension ClusterBreak {
  /// When two scalars that follow one another belong to one cluster.
  enum Joint {
    case always
    case never
    /// If the first is the first of a pair of regional indicators.
    case inPairs
    /// If a pictograph is before the joiner.
    case betweenPictographs
    /// If the first belongs to an Indic conjunct that a linker holds open.
    case inConjunct
  }

  /// When a scalar joins the one before it.
  static func joint(_ previous: Self, _ next: Self) -> Joint {
    if previous == .control || next == .control { return .never }
    if next.joinsBefore || previous == .prepend { return .always }
    switch (previous, next) {
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .syllableLV),
      (.leadingJamo, .syllableLVT), (.syllableLV, .vowelJamo), (.syllableLV, .trailingJamo),
      (.vowelJamo, .vowelJamo), (.vowelJamo, .trailingJamo), (.syllableLVT, .trailingJamo),
      (.trailingJamo, .trailingJamo):
      return .always
    case (.indicator, .indicator): return .inPairs
    case (.joiner, .pictograph): return .betweenPictographs
    case (.extend, .consonant), (.linker, .consonant), (.joiner, .consonant): return .inConjunct
    default: return .never
    }
  }
}
