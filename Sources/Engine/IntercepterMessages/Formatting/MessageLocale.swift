/// The number format of messages in a locale: its digits, grouping and plural forms.
///
/// Code size: it is an object, because the copies of so many members are long. Its initializers are
/// convenience ones, which a page without the locales' tables does not link.
package final class MessageLocale: Sendable {
  package let symbols: NumberSymbols
  package let plurals: PluralRules

  /// Creates the format of a locale.
  ///
  /// A locale that CLDR does not know uses the root locale's symbols. A numbering system without
  /// digits, such as Roman numerals, is replaced by 0 to 9 with the locale's symbols.
  package convenience init(_ locale: LocaleIdentifier) {
    self.init(
      symbols: NumberSymbols(locale, usingASCIIDigits: false)
        ?? NumberSymbols(locale, usingASCIIDigits: true) ?? NumberSymbols(groupingSize: 3),
      plurals: PluralRules(locale))
  }

  /// Reads a format that ``write(to:)`` wrote.
  convenience init(from reader: inout ByteReader) {
    self.init(symbols: reader.read(NumberSymbols.plain), plurals: PluralRules(from: &reader))
  }

  /// Writes the format.
  func write(to writer: inout ByteWriter) {
    writer.write(symbols)
    plurals.write(to: &writer)
  }

  private init(symbols: NumberSymbols, plurals: PluralRules) {
    (self.symbols, self.plurals) = (symbols, plurals)
  }

  /// English plural forms, and digits without grouping.
  static var plain: MessageLocale { MessageLocale(symbols: .plain, plurals: .english) }
}
