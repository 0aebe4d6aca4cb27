/// An engine that compares whole texts with a pattern: this module's automaton, or libicu.
package protocol PatternEngine: Sendable {
  /// The result of comparing a whole text.
  func compare(_ text: String) -> PatternComparison
  /// The UTF-8 offset of the last grapheme cluster boundary before which a text that does not match is
  /// still the beginning of a match; `nil` if that was not found.
  func endOfBeginning(in text: String) -> Int?
}

extension Pattern: PatternEngine {
  func compare(_ text: String) -> PatternComparison { follow(text).0 }

  func endOfBeginning(in text: String) -> Int? {
    // Every front of a beginning is one.
    text.clusterBoundary(atOrBefore: follow(text).end)
  }
}
