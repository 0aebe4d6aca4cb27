/// The prefilters of several fields' rules, one behind the other: plain values, which a thread keeps a copy of.
///
/// Threads that ask the rules themselves count references to the same ones, and wait for each other.
package struct Prefilters: Sendable {
  private var all: [Prefilter] = []

  package init() {}

  /// Adds those of a field, and gives their places; `nil` where they do not tell of all its rules.
  package mutating func add(_ intercepter: Intercepter) -> Range<Int>? {
    let added = intercepter.rules.compactMap { $0.prefilter }
    guard intercepter.formatted == nil, added.count == intercepter.rules.count else { return nil }
    all += added
    return all.count - added.count..<all.count
  }

  /// Whether the rules at these places surely have nothing against valid UTF-8.
  ///
  /// The intercepters must still be there: they keep what patterns are followed by.
  ///
  /// - Complexity: O(*n*), some gigabytes a second for texts that are far from what the rules refuse.
  package func accepts(_ utf8: UnsafeBufferPointer<UInt8>, at places: Range<Int>) -> Bool {
    for place in places where !all[place].accepts(utf8) { return false }
    return true
  }
}
