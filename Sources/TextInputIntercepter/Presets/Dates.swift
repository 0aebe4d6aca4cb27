/// The order of day, month and year in a date.
public enum DateOrder: String, Hashable, Sendable, CaseIterable {
  /// `2024-02-29`: ISO 8601, East Asia, Hungary.
  case yearMonthDay
  /// `29.02.2024`: most of the world.
  case dayMonthYear
  /// `02/29/2024`: the United States.
  case monthDayYear

  /// The blocks of digits, and where year, month and day begin.
  fileprivate var layout: (blocks: [DigitBlock], year: Int, month: Int, day: Int) {
    let (year, month, day) = (
      DigitBlock(4, in: 1...9999), DigitBlock(2, in: 1...12), DigitBlock(2, in: 1...31)
    )
    return switch self {
    case .yearMonthDay: ([year, month, day], 0, 4, 6)
    case .dayMonthYear: ([day, month, year], 4, 2, 0)
    case .monthDayYear: ([month, day, year], 4, 0, 2)
    }
  }
}

extension DateOrder {
  /// The order of a locale and the mark between its parts (CLDR); those of ISO 8601 where nothing is known of it.
  fileprivate static func of(locale: String) -> (order: DateOrder, separator: Character) {
    guard let value = LocaleIdentifier(locale)?.value(in: SortedLines(DateTable.orders)) else {
      return (.yearMonthDay, "-")
    }
    let order: DateOrder =
      switch value[0] {
      case UInt8(ascii: "d"): .dayMonthYear
      case UInt8(ascii: "m"): .monthDayYear
      default: .yearMonthDay
      }
    return (order, Character(Unicode.Scalar(value[3])))
  }
}

extension Intercepter {
  /// A date of eight digits, in the order and with the mark of a locale: `29.02.2024` in `de`, `02/29/2024` in
  /// `en`.
  ///
  /// - Parameter locale: A BCP 47 tag; one that is not known has `2024-02-29`. The calendar is Gregorian.
  public static func date(locale: String) -> Intercepter {
    let (order, separator) = DateOrder.of(locale: locale)
    return .date(order, separator: separator)
  }

  /// A date of eight digits, with separators that are shown: `2024-02-29`.
  ///
  /// A month of 13 cannot be typed. A day that the month does not have is let in and listed, as the user may be
  /// about to correct the month; a finished text with it is invalid.
  ///
  /// - Parameters:
  ///   - order: The order of day, month and year.
  ///   - separator: What is shown between them.
  public static func date(
    _ order: DateOrder = .yearMonthDay, separator: Character = "-"
  ) -> Intercepter {
    let slots = order.layout.blocks.map { String(repeating: "#", count: $0.digits) }
    let mark = "#@*[]\\".contains(separator) ? "\\\(separator)" : String(separator)
    return Intercepter(
      rules: [
        .numbersOnly(.normalized), .digitBlocks(order.layout.blocks), .existingDate(order),
      ],
      format: .pattern(FormatPattern(slots.joined(separator: mark))))
  }

  /// A time of day: hours and minutes, and seconds too if they are wanted.
  public static func time(seconds: Bool = false) -> Intercepter {
    let minutes = DigitBlock(2, in: 0...59)
    let blocks = [DigitBlock(2, in: 0...23), minutes] + (seconds ? [minutes] : [])
    return Intercepter(
      rules: [.numbersOnly(.normalized), .digitBlocks(blocks)],
      format: .pattern(seconds ? "##:##:##" : "##:##"))
  }
}

extension Rule {
  /// Lists a date of eight digits that is in no calendar: 30 February, or 29 February of a year that is no leap
  /// year (Gregorian, ISO 8601).
  ///
  /// - Complexity: O(1).
  public static func existingDate(_ order: DateOrder) -> Rule {
    let layout = order.layout
    return listing("existingDate") { text in
      let digits = text.utf8.map { Int($0) - 0x30 }
      guard digits.count == 8, digits.allSatisfy({ 0...9 ~= $0 }) else { return nil }
      func number(_ start: Int, _ count: Int) -> Int {
        digits[start..<start + count].reduce(0) { $0 * 10 + $1 }
      }
      let (year, month) = (number(layout.year, 4), number(layout.month, 2))
      let day = number(layout.day, 2)
      guard 1...12 ~= month, day > days(in: month, of: year) || day == 0 else { return nil }
      return Violation(.outOfRange, range: layout.day..<layout.day + 2)
    }
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// A rule that lets everything in and lists what is wrong with a text: `.flag`.
  static func listing(
    _ identifier: String, incomplete: (@Sendable (String) -> Violation?)? = nil,
    _ fault: @escaping @Sendable (String) -> Violation?
  ) -> Rule {
    Rule(
      identifier,
      validate: { text in
        if let violation = incomplete?(text) {
          return Validity(.intermediate, Violations(violation))
        }
        return fault(text).map { Validity(.invalid, Violations($0)) } ?? Validity(.valid)
      },
      sanitize: { $0 },
      judge: { proposal in
        fault(proposal.state.text).map { .report(Violations($0)) } ?? .accept
      })
  }
}
