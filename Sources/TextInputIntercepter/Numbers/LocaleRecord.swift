/// The entry of the table of locales for one of them: a line of fields between semicolons, in the binary.
///
/// - The numbering systems that it calls default, native, traditional and finance.
/// - The fewest digits before the first grouping separator.
/// - How numbers are written with the digits 0 to 9.
/// - How they are written in other numbering systems, each behind its name, where that differs from
///   what the root locale has, or from the digits 0 to 9.
struct LocaleRecord {
  private let line: UnsafeBufferPointer<UInt8>

  /// The record of a locale; `nil` for one whose language is not known.
  init?(_ locale: LocaleIdentifier) {
    guard let offset = locale.value(in: SortedLines(LocaleTable.locales)) else { return nil }
    line = SortedLines(LocaleTable.records).line(at: offset.decimalValue)
  }

  /// The numbering system that a locale asks for by its own name or by what it is for.
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

  /// The symbols of a numbering system.
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

extension UnsafeBufferPointer<UInt8> {
  /// A part between separators, by its number from 0; `nil` if there are not so many.
  func field(_ number: Int, separator: UInt8) -> UnsafeBufferPointer<UInt8>? {
    var start = 0
    for _ in 0..<number {
      guard let end = self[start...].firstIndex(of: separator) else { return nil }
      start = end + 1
    }
    let end = self[start...].firstIndex(of: separator) ?? count
    return UnsafeBufferPointer(rebasing: self[start..<end])
  }
}
