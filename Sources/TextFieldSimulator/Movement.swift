extension SimulatedTextField {
  /// A way for the caret to go.
  ///
  /// A word is a run of letters, digits and underscores, apostrophes inside it included; a run of
  /// ideographs is one word. A caret that moves by words passes over what lies between them. Left is
  /// towards the beginning of the text, whatever its script.
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

    /// The place that one step leads to.
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
