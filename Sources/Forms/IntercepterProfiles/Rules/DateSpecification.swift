public import TextInputIntercepter

/// A date or a time as data: its layout and its bounds.
///
/// ```json
/// { "kind": "date", "locale": "de", "earliest": "1900-01-01" }
/// { "kind": "date", "latest": "-18 years" }
/// { "kind": "month", "twoDigitYearsFrom": 2000 }
/// ```
public struct DateSpecification: Hashable, Sendable {
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

  /// Creates a specification.
  ///
  /// Arguments that do not apply to the kind are ignored.
  public init(
    _ kind: Kind = .date, locale: String? = nil, order: DateOrder? = nil,
    separator: Separator? = nil, seconds: Bool = false, twoDigitYearsFrom: Int? = nil,
    earliest: DateBound? = nil, latest: DateBound? = nil
  ) {
    (self.kind, self.locale, self.order, self.separator) = (kind, locale, order, separator)
    (self.seconds, self.twoDigitYearsFrom) = (seconds, twoDigitYearsFrom)
    (self.earliest, self.latest) = (earliest, latest)
  }

  /// The layout of the field.
  public var layout: DateLayout { DateArguments(self).layout }
}
