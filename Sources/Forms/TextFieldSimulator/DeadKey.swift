/// A key that types an accent for the next letter.
struct DeadKey: Hashable {
  /// The accent that is displayed while the key waits for a letter.
  let accent: Character
  /// The accent as a combining mark.
  private let mark: Unicode.Scalar

  /// Creates a dead key, or returns `nil` if the character is not an accent.
  init?(_ accent: Character) {
    guard let mark = Self.marks[accent] else { return nil }
    self.accent = accent
    self.mark = mark
  }

  /// Returns the text that a cluster typed after the accent commits.
  func text(typing cluster: Character) -> String {
    if cluster == " " { return String(accent) }
    return precomposed(cluster) ?? String(accent) + String(cluster)
  }

  /// Returns letter and accent as one scalar, or `nil` if there is none.
  ///
  /// `String` compares by canonical equivalence.
  private func precomposed(_ letter: Character) -> String? {
    var decomposed = String(letter)
    decomposed.unicodeScalars.append(mark)
    return Self.precomposedLetters.joined().lazy
      .compactMap { Unicode.Scalar($0).map { String($0) } }
      .first { $0 == decomposed }
  }

  private static let marks: [Character: Unicode.Scalar] = [
    "´": "\u{301}", "`": "\u{300}", "^": "\u{302}", "¨": "\u{308}", "~": "\u{303}",
    "¯": "\u{304}", "˘": "\u{306}", "˙": "\u{307}", "˚": "\u{30A}", "¸": "\u{327}",
    "˛": "\u{328}", "ˇ": "\u{30C}", "˝": "\u{30B}",
  ]

  /// The ranges of Latin, Greek and Cyrillic letters with marks.
  private static let precomposedLetters: [ClosedRange<UInt32>] = [
    0x00C0...0x024F, 0x0370...0x04FF, 0x1E00...0x1EFF,
  ]
}
