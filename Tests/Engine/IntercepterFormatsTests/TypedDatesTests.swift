import TestSupport
import Testing
import TextInputIntercepter

/// Dates typed key by key: the text that they leave has the value that was meant, or none.
@Suite struct TypedDatesTests {
  /// A way to write a date.
  struct Notation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: @Sendable (DateValue) -> String

    init(_ description: String, _ text: @escaping @Sendable (DateValue) -> String) {
      (testDescription, self.text) = (description, text)
    }
  }

  private static func padded(_ number: Int?) -> String {
    let digits = String(number ?? 0)
    return digits.count < 2 ? "0" + digits : digits
  }

  private static func written(
    _ date: DateValue, _ order: DateOrder, _ separator: String, isShort: Bool = false
  ) -> String {
    let (year, month, day) =
      isShort
      ? ("\(date.year ?? 0)", "\(date.month ?? 0)", "\(date.day ?? 0)")
      : ("\(date.year ?? 0)", padded(date.month), padded(date.day))
    let parts =
      switch order {
      case .yearMonthDay: [year, month, day]
      case .dayMonthYear: [day, month, year]
      case .monthDayYear: [month, day, year]
      }
    return parts.joined(separator: separator)
  }

  static let notations: [Notation] = DateOrder.allCases.flatMap { order in
    [("-", false), ("/", true), (" ", false)].map { separator, isShort in
      Notation("\(order) “\(separator)”\(isShort ? " without zeros" : "")") {
        written($0, order, separator, isShort: isShort)
      }
    }
  }

  static let fields: [Intercepter] = [
    .date(.monthDayYear, separator: "/"), .date(.dayMonthYear, separator: "."),
    .date(.dayMonthYear, separator: "-"), .date(.yearMonthDay, separator: "-"),
  ]

  /// Every fifth day of 2024, all with `LAW_CASES` of 5 or more; every 397th of the years whose digits look most like days and months.
  static let dates: [DateValue] = {
    var dates: [DateValue] = []
    var count = 0
    for year in [2024] + Array(1900...1932) + Array(1999...2023) + [2099] {
      for month in 1...12 {
        for day in 1...DateValue.numberOfDays(in: month, of: year) {
          count += 1
          let stride = year == 2024 ? 5 : 397
          guard count % max(1, stride / lawCasesFactor) == 0 else { continue }
          dates.append(DateValue(year: year, month: month, day: day))
        }
      }
    }
    return dates
  }()

  /// The law of entrances for dates.
  ///
  /// A paste that is read has one value, which typing does not contradict. A date that does not
  /// exist in the field's own order never ends as one that does. The host modes take turns.
  @Test(arguments: fields.indices, notations)
  func `a typed date never ends as another valid date`(field: Int, notation: Notation) throws {
    let intercepter = Self.fields[field]
    for (index, date) in Self.dates.enumerated() {
      let text = notation.text(date)
      let run = FormatRun(intercepter, asks: index.isMultiple(of: 2))
      run.type(text)
      let typed = run.field.state.text
      guard intercepter.validate(typed).isValid else { continue }
      let (own, meant) = (intercepter.dateValues(of: typed), intercepter.dateValues(of: text))
      try #require(own == [date] || own == meant, "\(text) typed → \(typed)")
      guard own != meant else { continue }
      let pasted = intercepter.intercept(
        Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
      try #require(pasted.outcome == .rejected, "\(text) pasted → \(pasted.state)")
    }
  }

  static let keys: [FormatCase] = [
    .init("|", .type("13"), to: "13|"),
    .init("|", .type("13/01/2020"), to: "01/13/2020|", codes: ["patternMismatch"]),
    .init("|", .type("2024-02-29"), to: "02/29/2024|"),
    .init("02/02/4|", .type("-"), to: "02/02/4-|", codes: ["characterNotAllowed"]),
    .init("02/02/4|", .type(" "), to: "02/02/4 |"),
    .init("|", .type("20/"), to: "20/|"),
    .init("12/3|", .type("2"), to: "12/32|", codes: ["outOfRange"]),
  ]

  @Test(arguments: keys) func `a digit that cannot belong to its part starts the next`(
    row: FormatCase
  ) {
    #expect(row.failure(Self.fields[0]) == nil)
  }

  @Test func `years from 1900 to 2100 are valid unless a bound says otherwise`() {
    let date = Intercepter.date()
    #expect(date.validate("1899-12-31").violations.map(\.variant) == [.tooEarly])
    #expect(date.validate("1900-01-01").isValid)
    #expect(date.validate("2100-12-31").isValid)
    #expect(date.validate("2101-01-01").violations.map(\.variant) == [.tooLate])
    #expect(Intercepter.date(earliest: "1066-10-14").validate("1066-10-14").isValid)
    #expect(!Intercepter.date(earliest: "1066-10-14").validate("2101-01-01").isValid)
    #expect(Intercepter.date(earliest: "2150-01-01").validate("2151-01-01").isValid)
    #expect(Intercepter.date(latest: "1815-06-18").validate("1815-06-18").isValid)
    let both = Intercepter.date(.dateAndTime())
    #expect(both.validate("2100-12-31 23:59").isValid)
    #expect(!both.validate("2101-01-01 00:00").isValid)
    let short = Intercepter.date(.date(.dayMonthYear, twoDigitYearsFrom: 1850))
    #expect(short.validate("18-06-51").isValid)
  }
}
