/// The result of comparing a text with a pattern.
package enum PatternComparison: Hashable, Sendable {
  /// It matches.
  case match
  /// It does not match, and begins something that does.
  case beginning
  /// It begins nothing that matches.
  case mismatch
  /// It was not compared to the end: what the violation is to say.
  case undecided(Violation.Variant)
}
