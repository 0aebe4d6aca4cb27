import TestSupport
import Testing
import TextInputIntercepter

@Suite struct PresetTests {
  static let schemes: [(number: String, shown: String, scheme: PaymentScheme?)] = [
    ("4111111111111111", "4111 1111 1111 1111", .visa),
    ("5555555555554444", "5555 5555 5555 4444", .mastercard),
    ("2223003122003222", "2223 0031 2200 3222", .mastercard),
    ("378282246310005", "3782 822463 10005", .americanExpress),
    ("30569309025904", "3056 930902 5904", .dinersClub),
    ("6011111111111117", "6011 1111 1111 1117", .discover),
    ("3530111333300000", "3530 1113 3330 0000", .jcb),
    ("6200000000000005", "6200 0000 0000 0005", .unionPay),
  ]

  @Test(arguments: schemes) func `a payment card's number`(
    row: (number: String, shown: String, scheme: PaymentScheme?)
  ) {
    let card = Intercepter.paymentCard()
    #expect(card.shownText(of: row.number) == row.shown)
    #expect(card.validate(row.number).status == .valid)
    #expect(card.validate(row.shown).status == .valid)
    #expect(PaymentScheme(row.number) == row.scheme)
    #expect(card.validate(String(row.number.dropLast())).status == .intermediate)
    let wrong = String(row.number.dropLast()) + (row.number.last == "7" ? "8" : "7")
    #expect(card.validate(wrong).violations.map(\.code) == [.patternMismatch])
  }

  @Test func `a wrong check digit is listed, and typing goes on`() {
    let run = FormatRun(.paymentCard(), asks: true)
    run.type("4111111111111112")
    #expect("\(run.field.state)" == "4111 1111 1111 1112|")
    #expect(run.field.validity.violations.map(\.range) == [0..<19])
    run.backspace()
    run.type("1")
    #expect(run.field.validity.isValid)
  }

  static let accounts: [(number: String, shown: String, status: Validity.Status)] = [
    ("DE89370400440532013000", "DE89 3704 0044 0532 0130 00", .valid),
    ("GB29NWBK60161331926819", "GB29 NWBK 6016 1331 9268 19", .valid),
    ("NO9386011117947", "NO93 8601 1117 947", .valid),
    (
      "MT84MALT011000012345MTLCAST001S", "MT84 MALT 0110 0001 2345 MTLC AST0 01S", .valid
    ),
    ("DE8937040044053201300", "DE89 3704 0044 0532 0130 0", .intermediate),
    ("DE89370400440532013001", "DE89 3704 0044 0532 0130 01", .invalid),
    ("DE893704004405320130000", "DE89 3704 0044 0532 0130 000", .invalid),
  ]

  @Test(arguments: accounts) func `an account number`(
    row: (number: String, shown: String, status: Validity.Status)
  ) {
    let iban = Intercepter.iban()
    #expect(iban.shownText(of: row.number) == row.shown)
    #expect(iban.validate(row.shown).status == row.status)
    let run = FormatRun(iban, asks: false)
    run.type(row.number.lowercased())
    #expect(run.field.rawText == row.number)
  }

  static let dates: [FormatCase] = [
    .init("|", .type("20240229"), to: "2024-02-29|"),
    .init("2024|", .type("13"), to: "2024-1|", codes: ["outOfRange"]),
    .init("2024-02|", .type("4"), to: "2024-02|", codes: ["outOfRange"]),
    .init("2024-02-3|", .type("0"), to: "2024-02-30|", codes: ["outOfRange"]),
    .init("2024-12|-31", .backspace(), to: "2024-1|3-1"),
    .init("|", .paste("2024/02/29"), to: "2024-02-29|"),
  ]

  @Test(arguments: dates) func `a date of ISO 8601`(row: FormatCase) {
    #expect(row.failure(.date()) == nil)
  }

  @Test func `days that exist, in each order`() {
    #expect(Intercepter.date(.dayMonthYear, separator: ".").validate("29.02.2024").isValid)
    #expect(
      Intercepter.date(.dayMonthYear, separator: ".").validate("29.02.2023").status == .invalid)
    #expect(Intercepter.date(.monthDayYear, separator: "/").validate("02/29/2000").isValid)
    #expect(
      Intercepter.date(.monthDayYear, separator: "/").validate("02/29/1900").status == .invalid)
    #expect(Intercepter.date().validate("2024-02-2").status == .intermediate)
    #expect(Intercepter.date().validate("2024-02-30").violations.map(\.range) == [8..<10])
    #expect(Intercepter.date().validate("2024-00").status == .invalid)
  }

  @Test(arguments: [
    ("de", "29.02.2024"), ("de-CH", "29.02.2024"), ("en-US", "02/29/2024"), ("en-GB", "29/02/2024"),
    ("fr", "29/02/2024"), ("ja", "2024/02/29"), ("zh-Hant-TW", "2024/02/29"),
    ("ko-KR", "2024.02.29"),
    ("hu", "2024.02.29"), ("sv", "2024-02-29"), ("tlh", "2024-02-29"), ("", "2024-02-29"),
    ("pt_BR", "29/02/2024"), ("nl-NL", "29-02-2024"), ("de-XX", "29.02.2024"),
  ])
  func `a date as a locale writes it`(locale: String, shown: String) {
    let date = Intercepter.date(locale: locale)
    #expect(date.shownText(of: shown.filter(\.isNumber)) == shown)
    #expect(date.validate(shown).isValid)
  }

  @Test func `a time of day`() {
    let cases: [FormatCase] = [
      .init("|", .type("2359"), to: "23:59|"),
      .init("|", .type("3"), to: "|", codes: ["outOfRange"]),
      .init("2|", .type("4"), to: "2|", codes: ["outOfRange"]),
      .init("23:5|", .type(":"), to: "23:5|", codes: ["notADigit"]),
      .init("23|", .type(":59"), to: "23:59|"),
    ]
    for row in cases { #expect(row.failure(.time()) == nil) }
    #expect(Intercepter.time(seconds: true).shownText(of: "235959") == "23:59:59")
    #expect(Intercepter.time(seconds: true).validate("23:59").status == .intermediate)
  }

  @Test func `codes and telephone numbers`() {
    #expect(Intercepter.oneTimeCode().shownText(of: "123456") == "123 456")
    #expect(Intercepter.oneTimeCode(digits: 4, groups: 0).shownText(of: "1234") == "1234")
    #expect(Intercepter.oneTimeCode().validate("123 45").status == .intermediate)
    let phone = Intercepter.telephone("+1 (###) ###-####")
    #expect(phone.shownText(of: "2125551234") == "+1 (212) 555-1234")
    let row = FormatCase("|", .paste("+1 212 555 1234"), to: "+1 (212) 555-1234|")
    #expect(row.failure(phone) == nil)
  }
}
