internal import TextInputIntercepter

/// The arguments of a layout, resolved: an order and separators in place of a locale.
struct DateArguments {
  private let kind: DateSpecification.Kind
  private let order: DateOrder
  private let separator: Character
  private let timeSeparator: Character
  private let seconds: Bool
  private let periods: DayPeriods?
  private let firstYear: Int?

  init(_ date: DateSpecification) {
    (kind, seconds) = (date.kind, date.seconds)
    if let locale = date.locale, kind != .month {
      (order, separator) = DateOrder.of(locale: locale)
      timeSeparator = DateLayout.timeSeparator(locale: locale)
      (periods, firstYear) = (DayPeriods(locale: locale), nil)
    } else {
      order = date.order ?? kind.order
      let own = date.separator ?? DateSpecification.Separator.all(in: kind)[0]
      separator = Character(own.rawValue)
      timeSeparator = kind == .time ? separator : ":"
      (periods, firstYear) = (nil, date.twoDigitYearsFrom)
    }
  }

  /// The layout.
  var layout: DateLayout {
    switch kind {
    case .date: .date(order, separator: separator, twoDigitYearsFrom: firstYear)
    case .month: .month(order, separator: separator, twoDigitYearsFrom: firstYear)
    case .time: .time(seconds: seconds, separator: timeSeparator, periods: periods)
    case .dateAndTime:
      .dateAndTime(
        .date(order, separator: separator),
        .time(seconds: seconds, separator: timeSeparator, periods: periods))
    case .dateRange: .dateRange(order, separator: separator)
    }
  }
}

extension DateArguments {
  /// Reads arguments that ``write(to:)`` wrote.
  init(from reader: inout ByteReader) {
    kind = reader.choice()
    order = reader.choice()
    separator = reader.dateSeparator()
    timeSeparator = reader.dateSeparator()
    seconds = reader.flag()
    periods = reader.optional { DayPeriods($0.text(), $0.text(), isFirst: $0.flag()) }
    firstYear = reader.optional { $0.number(in: DateSpecification.firstYears) }
  }

  /// Writes the arguments.
  func write(to writer: inout ByteWriter) {
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
    if let separator = DateSpecification.Separator(utf8Of: text()) {
      return Character(separator.rawValue)
    }
    fail()
    return "-"
  }
}
