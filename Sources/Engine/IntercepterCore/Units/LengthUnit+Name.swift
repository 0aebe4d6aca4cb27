extension LengthUnit {
  /// The name of a unit of this library in profiles, scripts, violations and on the command line.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// Grapheme clusters: characters as users see them.
    case graphemes
    /// Unicode scalars.
    case scalars
    /// UTF-16 code units.
    case utf16
    /// Bytes in UTF-8.
    case utf8
    /// Bytes in GB 18030, in the library's default edition, 2022.
    case gb18030
    /// Bytes in GB 18030-2000.
    case gb18030Of2000 = "gb18030-2000"
    /// Bytes in GB 18030-2005.
    case gb18030Of2005 = "gb18030-2005"
    /// Bytes in GB 18030-2022.
    case gb18030Of2022 = "gb18030-2022"
    /// Columns in East Asian text: a Chinese character counts two.
    case doubleWidth
    /// Columns on a terminal.
    case terminalColumns

    /// The unit with this name.
    public var unit: LengthUnit {
      switch self {
      case .graphemes: .graphemes
      case .scalars: .scalars
      case .utf16: .utf16
      case .utf8: .utf8
      case .gb18030: .gb18030
      case .gb18030Of2000: .gb18030(edition: .v2000)
      case .gb18030Of2005: .gb18030(edition: .v2005)
      case .gb18030Of2022: .gb18030(edition: .v2022)
      case .doubleWidth: .doubleWidth
      case .terminalColumns: .terminalColumns
      }
    }

    /// The edition of GB 18030, or `nil` for other units.
    var edition: GB18030.Edition? {
      switch self {
      case .gb18030Of2000: .v2000
      case .gb18030Of2005: .v2005
      case .gb18030, .gb18030Of2022: .v2022
      default: nil
      }
    }

    /// The unit that messages describe in the same words: bytes are bytes in any edition.
    public var family: Name {
      self == .terminalColumns ? .doubleWidth : edition == nil ? self : .gb18030
    }

    /// The length of a common Chinese character, if a letter has a smaller one.
    var lengthOfChineseCharacter: Int? {
      switch family {
      case .utf8: 3
      case .gb18030, .doubleWidth: 2
      default: nil
      }
    }

    /// The maximum length of one byte of UTF-8.
    var mostPerByte: Int {
      // U+0080, for example, takes two bytes in UTF-8 and four in GB 18030. A cluster of one byte has
      // one column, and no cluster has more than two.
      edition == nil ? 1 : 2
    }

    /// The units in which a text is measured when all are displayed.
    ///
    /// One edition of GB 18030 is enough there.
    package static let measured: [Name] = [
      .graphemes, .scalars, .utf16, .utf8, .gb18030, .doubleWidth,
    ]
  }
}

/// The name of ``LengthUnit/Name`` in 0.3.0.
@available(*, deprecated, renamed: "LengthUnit.Name")
public typealias UnitName = LengthUnit.Name

extension LengthUnit.Name {
  /// Returns the noun for a number of units: `byte GB18030`, `bytes GB18030`.
  package func noun(for count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .graphemes: isOne ? "character" : "characters"
    case .scalars: isOne ? "scalar" : "scalars"
    case .utf16: isOne ? "UTF-16 unit" : "UTF-16 units"
    case .utf8: isOne ? "byte UTF-8" : "bytes UTF-8"
    case .gb18030, .gb18030Of2022: isOne ? "byte GB18030" : "bytes GB18030"
    case .gb18030Of2000: isOne ? "byte GB18030-2000" : "bytes GB18030-2000"
    case .gb18030Of2005: isOne ? "byte GB18030-2005" : "bytes GB18030-2005"
    case .doubleWidth: isOne ? "column" : "columns"
    case .terminalColumns: isOne ? "terminal column" : "terminal columns"
    }
  }
}
