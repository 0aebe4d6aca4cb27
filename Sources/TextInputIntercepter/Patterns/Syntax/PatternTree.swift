/// A pattern as it was read.
indirect enum PatternTree: Sendable {
  /// Nothing, which every place matches.
  case empty
  /// A scalar of a set, by the number of the set.
  case set(Int)
  case assertion(PatternAssertion)
  case sequence([PatternTree])
  case alternatives([PatternTree])
  /// A part so many times; without `most`, as often as one likes. The part is not empty.
  case repetition(PatternTree, least: Int, most: Int?)
}
