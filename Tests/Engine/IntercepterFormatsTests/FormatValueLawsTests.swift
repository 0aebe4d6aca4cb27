import TestSupport
import Testing
import TextInputIntercepter

/// The laws that a format keeps the value of what is written (section 19 of the contract).
@Suite struct FormatValueLawsTests {
  @Test func `an amount is the same pasted, pasted over everything and typed`() {
    let breach = firstBreach(cases: 600) { random in
      let field = random.amountField()
      let previous = field.formatted.formattedText(
        of: random.pick(["", "1", "1250", "86132", "309562"]))
      return FormatValueLaws.entersAlike(field.formatted, random.amount(), over: previous)
    }
    #expect(breach == nil)
  }

  @Test func `a run that is removed from an amount and pasted over it is another amount`() {
    let breach = firstBreach(cases: 600) { random in
      let field = random.amountField()
      let digits = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        random.pick(["1", "2", "5"])
      }
      let previous = field.formatted.formattedText(of: digits.joined())
      var pasted = Array(previous)
      let lower = Int.random(in: 0..<pasted.count, using: &random)
      pasted.removeSubrange(lower..<Int.random(in: lower...pasted.count, using: &random))
      return FormatValueLaws.entersAlike(field.formatted, String(pasted), over: previous)
    }
    #expect(breach == nil)
  }

  @Test func `an amount has the value that the rule reads without the format`() {
    let breach = firstBreach(cases: 2_000) { random in
      let field = random.amountField()
      return FormatValueLaws.keepsValue(
        field.formatted, field.plain, random.amount(), affixes: field.affixes)
    }
    #expect(breach == nil)
  }

  @Test func `a pattern or a date is the same pasted, pasted over everything and typed`() {
    let breach = firstBreach(cases: 600) { random in
      let field = random.patternField()
      let previous = field.engine.formattedText(
        of: random.pick(["", "1", "4111", "1234567890", "DE89"]))
      return FormatValueLaws.entersAlike(
        field.engine, random.written(in: field), over: previous)
    }
    #expect(breach == nil)
  }

  @Test func `a pattern keeps the letters and digits that are pasted, and a date its value`() {
    let breach = firstBreach(cases: 1_200) { random in
      let field = random.patternField()
      let text = random.written(in: field)
      return FormatValueLaws.keepsCharacters(field, text)
        ?? FormatValueLaws.readsItsOwnText(field, text) ?? FormatValueLaws.keepsDate(field, text)
    }
    #expect(breach == nil)
  }

  @Test func `every locale groups a number that it reads again`() {
    #expect(KnownLocales.all.count > 760)
    for locale in KnownLocales.all {
      let rule = Rule.decimal(places: 2, locale: locale)
      let field = Intercepter(rules: [rule], format: .grouped(locale: locale))
      let symbols = NumberSymbols(locale: locale, usingASCIIDigits: true)
      let text = "1234567\(symbols?.decimalSeparator ?? ".")5"
      #expect(FormatValueLaws.entersAlike(field, text, over: "1") == nil, "\(locale)")
      #expect(
        FormatValueLaws.keepsValue(field, Intercepter(rules: [rule]), text) == nil, "\(locale)")
      #expect(field.paste(text).map { field.unformattedText(of: $0) } == text, "\(locale)")
    }
  }
}
