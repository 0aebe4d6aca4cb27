import IntercepterProfiles
import IntercepterRecords
import Testing
import TextInputIntercepter

/// Tables as JSON Lines.
@Suite struct JSONLinesCheckTests {
  struct Case: CustomTestStringConvertible {
    let line: String
    let messages: String
    var testDescription: String { line }
  }

  static let emoji = "nickname: Emoji are not allowed here: “😀”.\n"

  static func half(_ escape: String) -> String {
    "error: This text has half of a character, \(escape): it was cut within a surrogate pair.\n"
  }

  static let cases = [
    Case(line: #"{"nickname":"张三","amount":"1.5"}"#, messages: ""),
    Case(line: #"{"nickname":"张😀"}"#, messages: "1:15: \(emoji)"),
    Case(
      line: #" { "id" : [1, {"nickname":"😀"}], "nickname" : "a😀" } "#, messages: "1:49: \(emoji)"),
    Case(line: #"{"nickname":"a\u00e9\ud83d\ude00"}"#, messages: "1:21: \(emoji)"),
    Case(line: #"{"nickname":"\"\\😀"}"#, messages: "1:18: \(emoji)"),
    Case(
      line: #"{"amount":1.234}"#,
      messages: "1:13: amount: At most 2 decimal places are allowed here, not 3.\n"),
    // Zeros at the end of a number are not decimals, but those of a text are.
    Case(line: #"{"amount":12.500}"#, messages: ""),
    Case(line: #"{"amount":12.5000}"#, messages: ""),
    Case(
      line: #"{"amount":12.5010}"#,
      messages: "1:14: amount: At most 2 decimal places are allowed here, not 3.\n"),
    // Half of a surrogate pair.
    Case(line: #"{"nickname":" \ud83d"}"#, messages: "1:15: \(half("\\ud83d"))"),
    Case(line: #"{"nickname":"\ude00\ud83d"}"#, messages: "1:14: \(half("\\ude00"))"),
    Case(line: #"{"nickname":"\ud83da"}"#, messages: "1:14: \(half("\\ud83d"))"),
    Case(line: #"{"nickname":"\\ud83d","x":"\ud83d"}"#, messages: ""),
    Case(line: #"{"amount":null,"nickname":null}"#, messages: ""),
    Case(line: "", messages: ""),
    Case(line: " \r", messages: ""),
    Case(line: "[1]", messages: "1:1: error: This is not JSON: expected an object, found \"[\".\n"),
    Case(
      line: #"{"nickname":"a","nickname":"b"}"#,
      messages: "1:17: error: This is not JSON: the name “nickname” comes twice.\n"),
    Case(
      line: #"{"nickname":["a"]}"#,
      messages: "1:13: error: The field “nickname” must be a string, not an array.\n"),
    Case(
      line: #"{"nickname":"a""#,
      messages:
        "1:16: error: This is not JSON: expected “,” or “}”, found the end of the text.\n"),
  ]

  @Test(arguments: cases) func `says where and why`(_ example: Case) throws {
    let checker = try RecordChecker.signup(.jsonLines)
    #expect(checker.check(example.line).output == example.messages)
    let next = checker.check(example.line + "\n" + #"{"nickname":"😀"}"#)
    #expect(next.output == example.messages + "2:14: \(Self.emoji)")
  }

  @Test(arguments: [1, 3])
  func `members that no field has are named once, in their order`(jobs: Int) throws {
    var checker = try RecordChecker.signup(.jsonLines)
    checker.jobs = jobs
    checker.chunkSize = 64
    let lines = [
      #"{"id":1,"nickname":"a"}"#, #"{"x":{},"nickname":"b","id":2}"#, #"{"amount":"1"}"#,
      #"{"\u0061b":null}"#,
    ]
    let checked = checker.check(lines.joined(separator: "\n"))
    #expect(checked.outcome.remarks == ["not checked: id, x, ab"])
    #expect(checked.output == "")
    let many = (0..<100).map { #"{"m\#($0)":0}"# }.joined(separator: "\n")
    let first = (0..<20).map { "m\($0)" }.joined(separator: ", ")
    #expect(checker.check(many).outcome.remarks == ["not checked: \(first), …"])
    #expect(checker.check(#"{"nickname":"a"}"#).outcome.remarks == [])
  }

  static let fixes: [(line: String, fixed: String)] = [
    (#"{ "nickname" : "a\u00e9😀", "x":1.0 }"#, #"{ "nickname" : "aé", "x":1.0 }"#),
    (#"{"nickname":"\"😀\""}"#, #"{"nickname":"\"\""}"#),
    (#"{"amount":1.234,"nickname":"a😀"}"#, #"{"amount":1.234,"nickname":"a"}"#),
    (#"{"amount":true}"#, #"{"amount":true}"#),
    (#"{"nickname":"\u0061","y":"\u0061"}"#, #"{"nickname":"\u0061","y":"\u0061"}"#),
    (#"{bad"#, #"{bad"#),
  ]

  @Test(arguments: fixes) func `only what is mended is written anew`(
    line: String, fixed: String
  ) throws {
    var checker = try RecordChecker.signup(.jsonLines, report: .fixed)
    checker.appliesUnsafeFixes = true
    #expect(checker.check(line + "\r\n" + line).output == fixed + "\r\n" + fixed)
  }

  /// In a locale with a comma, the point of a number of JSON is none that groups digits.
  static let numbers: [(line: String, fixed: String)] = [
    (#"{"amount":1.234}"#, #"{"amount":1.234}"#), (#"{"amount":12.500}"#, #"{"amount":12.500}"#),
    (#"{"amount":1.5}"#, #"{"amount":1.5}"#), (#"{"amount":"1.234"}"#, #"{"amount":"1234"}"#),
    (#"{"amount":7}"#, #"{"amount":7}"#),
  ]

  @Test(arguments: numbers) func `a number stays the number that it is`(
    line: String, fixed: String
  ) throws {
    let amount = DecimalSpecification(places: 2, locale: "de-DE")
    let profile = Profile(fields: ["amount": FieldSpecification(rules: [.decimal(amount)])])
    var checker = try RecordChecker(profile, format: .jsonLines)
    checker.report = .fixed
    #expect(checker.check(line).output == fixed)
  }

  @Test(arguments: ["12.5", "12e1", "-12", "12"])
  func `a number in a field with a format does not lose its point, its sign or its exponent`(
    number: String
  ) throws {
    let field = FieldSpecification(rules: [], format: .pattern("## ##"))
    var checker = try RecordChecker(Profile(fields: ["code": field]), format: .jsonLines)
    checker.report = .fixed
    checker.appliesUnsafeFixes = true
    #expect(checker.check("{\"code\":\(number)}").output == "{\"code\":\(number)}")
  }
}
