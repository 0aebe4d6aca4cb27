/// How well a word fits an emoji; the lower the better.
struct SearchGrade: Comparable {
  let value: Int

  /// The whole of a name.
  static let best = SearchGrade(value: 0)

  private init(value: Int) { self.value = value }

  /// - Parameters:
  ///   - isName: Whether it is found in a name, not in a keyword.
  ///   - isAtStart: Whether the name or the keyword begins with it.
  ///   - isWord: Whether it ends where a word ends.
  ///   - isWhole: Whether it is the whole name or keyword.
  ///   - hasBlanks: Whether blanks show where a word ends: where they do not, 笑 may be the word in 笑う, and
  ///     a keyword that begins with it says as much as a name that does.
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
