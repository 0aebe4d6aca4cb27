internal import TextInputIntercepter

extension Unicode.Scalar {
  /// The scalar's code point, for people: `U+0065`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

extension Character {
  /// The scalars that the character is made of: `U+0065 U+0301`.
  package var codePoints: String { unicodeScalars.map { $0.codePoint }.joined(separator: " ") }

  /// Whether a character looks the same and is made of other scalars: `é` of one and `é` of two.
  package func isSpelledUnlike(_ other: Character) -> Bool {
    self == other && !String(self).hasSameScalars(as: String(other))
  }
}
