/// The locale of the numbers in messages: its digits, groups and plural forms.
package struct MessageLocale: Sendable {
  package let symbols: NumberSymbols
  package let plurals: PluralRules

  /// A locale's way.
  ///
  /// One that CLDR does not know writes numbers as the root locale does; one whose numbers
  /// have no digits, such as Roman ones, writes those of its own beside 0 to 9.
  package init(_ locale: LocaleIdentifier) {
    symbols =
      NumberSymbols(locale, usingASCIIDigits: false)
      ?? NumberSymbols(locale, usingASCIIDigits: true) ?? NumberSymbols(groupingSize: 3)
    plurals = PluralRules(locale)
  }

  private init(symbols: NumberSymbols, plurals: PluralRules) {
    (self.symbols, self.plurals) = (symbols, plurals)
  }

  /// English plural forms, and digits without groups.
  static var plain: MessageLocale { MessageLocale(symbols: .plain, plurals: .english) }
}
