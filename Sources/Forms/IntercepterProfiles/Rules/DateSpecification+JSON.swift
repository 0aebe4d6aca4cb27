package import TextInputIntercepter
internal import TextTools

extension DateSpecification: JSONObjectCodable {
  package mutating func code(_ coder: inout JSONMemberCoder) {
    let hasLocale = coder.reader?.has("locale") ?? (locale != nil)
    if kind != .month { coder.optional("locale", &locale, { $0.numberLocale() }, JSONValue.string) }
    if kind != .time {
      coder.optional("order", &order, { $0.choice() }, { .string($0.rawValue) })
    }
    let separators = Separator.all(in: kind)
    coder.optional(
      "separator", &separator,
      { $0.choice(of: separators.map { $0.rawValue }).flatMap(Separator.init) },
      { .string($0.rawValue) })
    if kind == .time || kind == .dateAndTime { coder.optional("seconds", &seconds) }
    if kind == .date || kind == .month {
      coder.optional(
        "twoDigitYearsFrom", &twoDigitYearsFrom, { $0.integer(from: 1, to: 9900) },
        JSONValue.number)
    }
    if hasLocale, kind != .month {
      for name in ["order", "separator", "twoDigitYearsFrom"] {
        coder.reader?[name]?.report("the locale already determines this")
      }
      (order, separator, twoDigitYearsFrom) = (nil, nil, nil)
    }
    if order == kind.order { order = nil }
    if separator == separators[0] { separator = nil }
    let kind = kind
    func bound(_ node: JSONNode) -> DateValue? {
      guard let text = node.string() else { return nil }
      guard let value = kind.bound(text) else {
        return node.mismatch(expected: "\(kind.bounds), in ISO 8601 format")
      }
      return value
    }
    coder.optional("earliest", &earliest, bound, { .string($0.description) })
    coder.optional("latest", &latest, bound, { .string($0.description) })
    if let earliest, let latest, latest < earliest {
      coder.reader?["latest"]?.report("the latest is before the earliest")
    }
  }
}

extension DateSpecification.Kind {
  /// The default order.
  package var order: DateOrder { self == .month ? .monthDayYear : .yearMonthDay }

  /// Returns the bound that a text represents, or `nil` if it is not a bound of this kind.
  package func bound(_ text: String) -> DateValue? {
    guard let value = DateValue(iso8601: text), (value.year == nil) == (self == .time),
      (value.day == nil) == (self == .month || self == .time),
      value.hour == nil || self == .time || self == .dateAndTime
    else { return nil }
    return value
  }

  /// A description of a valid bound, for error messages.
  package var bounds: String {
    switch self {
    case .date, .dateRange: "a date such as \"2024-02-29\""
    case .month: "a month such as \"2024-02\""
    case .time: "a time such as \"12:30\""
    case .dateAndTime: "a date such as \"2024-02-29\" or \"2024-02-29T12:30\""
    }
  }
}
