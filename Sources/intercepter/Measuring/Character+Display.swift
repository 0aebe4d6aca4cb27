internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter

extension Character {
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
  /// The symbol for a control character, from the block Control Pictures where that has one.
  fileprivate var picture: String { isASCII ? String(shownOnTerminal) : codePoint }
}
