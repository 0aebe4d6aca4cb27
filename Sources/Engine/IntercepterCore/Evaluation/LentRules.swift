/// The rules of several fields, lent for quick checks.
///
/// Threads that share the rules themselves contend for the same reference counts.
package struct LentRules: Sendable {
  private nonisolated(unsafe) var all: [Unmanaged<RuleObject>] = []

  package init() {}

  /// Appends the rules of a field and returns their indices, or `nil` if it has a format.
  package mutating func add(_ intercepter: Intercepter) -> Range<Int>? {
    if intercepter.formatted != nil { return nil }
    let start = all.count
    all += intercepter.rules.map { $0.storage.object.lentDefinition.borrowed }
    return start..<all.count
  }

  /// Returns whether the rules at these indices accept valid UTF-8.
  ///
  /// `true` is certain, `false` is not.
  ///
  /// - Precondition: The intercepters still exist.
  /// - Complexity: O(*n*), some gigabytes per second for most texts that all rules accept.
  package func quickCheckAreFaultless(
    _ utf8: UnsafeBufferPointer<UInt8>, at places: Range<Int>
  ) -> Bool {
    for place in places {
      let isFaultless = all[place]._withUnsafeGuaranteedRef { $0.quickCheckIsFaultless(utf8) }
      if !isFaultless { return false }
    }
    return true
  }
}
