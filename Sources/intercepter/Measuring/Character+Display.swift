internal import IntercepterICU
internal import TextInputIntercepter

extension Character {
  /// The scalars that the character is made of: `U+0065 U+0301`.
  var codePoints: String { unicodeScalars.map(\.codePoint).joined(separator: " ") }

  /// The character so that it can be seen and does nothing to a terminal.
  ///
  /// Control characters have pictures (␀), marks on their own get a dotted circle, and what shows
  /// nothing, or turns the direction of what follows, is written as `U+200B`.
  var visibleForm: String {
    let first = unicodeScalars.first!
    switch first.properties.generalCategory {
    case .control: return unicodeScalars.map(\.picture).joined()
    case .nonspacingMark, .enclosingMark, .spacingMark: return "\u{25CC}\(self)"
    case .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return LengthUnit.terminalColumns.length(of: String(self)) > 1 ? String(self) : codePoints
    default:
      return LengthUnit.terminalColumns.length(of: String(self)) == 0 ? codePoints : String(self)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// The symbol for a control character, from the block Control Pictures where that has one.
  fileprivate var picture: String {
    switch value {
    case 0..<0x20: String(Unicode.Scalar(0x2400 + value)!)
    case 0x7F: "\u{2421}"
    default: codePoint
    }
  }
}
