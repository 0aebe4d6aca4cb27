/// The arguments of a format with grouped digits, resolved: symbols in place of a locale.
package struct GroupedArguments: ByteCodable {
  private var symbols = NumberSymbols.plain
  private var marks: (grouping: Character, decimal: Character, sizes: [Int])?
  private var prefix = ""
  private var suffix = ""
  private var fixedDecimals = 0
  private var keepsAffixes = false

  /// The numbers of decimal places that may always be shown.
  package static let decimalCounts = 0...100
  /// The numbers of digits in a group.
  package static let groupSizes = 1...64

  /// Creates arguments to read others into.
  package init() {}

  /// Creates the arguments of a locale, or of custom marks.
  package init(
    locale: String?, _ digits: DigitPolicy,
    marks: (grouping: Character, decimal: Character, sizes: [Int])?, prefix: String,
    suffix: String, fixedDecimals: Int, keepsAffixes: Bool
  ) {
    if let locale { symbols = NumberSymbols(grouping: locale, digits, beside: prefix + suffix) }
    self.marks = marks
    (self.prefix, self.suffix) = (prefix, suffix)
    (self.fixedDecimals, self.keepsAffixes) = (fixedDecimals, keepsAffixes)
  }

  package mutating func code<Coder: ByteCoding>(_ coder: inout Coder) {
    symbols.code(&coder)
    if symbols.minusSign.utf8.isEmpty { coder.fail() }
    coder.code(&marks, from: (",", ".", [])) { coder, marks in
      coder.code(&marks.grouping)
      coder.code(&marks.decimal)
      coder.code(&marks.sizes, from: 1) { $0.code(&$1, in: Self.groupSizes) }
    }
    coder.code(&prefix)
    coder.code(&suffix)
    coder.code(&fixedDecimals, in: Self.decimalCounts)
    coder.code(&keepsAffixes)
  }

  /// The format.
  ///
  /// - Throws: `PatternError` if a separator has two meanings, or a prefix or suffix is ambiguous.
  package func makeFormat() throws(PatternError) -> TextFormat {
    if let marks {
      return try TextFormat(
        groupedBy: marks.grouping, decimalSeparator: marks.decimal, sizes: marks.sizes,
        prefix: prefix, suffix: suffix, fixedDecimals: fixedDecimals, keepsAffixes: keepsAffixes)
    }
    return try TextFormat(
      GroupedFormat(
        symbols, prefix: prefix, suffix: suffix, fixedDecimals: fixedDecimals,
        keepsAffixes: keepsAffixes),
      prefix, suffix)
  }
}
