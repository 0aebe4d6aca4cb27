import Testing
import TextInputIntercepter

/// What a page is told of scalars is what the standard library says of them.
@Suite struct ScalarPropertiesTests {
  /// The standard library's order of the categories.
  private static let categories: [Unicode.GeneralCategory] = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
    .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control,
    .format, .surrogate, .privateUse, .unassigned,
  ]

  private static let scalars = (UInt32(0)...0x10_FFFF).compactMap { Unicode.Scalar($0) }

  @Test func `the general category of every scalar`() {
    let wrong = Self.scalars.filter {
      Self.categories[Int(ScalarProperties.category(of: $0.value))]
        != $0.properties.generalCategory
    }
    #expect(Array(wrong.prefix(5)) == [])
  }

  @Test func `the binary properties of every scalar`() {
    let wrong = Self.scalars.filter { scalar in
      let properties = scalar.properties
      let named: [(UInt64, Bool)] = [
        (7, properties.isAlphabetic), (13, properties.isDefaultIgnorableCodePoint),
        (16, properties.isEmoji), (19, properties.isEmojiPresentation),
        (36, properties.isPatternWhitespace), (45, properties.isWhitespace),
      ]
      return ScalarProperties.binary(of: scalar.value)
        != named.reduce(0) { $0 | ($1.1 ? 1 << $1.0 : 0) }
    }
    #expect(Array(wrong.prefix(5)) == [])
  }
}
