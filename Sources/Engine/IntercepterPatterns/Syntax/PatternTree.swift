/// The syntax tree of a pattern.
indirect enum PatternTree: Sendable {
  /// Nothing, which matches at every position.
  case empty
  /// A scalar of a set, by the set's number.
  case set(Int)
  case assertion(PatternAssertion)
  case sequence([PatternTree])
  case alternatives([PatternTree])
  /// A non-empty part, repeated from `least` to `most` times; `nil` is no maximum.
  case repetition(PatternTree, least: Int, most: Int?)
}
