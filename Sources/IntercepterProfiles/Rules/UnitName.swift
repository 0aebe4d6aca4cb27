public import TextInputIntercepter

/// A unit of length by its name in profiles and on the command line.
public enum UnitName: String, Hashable, Sendable, CaseIterable {
  /// Grapheme clusters: what people call characters.
  case graphemes
  /// Unicode scalars.
  case scalars
  /// UTF-16 code units.
  case utf16
  /// Bytes in UTF-8.
  case utf8
  /// Bytes in GB 18030, in the edition that the library prefers: 2022.
  case gb18030
  /// Bytes in GB 18030-2000.
  case gb18030Of2000 = "gb18030-2000"
  /// Bytes in GB 18030-2005.
  case gb18030Of2005 = "gb18030-2005"
  /// Bytes in GB 18030-2022.
  case gb18030Of2022 = "gb18030-2022"
  /// Columns beside East Asian text: a Chinese character counts two.
  case doubleWidth

  /// The unit.
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
    }
  }

  /// The units in which a text is measured where all of them are shown: one edition of GB 18030 is
  /// enough there.
  package static let measured: [UnitName] = [
    .graphemes, .scalars, .utf16, .utf8, .gb18030, .doubleWidth,
  ]
}
