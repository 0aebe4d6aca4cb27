/// A date or a time as data: its layout and its bounds.
///
/// ```json
/// { "kind": "date", "locale": "de", "earliest": "1900-01-01" }
/// { "kind": "date", "latest": "-18 years" }
/// { "kind": "month", "twoDigitYearsFrom": 2000 }
/// ```
public struct DateKind: FormatKind {
  /// The kind of a field, which determines its parts.
  ///
  /// The cases are named like the functions of `DateLayout`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case date, month, time, dateAndTime, dateRange
  }

  /// A separator of the parts of a date or a time.
  public enum Separator: String, Hashable, Sendable, CaseIterable {
    case hyphen = "-"
    case fullStop = "."
    case slash = "/"
    case space = " "
    case colon = ":"

    /// Returns the separators of a kind, the default first.
    package static func all(in kind: Kind) -> [Separator] {
      switch kind {
      case .time: [.colon, .fullStop]
      case .month: [.slash, .hyphen, .fullStop, .space]
      default: [.hyphen, .fullStop, .slash, .space]
      }
    }
  }

  /// The kind, which determines the parts.
  public var kind: Kind
  /// The locale that determines the layout, as a BCP 47 tag.
  ///
  /// `nil` if order and separator determine it. A month has none.
  public var locale: String?
  /// The order of day, month and year, or `nil` for the default.
  public var order: DateOrder?
  /// The separator of the parts, or `nil` for the default.
  public var separator: Separator?
  /// A Boolean value that indicates whether a time has seconds.
  public var seconds: Bool
  /// The first of the hundred years that two-digit years denote, or `nil` for four-digit years.
  public var twoDigitYearsFrom: Int?
  /// The earliest valid value, perhaps relative to today.
  public var earliest: DateBound?
  /// The latest valid value, perhaps relative to today.
  public var latest: DateBound?
  /// The policy for a finished date that exists only in another order: `.flag`, or `.warn` to
  /// accept it.
  public var otherOrder: ViolationPolicy

  /// Creates a specification.
  ///
  /// Arguments that do not apply to the kind are ignored.
  public init(
    _ kind: Kind = .date, locale: String? = nil, order: DateOrder? = nil,
    separator: Separator? = nil, seconds: Bool = false, twoDigitYearsFrom: Int? = nil,
    earliest: DateBound? = nil, latest: DateBound? = nil, otherOrder: ViolationPolicy = .flag
  ) {
    (self.kind, self.locale, self.order, self.separator) = (kind, locale, order, separator)
    (self.seconds, self.twoDigitYearsFrom) = (seconds, twoDigitYearsFrom)
    (self.earliest, self.latest, self.otherOrder) = (earliest, latest, otherOrder)
  }

  /// The name in profiles.
  public var name: String { kind.rawValue }

  /// The layout of the field.
  public var layout: DateLayout { DateArguments(self).layout }

  /// The format with its rules.
  public var preset: Intercepter { DateArguments(self).preset }

  /// Declares the layout and the bounds.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
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
    let (bound, notation) = (kind.bound, kind.notation)
    coder.optional("earliest", &earliest, bound, "The earliest valid value, \(notation).")
    coder.optional("latest", &latest, bound, "The latest valid value, \(notation).")
    if kind != .month, kind != .time {
      coder.optional(
        "otherOrder", &otherOrder, .choice(of: [.flag, .warn]), unless: .flag,
        "The response to a finished date that exists only in another order: it is invalid, or rewritten with a warning."
      )
    }
    let date = self
    coder.check("latest") {
      // Nobody knows on which day the field is used.
      let today: DateValue = "2024-01-01"
      guard let first = date.earliest?.value(today: today),
        let last = date.latest?.value(today: today), last < first
      else { return nil }
      return "the latest is before the earliest"
    }
  }

  /// The first of the hundred years of two-digit years.
  static let firstYears = 1...9900

  /// An example within the bounds, and the bounds.
  public var summary: KindSummary {
    let layout = layout
    let (earliest, latest) = (earliest?.value(today: .today), latest?.value(today: .today))
    func text(_ bound: DateValue) -> String { layout.text(ofBound: bound) }
    let year = twoDigitYearsFrom.map { max($0, min($0 + 99, 2024)) } ?? 2024
    var example =
      kind == .time
      ? DateValue(hour: 23, minute: 59, second: 59)
      : DateValue(year: year, month: 12, day: 31, hour: 23, minute: 59, second: 59)
    if let earliest, example < earliest { example = earliest }
    if let latest, latest < example { example = latest }
    var parts = [
      KindSummary.Part(
        kind == .time ? .timeOfDay : .date,
        naming: kind == .dateRange ? text(example) + " – " + text(example) : text(example))
    ]
    if let earliest { parts.append(.init(.earliest, naming: text(earliest))) }
    if let latest { parts.append(.init(.latest, naming: text(latest))) }
    return KindSummary(title: name, parts)
  }

  /// Those about dates.
  public static var messages: [String] {
    let variants: [Violation.Variant] = [
      .dateIncomplete, .dateAmbiguous, .dateInOtherOrder, .dateWithTime, .timeInsteadOfDate,
      .dateInsteadOfTime, .timeWithSeconds, .zeroTimeDropped, .noSuchMonth, .noSuchDay, .noSuchHour,
      .noSuchMinute, .noSuchSecond, .noSuchDate, .tooEarly, .tooLate, .endBeforeStart,
    ]
    return variants.map { $0.rawValue }
  }
}

extension DateKind.Kind {
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

extension DateKind.Kind {
  /// A bound of a date or a time.
  fileprivate var bound: SpelledArgument<DateBound> {
    let relative = self == .time ? "" : ", or relative to today, such as \"-18 years\""
    var form = TextForm(expected: "\(examples), in ISO 8601 format\(relative)")
    form.isValid = { text in DateBound(text).map(fits) ?? false }
    let (month, time) = ("[0-9]{4}-[0-9]{2}", "[0-9]{2}:[0-9]{2}(:[0-9]{2})?")
    let pattern =
      switch self {
      case .date, .dateRange: "\(month)-[0-9]{2}"
      case .month: month
      case .time: time
      case .dateAndTime: "\(month)-[0-9]{2}(T\(time))?"
      }
    let today = self == .time ? "" : "|today|[+-][0-9]{1,5} (day|month|year)s?"
    form.pattern = "^(\(pattern)\(today))$"
    return .spelled(form, read: { DateBound($0) }, write: { $0.description })
  }

  /// How a bound is written.
  fileprivate var notation: String {
    self == .time ? "in ISO 8601 format" : "in ISO 8601 format, or relative to today"
  }

  private func fits(_ bound: DateBound) -> Bool {
    guard case .date(let value) = bound else { return self != .time }
    return (value.year == nil) == (self == .time)
      && (value.day == nil) == (self == .month || self == .time)
      && (value.hour == nil || self == .time || self == .dateAndTime)
  }

  private var examples: String {
    switch self {
    case .date, .dateRange: "a date such as \"2024-02-29\""
    case .month: "a month such as \"2024-02\""
    case .time: "a time such as \"12:30\""
    case .dateAndTime: "a date such as \"2024-02-29\" or \"2024-02-29T12:30\""
    }
  }
}
