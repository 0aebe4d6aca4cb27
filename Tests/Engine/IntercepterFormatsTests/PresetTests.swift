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
    ("6759000000000000", "6759 0000 0000 0000", .maestro),
    ("2200000000000004", "2200 0000 0000 0004", .mir),
    ("9704000000000018", "9704 0000 0000 0018", .napas),
    ("100000000000009", "1000 00000 000009", .uatp),
    ("8100000000000008", "8100 0000 0000 0008", .unionPay),
    ("3100000000000000001", "3100 0000 0000 0000 001", .tUnion),
  ]

  @Test(arguments: schemes) func `a payment card's number`(
    row: (number: String, shown: String, scheme: PaymentScheme?)
  ) {
    let card = Intercepter.paymentCard()
    #expect(card.formattedText(of: row.number) == row.shown)
    #expect(card.validate(row.number).status == .valid)
    #expect(card.validate(row.shown).status == .valid)
    #expect(PaymentScheme(row.number) == row.scheme)
    // Every length of UnionPay is complete.
    let shorter = card.validate(String(row.number.dropLast())).status
    #expect(shorter == (row.scheme == .unionPay ? .valid : .intermediate))
    let wrong = String(row.number.dropLast()) + (row.number.last == "7" ? "8" : "7")
    let codes = card.validate(wrong).violations.map(\.code)
    #expect(codes == (row.scheme == .unionPay || row.scheme == .tUnion ? [] : [.patternMismatch]))
  }

  static let lengths: [(number: String, shown: String, status: Validity.Status)] = [
    ("630400000000", "6304 0000 0000", .valid),
    ("630400000001", "6304 0000 0001", .intermediate),
    ("6304000000000000", "6304 0000 0000 0000", .valid),
    ("6304000000000001", "6304 0000 0000 0001", .invalid),
    ("5900000000000000022", "5900 0000 0000 0000 022", .valid),
    ("5900000000000000023", "5900 0000 0000 0000 023", .invalid),
    ("4222222222222", "4222 2222 2222 2", .valid),
    ("4222222222223", "4222 2222 2222 3", .intermediate),
    ("41111111111111113", "4111 1111 1111 1111 3", .intermediate),
    ("4000000000000000006", "4000 0000 0000 0000 006", .valid),
    ("6011000000000000001", "6011 0000 0000 0000 001", .valid),
    ("6200000000000000000", "6200 0000 0000 0000 000", .valid),
    ("6200000000000001", "6200 0000 0000 0001", .valid),
    ("620000000000000", "6200 0000 0000 000", .valid),
    ("62000000000000", "6200 0000 0000 00", .valid),
    ("6200000000000", "6200 0000 0000 0", .intermediate),
    ("2200000000000004006", "2200 0000 0000 0004 006", .valid),
    ("2200000000000004007", "2200 0000 0000 0004 007", .invalid),
    ("2204000000000001", "2204 0000 0000 0001", .invalid),
    ("9704000000000000018", "9704 0000 0000 0000 018", .invalid),
    ("97040000000000180", "9704 0000 0000 0018 0", .intermediate),
    ("310000000000000000", "3100 0000 0000 0000 00", .intermediate),
    ("180000000000000002", "1800 0000 0000 0000 02", .invalid),
    ("180000000000001", "1800 0000 0000 001", .intermediate),
    ("180000000000002", "1800 0000 0000 002", .valid),
    ("100000000000008", "1000 00000 000008", .invalid),
    ("3530111333300000000", "3530 1113 3330 0000 000", .invalid),
    ("55555555555544440", "5555 5555 5555 44440", .invalid),
    ("9792030000000000", "9792 0300 0000 0000", .valid),
  ]

  @Test(arguments: lengths) func `each scheme has its lengths`(
    row: (number: String, shown: String, status: Validity.Status)
  ) {
    let card = Intercepter.paymentCard()
    #expect(card.formattedText(of: row.number) == row.shown)
    #expect(card.validate(row.shown).status == row.status)
    let run = FormatRun(card, asks: true)
    run.type(row.number)
    #expect(run.field.state.text == row.shown || row.number.hasPrefix("555555555555444"))
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

  @Test func `codes and telephone numbers`() {
    #expect(Intercepter.oneTimeCode().formattedText(of: "123456") == "123 456")
    #expect(Intercepter.oneTimeCode(digits: 4, groups: 0).formattedText(of: "1234") == "1234")
    #expect(Intercepter.oneTimeCode().validate("123 45").status == .intermediate)
    let phone = Intercepter.telephone("+1 (###) ###-####")
    #expect(phone.formattedText(of: "2125551234") == "+1 (212) 555-1234")
    let row = FormatCase("|", .paste("+1 212 555 1234"), to: "+1 (212) 555-1234|")
    #expect(row.failure(phone) == nil)
  }
}
