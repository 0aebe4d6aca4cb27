/// A set of scalars, as ranges.
///
/// Surrogates belong to no set, because no text contains them.
struct ScalarSet: Hashable, Sendable {
  /// The values at which membership changes, ascending: the first begins a range, the second is the
  /// end of that range, and so on.
  private(set) var bounds: [UInt32] = []

  private static let end: UInt32 = 0x11_0000

  /// Creates the empty set.
  init() {}

  /// Creates a set of one scalar.
  init(_ scalar: UInt32) { bounds = [scalar, scalar + 1] }

  /// Creates a set of ranges of scalars, in any order.
  init(_ ranges: [ClosedRange<UInt32>]) {
    for range in ranges.ordered(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = bounds.last, range.lowerBound <= last {
        bounds[bounds.count - 1] = max(last, range.upperBound + 1)
      } else {
        bounds.append(range.lowerBound)
        bounds.append(range.upperBound + 1)
      }
    }
    self = subtracting(Self.surrogates)
  }

  /// Creates a set from the values at which membership changes.
  init(bounds: [UInt32]) { self.bounds = bounds }

  /// All scalars.
  static let all = ScalarSet(bounds: [0, 0xD800, 0xE000, end])
  static let surrogates = ScalarSet(bounds: [0xD800, 0xE000])

  /// The only member, or `nil` if there are more or none.
  var onlyMember: UInt32? {
    bounds.count == 2 && bounds[1] == bounds[0] + 1 ? bounds[0] : nil
  }

  /// The ranges of the set, ascending.
  var ranges: [ClosedRange<UInt32>] {
    stride(from: 0, to: bounds.count, by: 2).map { bounds[$0]...(bounds[$0 + 1] - 1) }
  }

  /// Returns whether a scalar belongs to the set.
  func contains(_ scalar: UInt32) -> Bool { bounds.count(notAbove: scalar) % 2 == 1 }
}

extension ScalarSet {
  /// Returns the scalars that are in either set.
  func union(_ other: ScalarSet) -> ScalarSet { combined(with: other) { $0 || $1 } }

  /// Returns the scalars that are in both sets.
  func intersection(_ other: ScalarSet) -> ScalarSet { combined(with: other) { $0 && $1 } }

  /// Returns the scalars that are in this set but not in the other.
  func subtracting(_ other: ScalarSet) -> ScalarSet { combined(with: other) { $0 && !$1 } }

  /// All scalars that are not in the set.
  var complement: ScalarSet { Self.all.subtracting(self) }

  private func combined(
    with other: ScalarSet, _ belongs: (_ mine: Bool, _ theirs: Bool) -> Bool
  ) -> ScalarSet {
    var result: [UInt32] = []
    result.reserveCapacity(bounds.count + other.bounds.count)
    var (mine, theirs) = (0, 0)
    while mine < bounds.count || theirs < other.bounds.count {
      let place = min(
        mine < bounds.count ? bounds[mine] : Self.end,
        theirs < other.bounds.count ? other.bounds[theirs] : Self.end)
      if mine < bounds.count, bounds[mine] == place { mine += 1 }
      if theirs < other.bounds.count, other.bounds[theirs] == place { theirs += 1 }
      if belongs(mine % 2 == 1, theirs % 2 == 1) != (result.count % 2 == 1) { result.append(place) }
    }
    return ScalarSet(bounds: result)
  }
}
