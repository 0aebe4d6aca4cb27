package import TextInputIntercepter

extension DateSpecification: ArgumentCodable {
  package mutating func code<Coder: ArgumentCoding>(_ coder: inout Coder) {
    coder.describe(kind.summary)
    if kind != .month {
      coder.optional(
        "locale", &locale, .locale, "The locale that determines the layout, as a BCP 47 tag.",
        unlabelled: true)
    }
    if kind != .time {
      var order = order ?? kind.order
      coder.optional(
        "order", &order, .choice(), unless: kind.order, "The order of day, month and year.",
        unlabelled: true, excludedBy: "locale")
      self.order = order == kind.order ? nil : order
    }
    let separators = Separator.all(in: kind)
    var separator = separator ?? separators[0]
    coder.optional(
      "separator", &separator, .choice(of: separators), unless: separators[0],
      "The separator of the parts.", excludedBy: "locale")
    self.separator = separator == separators[0] ? nil : separator
    if kind == .time || kind == .dateAndTime {
      coder.optional(
        "seconds", &seconds, .flag, unless: false, "Whether the time has seconds.",
        unlabelled: true)
    }
    if kind == .date || kind == .month {
      coder.optional(
        "twoDigitYearsFrom", &twoDigitYearsFrom, .integer(in: Self.firstYears),
        "The first of the hundred years that two-digit years denote; without it, years have four digits.",
        excludedBy: "locale")
    }
    let bound = BoundArgument(kind: kind)
    coder.optional("earliest", &earliest, bound, "The earliest valid value, \(bound.notation).")
    coder.optional("latest", &latest, bound, "The latest valid value, \(bound.notation).")
    coder.check { object in
      // Nobody knows on which day the field is used.
      let today: DateValue = "2024-01-01"
      if let first = earliest?.value(today: today), let last = latest?.value(today: today),
        last < first
      {
        object["latest"]?.report("the latest is before the earliest")
      }
    }
  }

  /// The first of the hundred years of two-digit years.
  static let firstYears = 1...9900
}

extension DateSpecification.Kind {
  /// The default order.
  package var order: DateOrder { self == .month ? .monthDayYear : .yearMonthDay }

  fileprivate var summary: String {
    switch self {
    case .date: "A date, in the order of a locale or in a given order."
    case .month: "A month of a year, such as the one in which a card expires."
    case .time: "A time of day."
    case .dateAndTime: "A date and a time of day."
    case .dateRange: "Two dates with a dash between them."
    }
  }
}

/// A bound of a date or a time.
private struct BoundArgument: ArgumentType {
  let kind: DateSpecification.Kind

  /// How a bound is written.
  var notation: String {
    kind == .time ? "in ISO 8601 format" : "in ISO 8601 format, or relative to today"
  }

  func write(_ value: DateBound) -> JSONValue { .string(value.description) }
  func read(_ node: JSONNode) -> DateBound? {
    guard let text = node.string() else { return nil }
    guard let bound = DateBound(text), fits(bound) else {
      let relative = kind == .time ? "" : ", or relative to today, such as \"-18 years\""
      return node.mismatch(expected: "\(examples), in ISO 8601 format\(relative)")
    }
    return bound
  }
  private func fits(_ bound: DateBound) -> Bool {
    guard case .date(let value) = bound else { return kind != .time }
    return (value.year == nil) == (kind == .time)
      && (value.day == nil) == (kind == .month || kind == .time)
      && (value.hour == nil || kind == .time || kind == .dateAndTime)
  }
  private var examples: String {
    switch kind {
    case .date, .dateRange: "a date such as \"2024-02-29\""
    case .month: "a month such as \"2024-02\""
    case .time: "a time such as \"12:30\""
    case .dateAndTime: "a date such as \"2024-02-29\" or \"2024-02-29T12:30\""
    }
  }
  var schema: JSONValue {
    let (month, time) = ("[0-9]{4}-[0-9]{2}", "[0-9]{2}:[0-9]{2}(:[0-9]{2})?")
    let pattern =
      switch kind {
      case .date, .dateRange: "\(month)-[0-9]{2}"
      case .month: month
      case .time: time
      case .dateAndTime: "\(month)-[0-9]{2}(T\(time))?"
      }
    let relative = kind == .time ? "" : "|today|[+-][0-9]{1,5} (day|month|year)s?"
    return ["type": "string", "pattern": .string("^(\(pattern)\(relative))$")]
  }
}
