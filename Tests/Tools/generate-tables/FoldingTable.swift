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

/// Returns the tables of the scalars beyond ASCII in a search: their replacements, and the kinds of the
/// others.
func foldingTable() -> String {
  var replacements: [String] = []
  var runs: [(count: Int, kind: Character)] = []
  // All other planes have only scalars that are blank here.
  for value in 0..<UInt32(0xF0000) {
    let scalar = (0x80..<0x40000).contains(value) || value >= 0xE0000 ? Unicode.Scalar(value) : nil
    let kind = scalar.map { scalarKind(of: $0, addingTo: &replacements) } ?? "c"
    if runs.last?.kind == kind { runs[runs.count - 1].count += 1 } else { runs.append((1, kind)) }
  }
  return """
    \(head(
      of: "Emoji/IntercepterEmoji/Search/FoldingTable", by: "folding",
      from: "Foundation's compatibility decomposition, properties of scalars, and twelve letters by hand"))
    enum FoldingTable {
      /// The scalars beyond ASCII that a search replaces, each with its replacement, in which a space
      /// separates words, in the order of their UTF-8.
      static let lines: StaticString = \(literal(replacements.joined(separator: "\n")))

      /// The kinds of all other scalars beyond ASCII as runs: a letter for the kind, then the number of scalars. `a` is
      /// a letter, `b` a symbol, `c` a separator of words; a search ignores `d`.
      static let kinds: StaticString = \(literal(digits: runs.map { "\($0.kind)\($0.count)" }.joined()))
    }

    """
}

/// Returns the kind of a scalar, and adds its replacement if it has one.
private func scalarKind(
  of scalar: Unicode.Scalar, addingTo replacements: inout [String]
) -> Character {
  let folding = folding(of: scalar)
  if folding.unicodeScalars.elementsEqual([scalar]) { return "a" }
  switch folding {
  case " \(scalar) ": return "b"
  case " ": return "c"
  case "": return "d"
  default:
    replacements.append("\(scalar) \(folding)")
    return "a"
  }
}

/// Returns the folding of a scalar after a letter, in which a space separates words.
private func folding(of scalar: Unicode.Scalar) -> String {
  var words = ""
  for small in scalar.properties.lowercaseMapping.unicodeScalars
  where !scalar.isIgnoredMark && !small.isIgnoredMark {
    for scalar in (foldings[String(small)] ?? String(small)).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
        .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
        let isKatakana = (0x30A1...0x30F6).contains(scalar.value)
        words.unicodeScalars.append(isKatakana ? Unicode.Scalar(scalar.value - 0x60)! : scalar)
      case .mathSymbol, .currencySymbol, .otherSymbol:
        words += words.hasSuffix(" ") ? "\(scalar) " : " \(scalar) "
      case .format: break
      default: words += words.hasSuffix(" ") ? "" : " "
      }
    }
  }
  return words
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is ignored in a search.
  ///
  /// Such scalars are combining accents, Hebrew points, Arabic vowel signs and presentation selectors.
  fileprivate var isIgnoredMark: Bool {
    switch value {
    case 0x300...0x36F, 0x5B0...0x5BC, 0x5C1, 0x5C2, 0x64B...0x652, 0x670, 0xFE0E, 0xFE0F: true
    default: false
    }
  }
}

/// Lowercase letters without their accents, and characters of another width in the usual width.
private let foldings: [String: String] = {
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
  return foldings
}()

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    switch properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber: true
    default: false
    }
  }
}
