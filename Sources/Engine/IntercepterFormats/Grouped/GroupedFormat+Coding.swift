/// The arguments of a format with grouped digits, resolved: symbols in place of a locale.
package struct GroupedArguments {
  package let symbols: NumberSymbols
  package let marks: (grouping: Character, decimal: Character, sizes: [Int])?
  package let prefix: String
  package let suffix: String
  package let fixedDecimals: Int
  package let keepsAffixes: Bool

  /// The numbers of decimal places that may always be shown.
  package static let decimalCounts = 0...100

  /// Creates the arguments of a locale, or of custom marks.
  package init(
    locale: String?, _ digits: DigitPolicy,
    marks: (grouping: Character, decimal: Character, sizes: [Int])?, prefix: String,
    suffix: String, fixedDecimals: Int, keepsAffixes: Bool
  ) {
    symbols = locale.map { NumberSymbols(grouping: $0, digits) } ?? .plain
    self.marks = marks
    (self.prefix, self.suffix) = (prefix, suffix)
    (self.fixedDecimals, self.keepsAffixes) = (fixedDecimals, keepsAffixes)
  }

  /// Reads arguments that ``write(to:)`` wrote.
  package init(from reader: inout ByteReader) {
    symbols = NumberSymbols(from: &reader)
    if symbols.minusSign.utf8.isEmpty { reader.fail() }
    marks = reader.optional { reader in
      (reader.character(), reader.character(), reader.array { $0.number(in: 1...64) })
    }
    prefix = reader.text()
    suffix = reader.text()
    fixedDecimals = reader.number(in: Self.decimalCounts)
    keepsAffixes = reader.flag()
  }

  /// Writes the arguments.
  package func write(to writer: inout ByteWriter) {
    symbols.write(to: &writer)
    writer.write(optional: marks) { writer, marks in
      writer.write(String(marks.grouping))
      writer.write(String(marks.decimal))
      writer.write(array: marks.sizes) { $0.write($1) }
    }
    writer.write(prefix)
    writer.write(suffix)
    writer.write(fixedDecimals)
    writer.write(keepsAffixes)
  }
}

extension TextFormat {
  /// Creates a format from arguments.
  ///
  /// - Throws: `PatternError` if a separator has two meanings, or a prefix or suffix is ambiguous.
  package init(_ arguments: GroupedArguments) throws(PatternError) {
    if let marks = arguments.marks {
      try self.init(
        groupedBy: marks.grouping, decimalSeparator: marks.decimal, sizes: marks.sizes,
        prefix: arguments.prefix, suffix: arguments.suffix,
        fixedDecimals: arguments.fixedDecimals, keepsAffixes: arguments.keepsAffixes)
    } else {
      try self.init(
        GroupedFormat(
          arguments.symbols, prefix: arguments.prefix, suffix: arguments.suffix,
          fixedDecimals: arguments.fixedDecimals, keepsAffixes: arguments.keepsAffixes),
        arguments.prefix, arguments.suffix)
    }
  }
}
