/// An engine that compares whole texts with a pattern: this module's automaton, or libicu.
package protocol PatternEngine: Sendable {
  /// Returns the result of comparing a whole text.
  func compare(_ text: String) -> PatternComparison
  /// Returns the last grapheme cluster boundary before which a text that does not match is still
  /// the beginning of a match.
  ///
  /// - Returns: The boundary in UTF-8 offsets, or `nil` if it was not found.
  func endOfBeginning(in text: String) -> Int?
}

extension Pattern: PatternEngine {
  func compare(_ text: String) -> PatternComparison { follow(text).0 }

  func endOfBeginning(in text: String) -> Int? {
    // Every prefix of a beginning is a beginning.
    text.clusterBoundary(atOrBefore: follow(text).end)
  }
}
