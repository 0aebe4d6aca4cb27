extension Character {
  /// The cluster so that it can be seen and does nothing to a terminal.
  ///
  /// Control characters have pictures (␀, and ↵ for a line feed), marks on their own a dotted circle,
  /// and what shows nothing, or turns the direction of what follows, is written as `<200B>`; so is
  /// what only some fonts can show. Of a cluster of hundreds of marks, the first are enough.
  package var visible: String {
    let first = unicodeScalars.first!
    switch first.properties.generalCategory {
    case .control: return unicodeScalars.map { $0.picture }.joined()
    case .nonspacingMark, .enclosingMark, .spacingMark: return "\u{25CC}\(limited)"
    case .format, .lineSeparator, .paragraphSeparator, .surrogate: return hexadecimal
    case .privateUse, .unassigned:
      return LengthUnit.terminalColumns.length(of: String(self)) > 1 ? limited : hexadecimal
    default:
      return LengthUnit.terminalColumns.length(of: String(self)) == 0 ? hexadecimal : limited
    }
  }

  /// The scalars that the character is made of: `<65 301>`.
  private var hexadecimal: String {
    let all = unicodeScalars.prefix(Self.mostScalars).map {
      String($0.value, radix: 16, uppercase: true)
    }
    return "<\(all.joined(separator: " "))>"
  }

  private var limited: String {
    guard utf8.count > Self.mostScalars, unicodeScalars.count > Self.mostScalars else {
      return String(self)
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: unicodeScalars.prefix(Self.mostScalars))
    return String(text)
  }

  /// No emoji has as many.
  private static var mostScalars: Int { 24 }
}

extension Unicode.Scalar {
  fileprivate var picture: String {
    switch value {
    case 0x0A: "\u{21B5}"
    case 0x09: "\u{21E5}"
    case _ where isASCII: String(shownOnTerminal)
    default: "<\(String(value, radix: 16, uppercase: true))>"
    }
  }
}
