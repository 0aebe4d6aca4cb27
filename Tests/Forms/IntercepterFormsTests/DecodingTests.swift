import Foundation
import IntercepterForms
import Testing
import TextInputIntercepter

/// A valid submission becomes a value of a program's own type; errors name the field.
@Suite struct DecodingTests {
  static let form = FormValidator(fields: [
    FormField("nickname", Intercepter(rules: [.emoji(.forbidden)]), isRequired: true),
    FormField("amount", Intercepter(rules: [.decimal(places: 2, locale: "de", negative: true)])),
    FormField("code", Intercepter(rules: [.numbersOnly(.normalized)])),
    FormField("due", Intercepter.date(locale: "de")),
    FormField("terms", Intercepter(rules: [])),
    FormField("size", Intercepter(rules: [])),
    FormField("password", Intercepter(rules: []), isSecret: true),
  ])

  static let texts: FieldTexts = [
    "nickname": "张三", "amount": "−1.234,5 €", "code": "００7", "due": "29.02.2024", "terms": "true",
    "size": "large", "password": "hunter2",
  ]

  enum Size: String, Decodable { case small, large }

  struct Everything: Decodable, Equatable, Sendable {
    let nickname: String
    let amount: DecimalNumber
    let code: Int
    let due: DateValue
    let terms: Bool
    let size: Size
    let password: String
  }

  @Test func `a submission has values as well as texts`() {
    let submission = Self.form.submit(Self.texts)
    let amount: DecimalNumber = "-1234.5"
    #expect(submission["amount"]?.text == "-1234,5")
    #expect(submission["amount"]?.value == .number(amount))
    #expect((amount.isNegative, amount.digits, amount.exponent) == (true, "12345", -1))
    #expect(submission["code"]?.value == .digits("007"))
    #expect(submission["due"]?.value == .date(DateValue(year: 2024, month: 2, day: 29)))
    #expect(submission["nickname"]?.value == nil)
    #expect(Self.form.submit(["amount": "1,234"])["amount"]?.value == nil)
    #expect(Self.form.submit([:])["amount"]?.value == nil)
  }

  @Test func `a type of the program's own is read`() throws {
    let everything = try Self.form.submit(Self.texts).decode(Everything.self)
    #expect(
      everything
        == Everything(
          nickname: "张三", amount: "-1234.5", code: 7,
          due: DateValue(year: 2024, month: 2, day: 29), terms: true, size: .large,
          password: "hunter2"))
  }

  @Test(
    arguments: [
      ("0", 0), ("-0,5", Decimal(string: "-0.5")), ("1.200", 1200),
      (
        "99999999999999999999999999999999999,25",
        Decimal(string: "99999999999999999999999999999999999.25")
      ),
    ] as [(String, Decimal?)])
  func `a number is Foundation's, exactly`(row: (text: String, number: Decimal?)) throws {
    struct Price: Decodable { let amount: Decimal }
    let submission = Self.form.submit(["nickname": "a", "amount": .text(row.text)])
    #expect(try submission.decode(Price.self).amount == row.number)
  }

  @Test func `a date is Foundation's, and numbers are as precise as their types`() throws {
    struct Order: Decodable {
      let due: DateComponents
      let amount: Double
      let code: UInt8?
      let size: String?
    }
    let order = try Self.form.submit(Self.texts).decode(Order.self)
    #expect(order.due == DateComponents(year: 2024, month: 2, day: 29))
    #expect(order.amount == -1234.5)
    #expect(order.code == 7)
    let empty = try Self.form.submit(["nickname": "a", "amount": "1", "due": "29.02.2024"])
      .decode(Order.self)
    #expect(empty.code == nil && empty.size == nil)
  }

  @Test(
    arguments: [
      ("01.01.2001", 0), ("31.12.2000", -86_400), ("29.02.2024", 730_857_600),
      ("28.02.1900", -3_182_284_800), ("01.03.1900", -3_182_198_400), ("01.03.2100", 3_129_235_200),
    ] as [(String, Double)])
  func `a date is the beginning of its day in UTC`(row: (text: String, seconds: Double)) throws {
    struct Order: Decodable { let due: Date, opened: Date? }
    let form = FormValidator(fields: [
      FormField("due", Intercepter.date(locale: "de")), FormField("opened", Intercepter.date()),
    ])
    let order = try form.submit(["due": .text(row.text)]).decode(Order.self)
    #expect(order.due == Date(timeIntervalSinceReferenceDate: row.seconds))
    #expect(order.opened == nil)
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = .gmt
    let parts = try form.submit(["due": .text(row.text)]).decode([String: DateComponents?].self)
    #expect(parts["due"]??.year == utc.component(.year, from: order.due))
    #expect(utc.date(from: try #require(parts["due"] ?? nil)) == order.due)
  }

  @Test func `a date with a time is a moment in UTC, and one without a day is none`() throws {
    struct Event: Decodable { let at: Date }
    struct Number: Decodable { let at: Double }
    func event(_ layout: DateLayout, _ text: String) -> Submission {
      FormValidator(fields: [FormField("at", .date(layout))]).submit(["at": .text(text)])
    }
    let both = event(.dateAndTime(seconds: true), "2024-02-29 23:59:58")
    #expect(try both.decode(Event.self).at.timeIntervalSinceReferenceDate == 730_943_998)
    let others: [(layout: DateLayout, text: String)] = [(.time(), "23:59"), (.month(), "02/2024")]
    for (layout, text) in others {
      let submission = event(layout, text)
      #expect(submission.isValid)
      #expect { try submission.decode(Event.self) } throws: {
        ($0 as? DecodingError)?.said == "at: the text of the field “at” cannot be read as Date"
      }
    }
    #expect(throws: DecodingError.self) { try both.decode(Number.self) }
  }

  struct Whole: Decodable, Sendable { let amount: Int }
  struct Misspelt: Decodable, Sendable { let amuont: Int }
  struct Listed: Decodable, Sendable { let nickname: [String] }
  struct Secret: Decodable, Sendable { let password: Int }

  static let errors: [(texts: FieldTexts, type: any (Decodable & Sendable).Type, error: String)] = [
    (
      ["nickname": "a😀"], Everything.self,
      "nickname: the field “nickname” does not conform: Emoji are not allowed here: “😀”."
    ),
    (
      ["nickname": "a", "amount": "1,5"], Whole.self,
      "amount: the text of the field “amount” cannot be read as Int"
    ),
    (
      ["nickname": "a"], Whole.self,
      "amount: the field “amount” is empty; decode an optional Int"
    ),
    (
      ["nickname": "a"], Misspelt.self,
      ": the form has no field “amuont”; did you mean “amount”?"
    ),
    (
      ["nickname": "a"], Listed.self,
      "nickname: the text of the field “nickname” cannot be read as a list"
    ),
    (
      ["nickname": "a", "password": "hunter2"], Secret.self,
      "password: the text of the field “password” cannot be read as Int"
    ),
  ]

  @Test(arguments: errors.indices) func `an error names the field`(index: Int) {
    let row = Self.errors[index]
    do {
      _ = try Self.form.submit(row.texts).decode(row.type)
      Issue.record("\(row) is read")
    } catch let error as DecodingError {
      #expect(error.said == row.error)
    } catch { Issue.record(error) }
  }

  @Test func `a violation of the form as a whole is an error`() throws {
    let closed = Violation(.custom, range: 0..<0, message: "We are closed.")
    let submission = Self.form.submit(Self.texts).adding([("", closed)])
    #expect { try submission.decode(Everything.self) } throws: {
      ($0 as? DecodingError)?.said == ": the form does not conform: We are closed."
    }
    let late = Violation(.custom, range: 0..<0, message: "It is late.", severity: .warning)
    let warned = Self.form.submit(Self.texts).adding([("", late)])
    #expect(throws: Never.self) { try warned.decode(Everything.self) }
  }

  @Test func `an error about a secret text does not say how long it is`() {
    let form = FormValidator(fields: [
      FormField("pin", Intercepter(rules: [.maxLength(3, in: .utf16)]), isSecret: true)
    ])
    let submission = form.submit(["pin": "hunter2"])
    #expect { try submission.decode(Secret.self) } throws: {
      ($0 as? DecodingError)?.said == """
        pin: the field “pin” does not conform: At most 3 characters are allowed here; \
        most emoji count 2.
        """
    }
    let said = submission.saying { "\($0.actual ?? 0)" }
    #expect(said.violations.map(\.violation.message) == ["0"])
  }
}

extension DecodingError {
  /// The path and the reason.
  fileprivate var said: String {
    switch self {
    case .dataCorrupted(let context), .keyNotFound(_, let context),
      .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(context.codingPath.map(\.stringValue).joined()): \(context.debugDescription)"
    @unknown default: "\(self)"
    }
  }
}
