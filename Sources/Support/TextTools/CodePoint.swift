internal import TextInputIntercepter

extension Unicode.Scalar {
  /// The scalar's code point, such as `U+0065`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

extension Character {
  /// The code points of the character, such as `U+0065 U+0301`.
  package var codePoints: String { unicodeScalars.map { $0.codePoint }.joined(separator: " ") }

  /// Returns whether a character is canonically equivalent but has other scalars, such as the
  /// composed and the decomposed `é`.
  package func isSpelledUnlike(_ other: Character) -> Bool {
    self == other && !String(self).hasSameScalars(as: String(other))
  }
}
