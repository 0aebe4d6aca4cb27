import Foundation

/// The letters whose stroke or ligature does not decompose, with the letters that people type
/// instead.
private let strokes: [String: String] = [
  "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ı": "i", "ħ": "h",
  "þ": "th", "ŧ": "t", "ς": "σ",
]

/// Latin, Greek and Cyrillic with their extensions, and half-width and full-width forms.
private let ranges: [ClosedRange<UInt32>] = [
  0xAA...0x2FF, 0x370...0x52F, 0x1E00...0x1FFF, 0xFF01...0xFF9D,
]

/// Returns the table of the lowercase letters without their accents, and of characters of another
/// width in the usual width.
func foldingTable() -> String {
  """
  \(head(
      of: "Emoji/IntercepterEmoji/Search/FoldingTable", by: "folding",
      from: "Foundation's compatibility decomposition, and twelve letters by hand"))
  enum FoldingTable {
    /// Lowercase letters with accents and characters of another width, each with its folding, in the
    /// order of their UTF-8.
    static let lines: StaticString = \(literal(
      foldings.map { "\($0.key) \($0.value)" }.joined(separator: "\n")))
  }

  """
}

private var foldings: [(key: String, value: String)] {
  var foldings = strokes
  for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
    let text = String(scalar)
    guard text.lowercased() == text, foldings[text] == nil else { continue }
    let parts = text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
    let rest = String(parts.filter { !(0x300...0x36F).contains($0.value) })
    guard !rest.isEmpty, rest != text, rest.unicodeScalars.allSatisfy(\.isLetterOrDigit) else {
      continue
    }
    foldings[text] = rest
  }
  return foldings.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    switch properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber: true
    default: false
    }
  }
}
