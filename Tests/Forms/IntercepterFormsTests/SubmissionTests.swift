import Foundation
import IntercepterForms
import Testing
import TextInputIntercepter

/// Submissions as data: what goes to a server and comes back.
@Suite struct SubmissionTests {
  static let form = FormValidator(fields: [
    FormField("name", Intercepter(rules: [.maxLength(2, in: .utf16)])),
    FormField("note", Intercepter(rules: [.maxLength(1, in: .utf16, onViolation: .warn)])),
  ])
  static let taken = Violation(.custom, range: 0..<1, message: "Taken.")
  static let odd = Violation(.custom, range: 0..<1, message: "Odd.", severity: .warning)

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test(arguments: [
    ("2024-2-3", "2024-02-03"), ("2024/02/3", "2024-02-03"), ("2024-02-03", "2024-02-03"),
    ("2024-2-30", "2024-02-30"), ("2024-2-", "2024-02-"),
  ]) func `a date is stored as the field writes it`(text: String, stored: String) {
    let form = FormValidator(fields: [FormField("d", .date())])
    #expect(form.submit(["d": .text(text)]).texts == ["d": .text(stored)])
    let sanitized = form.fields[0].sanitize(text)
    #expect(sanitized.text == (sanitized.isValid ? stored : text))
  }

  @Test func `a submission is written and read`() throws {
    let submission = Self.form.submit(["name": "abc", "note": "xy", "zip": "1"])
      .adding([("", Self.taken)])
    let written = """
      {"results":[{"name":"name","text":"abc","validity":"invalid","violations":[{"actual":3,\
      "code":"tooLong","limit":2,"message":"At most 2 characters are allowed here, not 3; most emoji \
      count 2.","range":[2,3],"rule":"maxLength","unit":"utf16"}]},{"name":"note","text":"xy",\
      "validity":"valid","violations":[{"actual":2,"code":"tooLong","limit":1,"message":"At most 1 \
      character is allowed here, not 2; most emoji count 2.","range":[1,2],"rule":"maxLength",\
      "severity":"warning","unit":"utf16"}]}],"unknownFields":["zip"],"validity":"invalid",\
      "violations":[{"code":"custom","message":"Taken.","range":[0,1],"rule":""}]}
      """
    #expect(try json(submission) == written)
    #expect(try JSONDecoder().decode(Submission.self, from: Data(written.utf8)) == submission)
    let conforming = Self.form.submit(["name": "a"])
    #expect(
      try json(conforming) == """
        {"results":[{"name":"name","text":"a","validity":"valid","violations":[]},{"name":"note",\
        "text":"","validity":"valid","violations":[]}],"validity":"valid"}
        """)
    let short = #"{"results":[{"name":"a","validity":"valid"}]}"#
    let read = try JSONDecoder().decode(Submission.self, from: Data(short.utf8))
    #expect(
      read == Submission(results: [FieldResult(name: "a", text: "", validity: Validity(.valid))]))
  }

  @Test func `what a server said is added behind what was said, in its order`() {
    let submission = Self.form.submit(["name": "abc", "note": "x"])
    let both = submission.adding([
      ("note", Self.odd), ("name", Self.taken), ("zip", Self.odd), ("name", Self.odd),
    ])
    #expect(both["name"]?.violations.map(\.message).dropFirst() == ["Taken.", "Odd."])
    #expect(both["note"]?.status == .valid)
    #expect(both["note"]?.violations.count == 1)
    #expect(both.formViolations == [Self.odd])
    #expect(both["name"]?.text == "abc")
  }

  @Test func `an added error makes a field or the form invalid, a warning does not`() {
    let submission = Self.form.submit(["name": "a"])
    #expect(submission.isValid)
    #expect(submission.adding([("name", Self.odd), ("", Self.odd)]).isValid)
    let refused = submission.adding([("name", Self.taken)])
    #expect(refused.firstInvalidField?.name == "name")
    #expect(refused["name"]?.status == .invalid)
    let closed = submission.adding([("", Self.taken)])
    #expect(closed.status == .invalid)
    #expect(closed.firstInvalidField == nil)
  }

  @Test func `a server's answer to the same texts says nothing twice`() {
    let submission = Self.form.submit(["name": "abc", "note": "xy"])
    #expect(submission.adding(submission.violations) == submission)
    let twice = submission.adding([("name", Self.taken), ("name", Self.taken), ("", Self.odd)])
      .adding([("name", Self.taken), ("", Self.odd)])
    #expect(twice["name"]?.violations.count == 2)
    #expect(twice.formViolations.count == 1)
  }

  @Test func `what another submission says is merged whole`() {
    let own = Self.form.submit(["name": "a", "zip": "1", "city": "2"])
    let answer = Self.form.submit(["name": "abc", "zip": "1", "age": "2"])
      .adding([("name", Self.taken), ("", Self.taken)])
    let both = own.adding(answer)
    #expect(both["name"]?.violations.map(\.code) == [.tooLong, .custom])
    #expect(both.texts == own.texts)
    #expect(both.formViolations == [Self.taken])
    #expect(both.unknownFields == ["age", "city", "zip"])
    #expect(both.adding(answer) == both)
  }

  @Test func `texts can be withheld and sentences put in their place`() {
    let submission = Self.form.submit(["name": "abc", "note": "x"])
      .adding([("", Self.taken)])
      .withholdingTexts(of: ["name", "nobody"]).saying { "\($0.code)!" }
    #expect(submission.texts == ["name": "", "note": "x"])
    #expect(submission["name"]?.violations.map(\.message) == ["tooLong!"])
    #expect(submission["name"]?.violations.map(\.limit) == [2])
    #expect(submission.formViolations.map(\.message) == ["custom!"])
    #expect(submission.status == .invalid)
  }

  @Test func `texts are withheld before or after the sentences, with the same result`() throws {
    let form = FormValidator(fields: [
      FormField("code", Intercepter(rules: [.numbersOnly(), .maxLength(2, in: .utf8)])),
      FormField("pin", Intercepter(rules: [.maxLength(1, in: .utf8)]), isSecret: true),
    ])
    let submission = form.submit(["code": "12x", "pin": "123"])
    func say(_ violation: Violation) -> String {
      "\(violation.code.rawValue) \(violation.characters) \(violation.actual ?? 0)"
    }
    let answers = [
      submission.withholdingTexts(of: ["code"]).saying(say),
      submission.saying(say).withholdingTexts(of: ["code"]),
      submission.saying { _ in "x3" }.saying(say).withholdingTexts(of: ["code"]),
    ]
    #expect(
      answers[0]["code"]?.violations.map { $0.message } == ["notADigit [] 0", "tooLong [] 0"])
    #expect(Set(answers).count == 1)
    let added: [(String, Violation)] = [("code", Self.taken), ("code", Self.taken)]
    #expect(
      submission.adding(added).saying(say).withholdingTexts(of: ["code"])
        == submission.adding(added).withholdingTexts(of: ["code"]).saying(say))
    let later = submission.saying(say).adding(added).withholdingTexts(of: ["code"])
    #expect(later["code"]?.violations.count == 3)
    #expect(later["code"]?.violations.first?.message == "notADigit [] 0")
    #expect(later["code"]?.violations.last?.message == "Taken.")
  }

  @Test func `a submission says what it is`() {
    let submission = Self.form.submit(["name": "a", "note": "\n", "zip": "1"])
      .adding([("name", Self.taken), ("", Self.odd)])
    #expect(
      "\(submission)" == """
        invalid
          name "a": invalid [custom at 0..<1: Taken.]
          note "\\n": valid
          the form: [custom at 0..<1 (warning): Odd.]
          unknown: zip
        """)
    #expect("\(submission.texts)" == #"[name: "a", note: "\n"]"#)
    #expect("\(FieldTexts())" == "[:]")
  }

  static let values: [(json: String, text: FieldText?)] =
    [
      (#""a""#, "a"), (#""5""#, "5"), ("true", "true"), ("false", "false"), ("null", nil),
    ] + numbers.map { ($0, .number($1)) }

  static let numbers = [
    ("5", "5"), ("-7", "-7"), ("7.5", "7.5"), ("-0.00001", "-0.00001"),
    ("1.25e-7", "0.000000125"), ("0.1", "0.1"), ("0.10", "0.1"), ("1e3", "1000"),
    ("9223372036854775807", "9223372036854775807"),
    ("18446744073709551615", "18446744073709551615"), ("123456.75", "123456.75"),
    ("2.5e-10", "0.00000000025"), ("1e-20", "0.00000000000000000001"),
  ]

  @Test(arguments: values) func `values may be numbers and booleans`(
    row: (json: String, text: FieldText?)
  ) throws {
    let texts = try JSONDecoder().decode(FieldTexts.self, from: Data(#"{"a":\#(row.json)}"#.utf8))
    #expect(texts["a"] == row.text)
  }

  @Test(arguments: ["[1]", "{}", "123456789012345678901234567890", "1e300"])
  func `a value that cannot be a text is an error`(json: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(FieldTexts.self, from: Data(#"{"a":\#(json)}"#.utf8))
    }
  }

  @Test func `texts are written as an object`() throws {
    #expect(try json(["b": "1", "a": "\"2\""] as FieldTexts) == #"{"a":"\"2\"","b":"1"}"#)
    let numbers: FieldTexts = ["a": .number("1.5"), "b": "1.5", "c": .number("-12")]
    #expect(try json(numbers) == #"{"a":1.5,"b":"1.5","c":-12}"#)
    #expect("\(numbers)" == #"[a: 1.5, b: "1.5", c: -12]"#)
    for (_, digits) in Self.numbers {
      let texts: FieldTexts = ["a": .number(digits)]
      #expect(try JSONDecoder().decode(FieldTexts.self, from: Data(json(texts).utf8)) == texts)
    }
    for digits in ["0.1234567890123456789", "123456789012345678901"] {
      #expect(throws: EncodingError.self) { try json(["a": .number(digits)] as FieldTexts) }
    }
  }
}
