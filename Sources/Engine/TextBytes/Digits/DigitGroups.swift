extension Collection<Int> {
  /// Returns whether the lengths of runs of digits are those of groups: `12,345,678`, or `1,23,456`
  /// in India.
  ///
  /// All groups between the first and the last have one of the sizes, and the first has at most
  /// that size.
  ///
  /// - Parameters:
  ///   - last: The size of the last group.
  ///   - other: The size that the other groups may have instead.
  package func areGroups(endingWith last: Int, after other: Int) -> Bool {
    guard count > 1, let first, reversed().first == last else { return false }
    return [last, other].contains { size in
      first > 0 && first <= size && dropFirst().dropLast().allSatisfy { $0 == size }
    }
  }
}
