/// The quality of a match between a word and an emoji.
///
/// Lower values are better.
struct SearchGrade: Comparable {
  let value: Int

  /// A match of a complete name.
  static let best = SearchGrade(value: 0)

  private init(value: Int) { self.value = value }

  /// Creates the grade of a match.
  ///
  /// - Parameters:
  ///   - isName: `true` for a match in a name, `false` for a match in a keyword.
  ///   - isAtStart: Whether the match is at the start of the name or keyword.
  ///   - isWord: Whether the match is a complete word.
  ///   - isWhole: Whether the match is the complete name or keyword.
  ///   - hasBlanks: Whether the script separates words by spaces. Otherwise 笑 may be the word in
  ///     笑う, and a keyword prefix is as good as a name prefix.
  init(isName: Bool, isAtStart: Bool, isWord: Bool, isWhole: Bool, hasBlanks: Bool) {
    value =
      switch (isName, isAtStart, isWord, isWhole) {
      case (false, true, false, _) where !hasBlanks: 3
      case (true, _, _, true): 0
      case (true, true, true, _): 2
      case (false, _, _, true): 2
      case (true, true, false, _): 3
      case (true, false, true, _): 4
      case (false, true, true, _): 4
      case (false, true, false, _): 5
      case (true, false, false, _): 5
      default: 6
      }
  }

  static func < (lhs: SearchGrade, rhs: SearchGrade) -> Bool { lhs.value < rhs.value }
}
