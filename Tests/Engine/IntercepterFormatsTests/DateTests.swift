import TestSupport
import Testing
import TextInputIntercepter

@Suite struct DateTests {
  static let german = Intercepter.date(.dayMonthYear, separator: ".")
  static let american = Intercepter.date(.monthDayYear, separator: "/")

  static let iso: [FormatCase] = [
    .init("|", .type("20240229"), to: "2024-02-29|"),
    .init("2024|", .type("13"), to: "2024-13|", codes: ["outOfRange"]),
    .init("2024|", .type("15"), to: "2024-15|", codes: ["outOfRange"]),
    .init("2024-02|", .type("4"), to: "2024-024|", codes: ["outOfRange"]),
    .init("2024-02-3|", .type("0"), to: "2024-02-30|", codes: ["outOfRange"]),
    .init("2024-02-29|", .type("1"), to: "2024-02-291|", codes: ["characterNotAllowed"]),
    .init("2024-12|-31", .backspace(), to: "2024-1|-31"),
    .init("|", .paste("2024/02/29"), to: "2024-02-29|"),
    .init("|", .paste("2024-2-1"), to: "2024-02-1|"),
    .init("|", .paste("2024年2月9日"), to: "2024-02-09|"),
    .init("|", .type("2024年2月9"), to: "2024-02-09|"),
    .init("|", .paste("2024年2月1日"), to: "2024-02-01|"),
    .init("|", .type("2024年2月1日"), to: "2024-02-01|"),
    .init("|", .paste("2024. 2. 1."), to: "2024-02-01|"),
    .init("|", .paste("2024. 2. 29."), to: "2024-02-29|"),
    .init("|", .paste("29.02.2024"), to: "2024-02-29|", codes: ["patternMismatch"]),
    .init("|", .paste("05.06.2024"), to: "|", codes: ["patternMismatch"]),
    .init("|", .paste("٢٠٢٤\u{200F}/٢\u{200F}/٢٩"), to: "2024-02-29|"),
    .init("|", .paste("２０２４－０２－２９"), to: "2024-02-29|"),
    .init("2024-02-1|", .type("-"), to: "2024-02-1-|", codes: ["characterNotAllowed"]),
    .init("|", .paste("12:30:45"), to: "|", codes: ["characterNotAllowed"]),
  ]

  @Test(arguments: iso) func `a date of ISO 8601`(row: FormatCase) {
    #expect(row.failure(.date()) == nil)
  }

  static let dayFirst: [FormatCase] = [
    .init("|", .type("9"), to: "9|"),
    .init("|", .type("35"), to: "35|", codes: ["outOfRange"]),
    .init("|", .type("1."), to: "01.|"),
    .init("|", .type("1.1.2024"), to: "01.01.2024|"),
    .init("|", .type("29 2 2024"), to: "29.02.2024|"),
    .init("|", .type("29. 2. 2024"), to: "29.02.2024|"),
    .init("29|", .type("."), to: "29.|"),
    .init("29.|", .type("."), to: "29..|", codes: ["characterNotAllowed"]),
    .init("0|", .type("."), to: "0.|"),
    .init("29.02.24|", .type("."), to: "29.02.24.|"),
    .init("|", .paste("2010-05-17"), to: "17.05.2010|"),
    .init("|", .paste("20240229"), to: "29.02.2024|"),
    .init("|", .paste("20101231"), to: "|", codes: ["patternMismatch"]),
    .init("|", .paste("2010-05"), to: "2010-05|"),
    .init("|", .paste("1.10.2024"), to: "01.10.2024|"),
    .init("|", .paste("12.1.2024 "), to: "12.01.2024|"),
    .init("|", .paste("1112024"), to: "1112024|"),
    .init("|", .paste("02/29/2024"), to: "29.02.2024|", codes: ["patternMismatch"]),
    .init("|", .paste("02/03/2024"), to: "02.03.2024|"),
    .init("|", .paste("31.2.2024"), to: "31.02.2024|", codes: ["outOfRange"]),
    .init("|", .paste("32.1.2024"), to: "|", codes: ["outOfRange"]),
    .init("|", .paste("1.1.24"), to: "01.01.24|"),
    .init("|", .paste("29022024"), to: "29.02.2024|"),
    .init("‹17.05.2010›", .paste("9.03.2004"), to: "09.03.2004|"),
    .init("‹11›.01.1956", .type("01"), to: "01|.01.1956"),
    .init("‹11›.01.1956", .type("9"), to: "9|.01.1956"),
    .init("‹11›.01.1956", .type("x"), to: "x|.01.1956", codes: ["characterNotAllowed"]),
    .init("‹11›.01.1956", .type(" "), to: " |.01.1956"),
    .init("11.‹01›.1956", .type("13"), to: "11.13|.1956", codes: ["patternMismatch"]),
    .init("21|.06.1985", .type("."), to: "21.|06.1985"),
    .init("2|.06.1985", .type("."), to: "02.|06.1985"),
    .init("29|..2024", .type("0"), to: "290|..2024", codes: ["characterNotAllowed"]),
    .init("29|.02.2024", .type("0"), to: "290|.02.2024", codes: ["characterNotAllowed"]),
    .init("|29.02.2024", .type("1"), to: "1|29.02.2024", codes: ["characterNotAllowed"]),
    .init("29|.02", .type("1"), to: "291|.02"),
  ]

  @Test(arguments: dayFirst) func `a date that begins with its day`(row: FormatCase) {
    #expect(row.failure(Self.german) == nil)
  }

  static let deletedSeparators: [FormatCase] = [
    .init("29.|02.2024", .backspace(), .type("."), to: "29.|02.2024"),
    .init("29.|02.2024", .backspace(), .type("5"), to: "295|02.2024", codes: ["outOfRange"]),
    .init("29.|02.2024", .backspace(2), .type("8"), to: "28|.02.2024"),
    .init("29.|02.2024", .backspace(3), .type("8"), to: "8|02.2024", codes: ["outOfRange"]),
    .init("29.|02.2024", .backspace(3), .type("17"), to: "17|.02.2024"),
    .init("29.02.|2024", .backspace(2), .type("3"), to: "29.03|.2024"),
    .init("29.02.|2024", .backspace(3), .type("12"), to: "29.12|.2024"),
    .init("29.02.|2024", .backspace(), .type("-"), to: "29.02.|2024"),
    .init("‹29.02›.2024", .type("1"), to: "1|.2024", codes: ["outOfRange"]),
    .init("29.‹02.20›24", .type("1"), to: "29.1|24"),
    .init("‹29.02›.2024", .paste("1.3"), to: "1.3|.2024"),
    .init("‹29.02›.2024", .type("0103"), to: "01.03|.2024"),
    .init("‹29.02›.2024", .type("1.3."), to: "01.03.|2024"),
    .init("29‹.02.›2024", .backspace(), .type("0"), to: "290|2024"),
    .init("29|022024", .type("."), to: "29.|02.2024"),
  ]

  @Test(arguments: deletedSeparators)
  func `a separator that was deleted traps nobody`(row: FormatCase) {
    #expect(row.failure(Self.german) == nil)
  }

  static let monthFirst: [FormatCase] = [
    .init("|", .type("592017"), to: "592017|", codes: ["outOfRange"]),
    .init("|", .paste("592017"), to: "|", codes: ["outOfRange"]),
    .init("|", .type("1/2/2024"), to: "01/02/2024|"),
    .init("|", .paste("1/2/2024"), to: "01/02/2024|"),
    .init("|", .paste("2024-02-29"), to: "02/29/2024|"),
    .init("|", .paste("29.02.2024"), to: "02/29/2024|", codes: ["patternMismatch"]),
    .init("12/3|", .type("2"), to: "12/32|", codes: ["outOfRange"]),
    .init("02|/14/2024", .backspace(2), .type("12"), to: "12|/14/2024"),
  ]

  @Test(arguments: monthFirst) func `a date that begins with its month`(row: FormatCase) {
    #expect(row.failure(Self.american) == nil)
  }

  @Test func `a number of more digits than fit an integer is rejected`() {
    let pasted = FormatRun(.time(locale: "en"), asks: true).insert("12345678901234567890 30")
    #expect(pasted.outcome == .rejected)
    let month = FormatRun(.date(locale: "de"), asks: true).insert("1.99999999999999999999.2024")
    #expect(month.outcome == .rejected)
  }

  @Test func `typing into a text with more numbers than the date has parts`() throws {
    let state = try #require(EditingState(notation: "1.2.3.4.|5"))
    let run = FormatRun(Self.german, asks: true, state: state)
    #expect(run.insert("6").state.text == "1.2.3.4.65")
    #expect(run.insert("17").outcome == .rejected)
  }

  static let finished: [(text: String, status: Validity.Status, variants: [String])] = [
    ("", .valid, []), ("29.02.2024", .valid, []), ("2024-02-29", .valid, []),
    ("29.2.2024", .valid, []), ("29022024", .valid, []),
    ("29.02.2023", .invalid, ["noSuchDate"]), ("2023-02-29", .invalid, ["noSuchDate"]),
    ("29.02.202", .intermediate, ["dateIncomplete"]),
    ("29.2.24", .intermediate, ["dateIncomplete"]),
    ("29.02", .intermediate, ["dateIncomplete"]), (".02.2024", .intermediate, ["dateIncomplete"]),
    ("02.2024", .invalid, ["noSuchMonth"]), ("29..2024", .intermediate, ["dateIncomplete"]),
    ("0.02.2024", .intermediate, ["dateIncomplete"]), ("29.13.2024", .invalid, ["noSuchMonth"]),
    ("tomorrow", .invalid, []),
    ("20101231", .invalid, ["dateAmbiguous"]), ("29.02.0000", .invalid, []),
    ("02/29/2024", .invalid, ["dateInOtherOrder"]), ("2/29/2024", .invalid, ["dateInOtherOrder"]),
    ("29.02.2024.", .valid, []), ("29.02.2024 12:30", .invalid, ["dateWithTime"]),
  ]

  @Test(arguments: finished) func `a finished date`(
    row: (text: String, status: Validity.Status, variants: [String])
  ) {
    let validity = Self.german.validate(row.text)
    #expect(validity.status == row.status, "\(row.text)")
    #expect(validity.violations.compactMap { $0.variant?.rawValue } == row.variants, "\(row.text)")
    #expect(validity.violations.isEmpty == (row.status == .valid), "\(row.text)")
  }

  @Test func `days that exist, in each order`() {
    #expect(Self.american.validate("02/29/2000").isValid)
    #expect(Self.american.validate("02/29/1900").status == .invalid)
    #expect(Intercepter.date().validate("2024-02-2").isValid)
    #expect(Intercepter.date().dateValues(of: "2024-2-3") == ["2024-02-03"])
    #expect(Intercepter.date().validate("2024-02-0").status == .intermediate)
    #expect(Intercepter.date().validate("2024-02-30").violations.map(\.range) == [8..<10])
    #expect(Intercepter.date().validate("2024-00").status == .invalid)
    #expect(Intercepter.date().sanitize("2024-2-1") == "2024-02-01")
    #expect(Self.german.sanitize("2024-2-1") == "01.02.2024")
    #expect(Self.german.sanitize("31.02.2024") == "31.02.2024")
  }

  @Test(arguments: [
    ("de", "29.02.2024"), ("de-CH", "29.02.2024"), ("en-US", "02/29/2024"), ("en-GB", "29/02/2024"),
    ("fr", "29/02/2024"), ("ja", "2024/02/29"), ("zh-Hant-TW", "2024/02/29"),
    ("ko-KR", "2024.02.29"),
    ("hu", "2024.02.29"), ("sv", "2024-02-29"), ("tlh", "2024-02-29"), ("", "2024-02-29"),
    ("pt_BR", "29/02/2024"), ("nl-NL", "29-02-2024"), ("de-XX", "29.02.2024"),
    ("en", "02/29/2024"), ("en-PR", "02/29/2024"), ("en-Latn-US", "02/29/2024"),
    ("en-CA", "2024-02-29"), ("en-FR", "29/02/2024"), ("en-Latn-ES", "29/02/2024"),
    ("en-JP", "2024/02/29"), ("fa-AF", "2024/02/29"), ("mt", "29/02/2024"),
    ("gsw-LI", "29.02.2024"), ("en-150", "29/02/2024"), ("en-CH", "29.02.2024"),
    ("en-SE", "2024-02-29"), ("en-US-POSIX", "02/29/2024"),
  ])
  func `a date as a locale writes it`(locale: String, text: String) {
    let date = Intercepter.date(locale: locale)
    let run = FormatRun(date, asks: true)
    run.type(text.filter(\.isNumber))
    #expect(run.field.state.text == text)
    #expect(date.validate(text) == Validity(.valid))
    #expect(date.validate("2024-02-29") == Validity(.valid))
    #expect(date.dateValues(of: text) == ["2024-02-29"])
    #expect(date.dateValues(of: "2024-02-29") == ["2024-02-29"])
    #expect(date.sanitize("2024-02-29") == text)
  }
}
