/// The arguments of a date or a time, resolved: an order and separators in place of a locale.
package struct DateArguments: ResolvedFormat {
  private var kind = DateKind.Kind.date
  private var order = DateOrder.yearMonthDay
  private var separator: Character = "-"
  private var timeSeparator: Character = ":"
  private var seconds = false
  private var periods: DayPeriods?
  private var names: DateNames?
  private var firstYear: Int?
  private var earliest: DateBound?
  private var latest: DateBound?
  /// The policy for a date in another order, which is a part of the kind's number.
  private let otherOrder: ViolationPolicy
  /// Whether the arguments have names, which is a part of the kind's number, too.
  private let isNamed: Bool

  /// Creates arguments to read others into.
  package init(otherOrder: ViolationPolicy, named isNamed: Bool) {
    (self.otherOrder, self.isNamed) = (otherOrder, isNamed)
  }

  package init(_ date: DateKind) {
    (kind, seconds, otherOrder) = (date.kind, date.seconds, date.otherOrder)
    (earliest, latest) = (date.earliest, date.latest)
    if let locale = date.locale, kind != .month {
      (order, separator) = DateOrder.of(locale: locale)
      timeSeparator = DateLayout.timeSeparator(locale: locale)
      periods = DayPeriods(locale: locale)
      names = DateNames(locale: locale)
    } else {
      order = date.order ?? kind.order
      let own = date.separator ?? DateKind.Separator.all(in: kind)[0]
      separator = Character(own.rawValue)
      if kind == .time { timeSeparator = separator }
      firstYear = date.twoDigitYearsFrom
    }
    isNamed = names != nil
  }

  /// The layout.
  var layout: DateLayout { unnamedLayout.naming(names) }

  private var unnamedLayout: DateLayout {
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
  package func isReadable(from initial: DateArguments) -> Bool {
    otherOrder == initial.otherOrder && isNamed == initial.isNamed
  }

  package var preset: Intercepter {
    .date(layout, earliest: earliest, latest: latest, otherOrder: otherOrder)
  }

  package mutating func code<Coder: ByteCoding>(_ coder: inout Coder) {
    coder.code(choice: &kind)
    coder.code(choice: &order)
    coder.code(dateSeparator: &separator)
    coder.code(dateSeparator: &timeSeparator)
    coder.code(&seconds)
    coder.code(&periods, from: DayPeriods()) { coder, periods in
      var (morning, afternoon, isFirst) = (periods.morning, periods.afternoon, periods.isFirst)
      coder.code(&morning)
      coder.code(&afternoon)
      coder.code(&isFirst)
      periods = DayPeriods(morning, afternoon, isFirst: isFirst)
    }
    coder.code(&firstYear, from: 0) { $0.code(&$1, in: DateKind.firstYears) }
    coder.code(&earliest, from: .today()) { $1.code(&$0) }
    coder.code(&latest, from: .today()) { $1.code(&$0) }
    guard isNamed else { return }
    var names = names ?? DateNames()
    names.code(&coder)
    self.names = names
  }
}

extension DateBound {
  @inline(never)  // Code size: a date has two bounds.
  fileprivate mutating func code<Coder: ByteCoding>(_ coder: inout Coder) {
    var (isRelative, offset, unit, date) = (false, 0, Unit.days, DateValue())
    switch self {
    case .today(let own, let ownUnit): (isRelative, offset, unit) = (true, own, ownUnit)
    case .date(let own): date = own
    }
    coder.code(&isRelative)
    if isRelative {
      var (isPast, count) = (offset < 0, min(Int(clamping: offset.magnitude), Self.greatestOffset))
      coder.code(&isPast)
      coder.code(&count, in: 0...Self.greatestOffset)
      coder.code(choice: &unit)
      self = .today(isPast ? -count : count, unit)
    } else {
      var parts = [date.year, date.month, date.day, date.hour, date.minute, date.second]
      for (index, most) in [9999, 12, 31, 23, 59, 59].enumerated() {
        coder.code(&parts[index], from: 0) { $0.code(&$1, in: 0...most) }
      }
      self = .date(
        DateValue(
          year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4],
          second: parts[5]))
    }
  }
}

extension ByteCoding {
  /// Codes a separator of the parts of a date or a time.
  fileprivate mutating func code(dateSeparator separator: inout Character) {
    var text = String(separator)
    code(&text)
    if let read = DateKind.Separator(utf8Of: text) {
      separator = Character(read.rawValue)
    } else {
      fail()
    }
  }
}
