/// A set of scalars, as the ranges that belong to it.
///
/// Surrogates belong to no set, for no text has any.
struct ScalarSet: Hashable, Sendable {
  /// Where membership changes, ascending: scalars from the first value on belong, from the second on
  /// no more, and so on by turns.
  private(set) var bounds: [UInt32] = []

  private static let end: UInt32 = 0x11_0000

  /// The empty set.
  init() {}

  /// A set of one scalar.
  init(_ scalar: UInt32) { bounds = [scalar, scalar + 1] }

  /// A set of some ranges of scalars, in any order.
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

  private init(bounds: [UInt32]) { self.bounds = bounds }

  /// All scalars.
  static let all = ScalarSet(bounds: [0, 0xD800, 0xE000, end])
  private static let surrogates = ScalarSet(bounds: [0xD800, 0xE000])

  var isEmpty: Bool { bounds.isEmpty }

  /// The only member, if there is but one.
  var onlyMember: UInt32? {
    bounds.count == 2 && bounds[1] == bounds[0] + 1 ? bounds[0] : nil
  }

  /// The ranges that belong to the set, ascending.
  var ranges: [ClosedRange<UInt32>] {
    stride(from: 0, to: bounds.count, by: 2).map { bounds[$0]...(bounds[$0 + 1] - 1) }
  }

  /// Whether a scalar belongs to the set.
  func contains(_ scalar: UInt32) -> Bool { bounds.count(notAbove: scalar) % 2 == 1 }
}

extension ScalarSet {
  /// The scalars that are in one of the sets, or both.
  func union(_ other: ScalarSet) -> ScalarSet { combined(with: other) { $0 || $1 } }

  /// The scalars that are in both sets.
  func intersection(_ other: ScalarSet) -> ScalarSet { combined(with: other) { $0 && $1 } }

  /// The scalars that are in this set and not in the other.
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

extension [UInt32] {
  /// The number of these values, which ascend, that are not greater than another.
  func count(notAbove value: UInt32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
