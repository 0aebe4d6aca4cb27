import TestSupport
import Testing
import TextInputIntercepter

/// Zeros behind a minus sign: nobody groups them, whatever the locale's sign, digits and marks are.
@Suite struct NegativeZerosTests {
  static let locales = ["en", "de", "de-CH", "fr", "sv", "en-IN", "ar-EG", "fa", "he", "es"]
  static let numbers = [
    "-0", "-00", "-000", "-0000", "-01", "-0123", "-01234", "-0001234", "-012345678", "-00000000",
    "-0.5", "-0000.25", "-01234.5",
  ]

  @Test(arguments: locales) func `are shown as they are, and read back`(locale: String) throws {
    let rule = Rule.decimal(places: 2, locale: locale, negative: true, leadingZeros: .allow)
    let plain = Intercepter(rules: [rule])
    let field = Intercepter(rules: [rule], format: .grouped(locale: locale))
    let separator = try #require(NumberSymbols(locale: locale)).decimalSeparator
    for number in Self.numbers {
      let typed = number.replacing(".", with: separator)
      let alone = FormatRun(plain, asks: true)
      alone.type(typed)
      // With digits of ASCII, some locales have another separator.
      let raw = alone.field.state.text
      #expect(raw.filter(\.isNumber) == number.filter(\.isNumber))
      let shown = field.formattedText(of: raw)
      #expect(shown.unicodeScalars.count(where: Self.isDigit) == raw.count(where: \.isNumber))
      // The sign may come with a mark of direction; what stands between the digits is the separator alone.
      let between = shown.drop { !$0.isNumber }.filter { !$0.isNumber }
      #expect(between == raw.dropFirst().filter { !$0.isNumber }, "\(shown)")
      #expect(field.unformattedText(of: shown) == raw, "\(shown)")
      #expect(field.formattedText(of: field.unformattedText(of: shown)) == shown)
      for asks in [true, false] {
        let run = FormatRun(field, asks: asks)
        run.type(typed)
        #expect(run.field.state.text == shown, "\(raw) \(asks)")
        // Each key is a digit, a sign or a separator, and so goes back one by one.
        for _ in raw { run.backspace() }
        #expect(run.field.state.text == "", "\(raw) \(asks)")
      }
      // A digit in front of the zeros makes groups, and taking it away undoes them.
      let first = "-1" + raw.dropFirst()
      let sign = shown.prefix { !$0.isNumber }
      let run = FormatRun(
        field, asks: true, state: EditingState(shown, caret: sign.utf16.count))
      run.type("1")
      #expect(run.field.state.text == field.formattedText(of: first))
      run.backspace()
      #expect(run.field.state.text == shown)
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType == .decimal
  }
}
