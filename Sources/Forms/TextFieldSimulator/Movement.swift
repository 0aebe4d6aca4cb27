extension SimulatedTextField {
  /// A movement of the caret.
  ///
  /// A word is a run of letters, digits and underscores, with the apostrophes inside it. A run of
  /// ideographs is one word. Moving by words skips the characters between words. Left is towards
  /// the beginning of the text in every script.
  public enum Movement: String, CaseIterable, Hashable, Sendable {
    /// One grapheme cluster to the left.
    case left = "Left"
    /// One grapheme cluster to the right.
    case right = "Right"
    /// To the beginning of a word.
    case wordLeft = "WordLeft"
    /// To the end of a word.
    case wordRight = "WordRight"
    /// To the beginning of the text.
    case home = "Home"
    /// To the end of the text.
    case end = "End"

    /// Returns the index that one step leads to.
    func target(from place: String.Index, in text: String) -> String.Index {
      switch self {
      case .left: place > text.startIndex ? text.index(before: place) : place
      case .right: place < text.endIndex ? text.index(after: place) : place
      case .wordLeft: text.wordStart(before: place)
      case .wordRight: text.wordEnd(after: place)
      case .home: text.startIndex
      case .end: text.endIndex
      }
    }
  }
}
