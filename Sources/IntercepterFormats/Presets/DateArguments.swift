/// The arguments of a layout, resolved: an order and separators in place of a locale.
package struct DateArguments {
  /// The kinds of layouts, whose order is part of the format of compiled profiles.
  package enum Kind: CaseIterable {
    case date, month, time, dateAndTime, dateRange
  }

  private let kind: Kind
  private let order: DateOrder
  private let separator: Character
  private let timeSeparator: Character
  private let seconds: Bool
  private let periods: DayPeriods?
  private let firstYear: Int?

  /// Creates the arguments of a layout without a locale.
  ///
  /// - Parameter separator: The separator of the parts, which are those of a time for that kind.
  package init(
    _ kind: Kind, _ order: DateOrder, separator: Character, seconds: Bool, firstYear: Int?
  ) {
    (self.kind, self.order, self.separator) = (kind, order, separator)
    timeSeparator = kind == .time ? separator : ":"
    (self.seconds, periods, self.firstYear) = (seconds, nil, firstYear)
  }

  /// Creates the arguments of a layout in a locale.
  package init(_ kind: Kind, locale: String, seconds: Bool) {
    self.kind = kind
    (order, separator) = DateOrder.of(locale: locale)
    timeSeparator = DateLayout.timeSeparator(locale: locale)
    (self.seconds, periods, firstYear) = (seconds, DayPeriods(locale: locale), nil)
  }

  /// The layout.
  package var layout: DateLayout {
    switch kind {
    case .date: .date(order, separator: separator, twoDigitYearsFrom: firstYear)
    case .month: .month(order, separator: separator, twoDigitYearsFrom: firstYear)
    case .time: .time(seconds: seconds, separator: timeSeparator, periods: periods)
    case .dateAndTime:
      .date(order, separator: separator).followed(
        by: .time(seconds: seconds, separator: timeSeparator, periods: periods), " ", .join)
    case .dateRange: .dateRange(order, separator: separator)
    }
  }
}

extension DateArguments {
  /// Reads arguments that ``write(to:)`` wrote.
  package init(from reader: inout ByteReader) {
    kind = reader.choice()
    order = reader.choice()
    separator = reader.dateSeparator()
    timeSeparator = reader.dateSeparator()
    seconds = reader.flag()
    periods = reader.optional { DayPeriods($0.text(), $0.text(), isFirst: $0.flag()) }
    firstYear = reader.optional { $0.number(in: 1...9900) }
  }

  /// Writes the arguments.
  package func write(to writer: inout ByteWriter) {
    writer.write(choice: kind)
    writer.write(choice: order)
    writer.write(String(separator))
    writer.write(String(timeSeparator))
    writer.write(seconds)
    writer.write(optional: periods) { writer, periods in
      writer.write(periods.morning)
      writer.write(periods.afternoon)
      writer.write(periods.isFirst)
    }
    writer.write(optional: firstYear) { $0.write($1) }
  }
}

extension ByteReader {
  /// Reads a separator of the parts of a date or a time.
  fileprivate mutating func dateSeparator() -> Character {
    let separator = character()
    if let byte = separator.utf8.first, separator.utf8.count == 1,
      [0x20, 0x2D, 0x2E, 0x2F, 0x3A].contains(byte)
    {
      return separator
    }
    fail()
    return "-"
  }
}
