/// The prefilters of the rules of several fields, which each thread copies.
///
/// Threads that share the rules themselves contend for the same reference counts.
package struct Prefilters: Sendable {
  private var all: [Prefilter] = []

  package init() {}

  /// Appends the prefilters of a field and returns their indices, or `nil` if one of its rules has
  /// none or it has a format.
  package mutating func add(_ intercepter: Intercepter) -> Range<Int>? {
    let added = intercepter.rules.compactMap { $0.prefilter }
    guard intercepter.formatted == nil, added.count == intercepter.rules.count else { return nil }
    all += added
    return all.count - added.count..<all.count
  }

  /// Returns whether the rules at these indices accept valid UTF-8.
  ///
  /// `true` is certain, `false` is not.
  ///
  /// - Precondition: The intercepters still exist, because they retain the automata of patterns.
  /// - Complexity: O(*n*), some gigabytes per second for texts unlike those that the rules reject.
  package func accepts(_ utf8: UnsafeBufferPointer<UInt8>, at places: Range<Int>) -> Bool {
    for place in places where !all[place].accepts(utf8) { return false }
    return true
  }
}
