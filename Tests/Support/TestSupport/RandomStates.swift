public import TextInputIntercepter

extension SeededGenerator {
  /// The pieces of random texts.
  ///
  /// Some join with their neighbors: marks, modifiers, joiners, flags, jamo, conjuncts, line ends.
  /// Others are easily confused: equal letters, dots, digits.
  static let pieces: [String] = [
    "a", "a", "b", "e", "é", "e\u{301}", "\u{301}", "\u{308}", " ", ".", ".", "…", ",", "-",
    "0", "1", "5", "１", "٣", "Ａ", "\r", "\n", "\r\n", "张", "三", "李", "か", "が", "\u{3099}",
    "ㄱ", "\u{1112}", "\u{1161}", "\u{11AB}", "한", "하",
    "क", "\u{94D}", "ष", "\u{93F}", "\u{200C}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}",
    "😀", "👍", "👍🏽", "🏽", "👩", "❤", "❤️", "👨‍👩‍👧‍👦", "👩‍❤️‍👨", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{E0067}", "\u{E007F}",
    "🇨", "🇳", "🇯", "🇵", "🇨🇳", "1️⃣", "©", "➋", "\u{0600}", "\u{0}", "\u{FEFF}", "\u{202E}",
  ]

  /// Returns a random text of at most a number of pieces.
  public mutating func text(pieces count: Int = 8) -> String {
    var text = ""
    // A few kinds of pieces per text make repetitions likely, which are hard for diffs.
    let kinds = (0..<Int.random(in: 1...6, using: &self)).map { _ in pick(Self.pieces) }
    for _ in 0..<Int.random(in: 0...count, using: &self) {
      text += chance(80) ? pick(kinds) : pick(Self.pieces)
    }
    return text
  }

  /// Returns a text that differs from another by a random edit of scalars, or an unrelated text.
  public mutating func text(near old: String) -> String {
    if chance(10) { return text() }
    var scalars = Array(old.unicodeScalars)
    let lower = Int.random(in: 0...scalars.count, using: &self)
    let upper =
      chance(50) ? lower : Int.random(in: lower...min(scalars.count, lower + 4), using: &self)
    scalars.replaceSubrange(
      lower..<upper, with: chance(25) ? "".unicodeScalars : text(pieces: 3).unicodeScalars)
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  /// Returns a text without some adjacent scalars.
  public mutating func text(deletingFrom old: String) -> String {
    var scalars = old.scalars
    let lower = Int.random(in: 0...scalars.count, using: &self)
    scalars.removeSubrange(lower..<Int.random(in: lower...scalars.count, using: &self))
    return String(scalars)
  }

  /// Returns a range of UTF-16 offsets, sometimes outside the text or inside a cluster.
  public mutating func range(in text: String, wild: Bool = false) -> Range<Int> {
    let length = text.utf16.count
    let bounds = wild && chance(30) ? -3...length + 3 : 0...length
    let lower = Int.random(in: bounds, using: &self)
    return chance(60)
      ? lower..<lower : lower..<Int.random(in: lower...max(lower, bounds.upperBound), using: &self)
  }

  /// Returns a state with random offsets, which may be unknown.
  public mutating func state(_ text: String, wild: Bool = false, marked: Bool = false)
    -> EditingState
  {
    EditingState(
      text,
      selection: chance(20) ? nil : range(in: text, wild: wild),
      markedRange: marked && chance(40) ? range(in: text, wild: wild) : nil)
  }

  /// Returns a state and a possible next state.
  public mutating func stateAndSuccessor(wild: Bool = false, marked: Bool = false) -> (
    EditingState, EditingState
  ) {
    let old = state(text(), wild: wild, marked: marked)
    let new = state(text(near: old.text), wild: wild, marked: marked)
    return (old, new)
  }
}
