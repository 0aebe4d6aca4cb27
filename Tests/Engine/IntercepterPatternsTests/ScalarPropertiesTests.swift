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

  @Test func `the pattern white space of every scalar`() {
    let wrong = Self.scalars.filter { $0.isPatternWhiteSpace != $0.properties.isPatternWhitespace }
    #expect(wrong.isEmpty)
  }

  @Test func `the binary properties of every scalar`() {
    let wrong = Self.scalars.filter { scalar in
      let properties = scalar.properties
      var expected: UInt64 = properties.isAlphabetic ? 1 << 7 : 0
      if properties.isDefaultIgnorableCodePoint { expected |= 1 << 13 }
      if properties.isWhitespace { expected |= 1 << 45 }
      return ScalarProperties.binary(of: scalar.value) != expected
    }
    #expect(Array(wrong.prefix(5)) == [])
  }
}
