/// The entry of a locale in the table: a line in the binary, with fields between semicolons.
///
/// - The default, native, traditional and finance numbering systems.
/// - The minimum number of digits before the first grouping separator.
/// - The symbols of numbers with the digits 0 to 9.
/// - The symbols in other numbering systems, each after its name, if they differ from the root
///   locale's or from those with the digits 0 to 9.
struct LocaleRecord {
  private let line: UnsafeBufferPointer<UInt8>

  /// Creates the record of a locale, or `nil` if its language is unknown.
  package init?(_ locale: LocaleIdentifier) {
    guard let offset = locale.value(in: SortedLines(LocaleTable.locales)) else { return nil }
    line = SortedLines(LocaleTable.records).line(at: offset.decimalValue)
  }

  /// Returns the numbering system that a locale requests by name or by purpose.
  func numberingSystem(for name: Subtag) -> Subtag {
    switch name {
    case "", "default": system(0)
    case "native": system(1)
    case "traditio": system(2)
    case "finance": system(3)
    default: name
    }
  }

  var minimumGroupingDigits: Int { line.field(4, separator: semicolon)?.decimalValue ?? 1 }

  /// Returns the symbols of a numbering system.
  func style(_ system: Subtag) -> UnsafeBufferPointer<UInt8>? {
    if system == "latn" { return line.field(5, separator: semicolon) }
    var number = 6
    while let field = line.field(number, separator: semicolon) {
      if Subtag(field.field(0, separator: equalsSign) ?? field) == system {
        return field.field(1, separator: equalsSign)
      }
      number += 1
    }
    return nil
  }

  private func system(_ number: Int) -> Subtag {
    line.field(number, separator: semicolon).flatMap { Subtag($0) } ?? "latn"
  }
}

private let semicolon = UInt8(ascii: ";")
private let equalsSign = UInt8(ascii: "=")
