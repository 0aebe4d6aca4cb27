/// A key that types an accent for the letter that comes next.
struct DeadKey: Hashable {
  /// The accent as it is shown while it waits.
  let accent: Character
  /// The same accent as a combining mark.
  private let mark: Unicode.Scalar

  /// Creates a key; `nil` where the character is no accent.
  init?(_ accent: Character) {
    guard let mark = Self.marks[accent] else { return nil }
    self.accent = accent
    self.mark = mark
  }

  /// The text once a cluster is typed behind the accent.
  func text(typing cluster: Character) -> String {
    if cluster == " " { return String(accent) }
    return precomposed(cluster) ?? String(accent) + String(cluster)
  }

  /// Letter and accent as one scalar, where there is one: `String` equality is canonical equivalence.
  private func precomposed(_ letter: Character) -> String? {
    var decomposed = String(letter)
    decomposed.unicodeScalars.append(mark)
    for range in Self.precomposedLetters {
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { continue }
        if String(scalar) == decomposed { return String(scalar) }
      }
    }
    return nil
  }

  private static let marks: [Character: Unicode.Scalar] = [
    "´": "\u{301}", "`": "\u{300}", "^": "\u{302}", "¨": "\u{308}", "~": "\u{303}",
    "¯": "\u{304}", "˘": "\u{306}", "˙": "\u{307}", "˚": "\u{30A}", "¸": "\u{327}",
    "˛": "\u{328}", "ˇ": "\u{30C}", "˝": "\u{30B}",
  ]

  /// Latin, Greek and Cyrillic letters with marks.
  private static let precomposedLetters: [ClosedRange<UInt32>] = [
    0x00C0...0x024F, 0x0370...0x04FF, 0x1E00...0x1EFF,
  ]
}
