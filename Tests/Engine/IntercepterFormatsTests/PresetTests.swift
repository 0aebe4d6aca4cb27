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

  /// The first four digits of the numbers of each scheme, and the groups of 15 digits.
  static let issuers = """
    0000–0999 – 4 4 4 3, 1000–1799 uatp 4 5 6, 1800–1800 jcb 4 4 4 3, 1801–1999 uatp 4 5 6, \
    2000–2130 – 4 4 4 3, 2131–2131 jcb 4 4 4 3, 2132–2199 – 4 4 4 3, 2200–2204 mir 4 4 4 3, \
    2205–2220 – 4 4 4 3, 2221–2720 mastercard 4 4 4 3, 2721–2999 – 4 4 4 3, \
    3000–3059 dinersClub 4 6 5, 3060–3099 – 4 4 4 3, 3100–3199 tUnion 4 4 4 3, \
    3200–3399 – 4 4 4 3, 3400–3499 americanExpress 4 6 5, 3500–3527 – 4 4 4 3, \
    3528–3589 jcb 4 4 4 3, 3590–3599 – 4 4 4 3, 3600–3699 dinersClub 4 6 5, \
    3700–3799 americanExpress 4 6 5, 3800–3999 dinersClub 4 6 5, 4000–4999 visa 4 4 4 3, \
    5000–5099 maestro 4 4 4 3, 5100–5599 mastercard 4 4 4 3, 5600–6010 maestro 4 4 4 3, \
    6011–6011 discover 4 4 4 3, 6012–6199 maestro 4 4 4 3, 6200–6299 unionPay 4 4 4 3, \
    6300–6399 maestro 4 4 4 3, 6400–6599 discover 4 4 4 3, 6600–6999 maestro 4 4 4 3, \
    7000–8099 – 4 4 4 3, 8100–8199 unionPay 4 4 4 3, 8200–9703 – 4 4 4 3, \
    9704–9704 napas 4 4 4 3, 9705–9999 – 4 4 4 3
    """

  @Test func `each scheme has its first digits and its groups`() {
    let card = Intercepter.paymentCard()
    var runs: [(first: String, last: String, kind: String)] = []
    for number in 0...9_999 {
      let front = String(String(10_000 + number).dropFirst())
      let groups = card.formattedText(of: front + "00000000000").split(separator: " ")
      let kind =
        ([PaymentScheme(front)?.rawValue ?? "–"] + groups.map { "\($0.count)" })
        .joined(separator: " ")
      if runs.last?.kind == kind {
        runs[runs.count - 1].last = front
      } else {
        runs.append((front, front, kind))
      }
    }
    #expect(
      runs.map { "\($0.first)–\($0.last) \($0.kind)" }.joined(separator: ", ") == Self.issuers)
  }

  static let complete: [(fronts: [String], counts: [Int])] = [
    (["4"], [13, 16, 18, 19]), (["51", "55", "2221", "2720"], [16]), (["34", "37"], [15]),
    (["300", "305", "36", "38", "39"], [14]), (["6011", "64", "65"], [16, 17, 18, 19]),
    (["3528", "3589"], [16, 17, 18, 19]), (["1800", "2131"], [15, 16, 17, 18, 19]),
    (["2200", "2204"], [16, 17, 18, 19]), (["9704"], [16, 19]), (["31"], [19]),
    (["62", "81"], Array(14...19)), (["50", "56", "59", "60", "63", "69"], Array(12...19)),
    (["10", "19"], [15]), (["7", "2721"], [16]),
  ]

  @Test(arguments: complete) func `each scheme has its numbers of digits`(
    row: (fronts: [String], counts: [Int])
  ) {
    let card = Intercepter.paymentCard()
    for front in row.fronts {
      let counts = (8...21).filter { count in
        let body = front + String(repeating: "0", count: count - front.count - 1)
        return (0...9).contains { card.validate(body + "\($0)").isValid }
      }
      #expect(counts == row.counts, "\(front)")
    }
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
