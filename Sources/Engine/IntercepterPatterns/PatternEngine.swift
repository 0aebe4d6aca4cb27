/// An engine that compares whole texts with a pattern: this module's automaton, or libicu.
///
/// The texts are valid UTF-8.
package protocol PatternEngine: Sendable {
  /// Returns the result of comparing a whole text.
  func compare(_ utf8: UnsafeBufferPointer<UInt8>) -> PatternComparison
  /// Returns the last grapheme cluster boundary before which a text that does not match is still
  /// the beginning of a match.
  ///
  /// - Returns: The boundary in UTF-8 offsets, or `nil` if it was not found.
  func endOfBeginning(in utf8: UnsafeBufferPointer<UInt8>) -> Int?
}
