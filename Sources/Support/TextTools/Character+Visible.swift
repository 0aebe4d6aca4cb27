internal import TextInputIntercepter

extension Character {
  /// The cluster as visible text that is safe to print on a terminal.
  ///
  /// Control characters become pictures (␀, and ↵ for a line feed). A mark without a base gets a
  /// dotted circle. Clusters that are invisible, change the direction of the following text, or
  /// appear only in some fonts become hexadecimal, such as `<200B>`. A cluster of hundreds of marks
  /// is truncated.
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

  /// The scalars of the character in hexadecimal: `<65 301>`.
  package var hexadecimal: String {
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

  /// The maximum number of scalars to show.
  ///
  /// Every emoji has fewer.
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
