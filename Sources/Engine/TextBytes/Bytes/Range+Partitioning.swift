extension Range<Int> {
  /// Returns the first number that satisfies a condition, or the upper bound, by a binary search.
  ///
  /// - Parameter condition: The condition, which also holds for all numbers after the first one.
  /// - Complexity: O(log *n*).
  @inlinable @inline(__always)
  package func partitioningIndex(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low &+ (high &- low) / 2
      if condition(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}

extension [UInt32] {
  /// Returns the number of these ascending values that are not greater than another.
  package func count(notAbove value: UInt32) -> Int {
    indices.partitioningIndex { self[$0] > value }
  }
}
