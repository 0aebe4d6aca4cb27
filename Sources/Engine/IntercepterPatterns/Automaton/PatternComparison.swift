/// The result of comparing a text with a pattern.
package enum PatternComparison: Hashable, Sendable {
  /// The text matches.
  case match
  /// The text does not match, but is the beginning of a match.
  case beginning
  /// The text is not the beginning of a match.
  case mismatch
  /// The comparison was abandoned, for the reason that the violation reports.
  case undecided(Violation.Variant)
}
