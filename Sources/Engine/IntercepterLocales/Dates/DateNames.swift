/// The names in the dates and times of a locale (CLDR): months, halves and parts of the day, and
/// the words between the parts of a date.
///
/// ```swift
/// let names = DateNames(locale: "de")
/// names.forEach { name, text in … }  // .month(1) Januar, .month(1) Jan, …, .literal(.hour, .edge) Uhr
/// ```
///
/// A language that is written in two scripts has the names of both. Names that differ only in case,
/// points and spaces are one name.
package struct DateNames: Hashable, Sendable {
  /// Lines with the months, the parts of the day and the literals, as in the table.
  private var text: String

  /// Creates the names `AM` and `PM`.
  ///
  /// Code size: a page reads its names from a compiled profile, and does not link the table.
  package init() { text = "\nam=AM;pm=PM\n" }

  /// Creates the names of a locale, or `AM` and `PM` for an unknown locale.
  package init(locale: String) {
    self.init()
    let lines = SortedLines(DateNameTable.locales)
    guard let places = LocaleIdentifier(locale)?.value(in: lines) else { return }
    var bytes: [UInt8] = []
    for (number, table) in [DateNameTable.months, DateNameTable.periods, DateNameTable.literals]
      .enumerated()
    {
      let place = places.field(number, separator: UInt8(ascii: " "))?.decimalValue ?? 0
      if number > 0 { bytes.append(lineFeed) }
      bytes += SortedLines(table).line(at: place)
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Calls a closure with the meaning and the UTF-8 of each name, until it returns `false`.
  ///
  /// - Complexity: O(*n*) in the length of all names. Nothing is allocated.
  package func forEach(_ use: (DateName, UnsafeBufferPointer<UInt8>) -> Bool) {
    text.withUTF8Bytes { text in
      var line = 0
      var month = 1
      var start = 0
      var name: DateName? = .month(1)
      for end in 0...text.count {
        let mark = end < text.count ? text[end] : lineFeed
        switch mark {
        case UInt8(ascii: "="):
          name = DateName(UnsafeBufferPointer(rebasing: text[start..<end]), isLiteral: line > 1)
        case UInt8(ascii: "|"), UInt8(ascii: ";"), lineFeed:
          if let name, start < end, !use(name, UnsafeBufferPointer(rebasing: text[start..<end])) {
            return
          }
          if mark == lineFeed { line += 1 }
          if mark == UInt8(ascii: ";") { month += 1 }
          if mark != UInt8(ascii: "|") { name = line == 0 ? .month(month) : nil }
        default: continue
        }
        start = end + 1
      }
    }
  }
}

private let lineFeed = UInt8(ascii: "\n")

extension DateNames: ByteCodable {
  package mutating func code<Coder: ByteCoding>(_ coder: inout Coder) { coder.code(&text) }
}

/// What a name in a date or a time means.
package enum DateName: Hashable, Sendable {
  /// A month from 1 to 12.
  case month(Int)
  /// AM or PM.
  case half(isAfternoon: Bool)
  /// A part of the day, from a minute of the day to the one before another.
  ///
  /// A night may begin at a later minute than it ends. Noon is 720 twice, midnight 0 twice.
  case part(from: Int, to: Int)
  /// A word between two parts of a date or a time, such as `de` in `3 de mayo`.
  case literal(after: DateLetter, before: DateLetter)

  /// Creates a meaning from its key in the table.
  fileprivate init?(_ key: UnsafeBufferPointer<UInt8>, isLiteral: Bool) {
    if isLiteral {
      guard key.count == 2, let after = DateLetter(rawValue: key[0]),
        let before = DateLetter(rawValue: key[1])
      else { return nil }
      self = .literal(after: after, before: before)
    } else if key.last == UInt8(ascii: "m") {
      self = .half(isAfternoon: key.first == UInt8(ascii: "p"))
    } else {
      guard let from = key.field(0, separator: UInt8(ascii: "-")),
        let to = key.field(1, separator: UInt8(ascii: "-")), from.count < 5, to.count < 5
      else { return nil }
      self = .part(from: from.decimalValue, to: to.decimalValue)
    }
  }
}

/// A part of a date or a time, with its letter in CLDR's patterns.
package enum DateLetter: UInt8, Hashable, Sendable {
  /// The beginning or the end of the text.
  case edge = 0x2D
  case year = 0x79
  case month = 0x4D
  case day = 0x64
  case weekday = 0x45
  case hour = 0x48
  case minute = 0x6D
  case second = 0x73
  /// A half or a part of the day.
  case period = 0x61
  /// A time zone.
  case zone = 0x7A
  /// A whole date, before or after a time.
  case date = 0x44
  case time = 0x54
}
