import IntercepterProfiles
@testable import IntercepterRecords
import TestSupport
import Testing
import TextInputIntercepter

/// No report has the text of a secret field, or says how long it is.
@Suite struct SecretTests {
  /// A form of a nickname, a secret password of at most six characters, and an amount.
  private static func checker(_ format: RecordFormat, _ report: RecordReport) throws
    -> RecordChecker
  {
    let rules: [RuleSpecification] = [.emoji(.forbidden), .maxLength(6, in: .graphemes)]
    let number = FieldSpecification(rules: [.decimal(DecimalSpecification(places: 2))])
    var checker = try RecordChecker(
      Profile(fields: [
        "nickname": FieldSpecification(rules: rules),
        "password": FieldSpecification(isSecret: true, rules: rules),
        "amount": number,
      ]), format: format)
    checker.report = report
    checker.listsChanges = true
    checker.appliesUnsafeFixes = true
    return checker
  }

  private static let table = "nickname,password,amount\nabcdefg,\"hunter2 for ever\",x\n"
  private static let object =
    #"{"nickname":"abcdefg","password":"hunter2 for ever","amount":"x"}"# + "\n"

  @Test func `messages have the place of its beginning, also for what stands behind it`() throws {
    #expect(
      try Self.checker(.csv, .messages).check(Self.table).output == """
        2:7: nickname: At most 6 characters are allowed here, not 7.
        2:10: password: At most 6 characters are allowed here.
        2:10: amount: This is not a decimal number.

        """)
    #expect(
      try Self.checker(.lines(field: "password"), .messages).check("hunter2\n").output == """
        1:1: At most 6 characters are allowed here.

        """)
  }

  @Test(arguments: [(RecordFormat.csv, table), (.jsonLines, object)])
  func `objects have its violations without a range`(format: RecordFormat, text: String) throws {
    let output = try Self.checker(format, .json).check(text).output
    #expect(
      output.contains(
        """
        "password":{"validity":"invalid","violations":[{"rule":"maxLength","code":"tooLong",\
        "limit":6,"unit":"graphemes","message":"At most 6 characters are allowed here."}]}
        """), "\(output)")
    #expect(
      output.contains(#""losesText":["nickname","password"],"texts":{"nickname":"abcdef"}"#),
      "\(output)")
    let line = try Self.checker(.lines(field: "password"), .json).check("hunter2\n").output
    #expect(
      line.hasSuffix("}],\"fixed\":{\"validity\":\"valid\",\"losesText\":true}}\n"), "\(line)")
  }

  @Test func `changes name it, and the fixed table has it`() throws {
    let changes = """
      2:1: nickname: "abcdefg" → "abcdef" (loses text)
      2:10: password: changed (secret) (loses text)

      """
    #expect(try Self.checker(.csv, .changes).check(Self.table).output == changes)
    let fixed = try Self.checker(.csv, .fixed).check(Self.table)
    #expect(fixed.output == "nickname,password,amount\nabcdef,\"hunter\",x\n")
    #expect(fixed.notes == "2:10: amount: This is not a decimal number.\n" + changes)
  }

  @Test func `what may be a record is not quoted as a header`() throws {
    for table in ["ab,hunter2,1\n", "hunter2,hunter2,1\n", "ab;hunter2;1\n"] {
      let outcome = try Self.checker(.csv, .messages).check(table).outcome
      guard case .unusable(let message) = outcome.end else {
        Issue.record("\(table) is usable")
        continue
      }
      #expect(!message.contains("hunter2"), "\(message)")
    }
  }

  @Test(arguments: ["a", "hunter2"])
  func `a hint about a quotation mark has the place of the record`(secret: String) throws {
    let table = "nickname,password,amount\na,\(secret),\"1\nb,c,1\nd,e,1\"\n"
    let notes = try Self.checker(.csv, .messages).check(table).notes
    #expect(notes.hasPrefix("2:1: hint: "), "\(notes)")
  }

  /// Texts about which the same must be said.
  private static let alike = [
    ["ab", "abcde", "x"], ["hunter2", "correct horse", "battery staple"], ["a😀", "bcd😀", "😀ef"],
    ["a\"b", "\"\"", "ab\"\"d"], ["a😀bcdefg", "😀 hunter2", "abcdefghijk😀"],
  ]

  /// A record in which `§` is the secret.
  private static func record(of format: RecordFormat, _ random: inout SeededGenerator) -> String {
    let nickname = random.pick(["ab", "abcdefg", "a😀"])
    let amount = random.pick(["1.5", "x", "1.50 ", "1.234"])
    switch format {
    case .lines: return random.pick(["§", "§\u{FFFD}"])
    case .csv:
      return random.pick([
        "\(nickname),§,\(amount)", "§,\(amount)", "\(nickname),§,1,2", "a,§\u{FFFD},1",
        "a,§,\"1\"2",
      ])
    case .jsonLines:
      return random.pick([
        #"{"nickname":"\#(nickname)","password":§,"amount":"\#(amount)"}"#,
        #"{"password":§,"x":}"#, #"{"password":[§]}"#, #"{"password":§"#,
        "{\"password\":§\u{FFFD}}",
        #"{"nickname":{"a":§},"password":§}"#, #"{§:§}"#, #"{"password":§,"nickname":[1,2]}"#,
      ])
    }
  }

  private static func cell(_ text: String, of format: RecordFormat) -> String {
    switch format {
    case .lines: text
    case .csv: "\"\(text.replacing("\"", with: "\"\""))\""
    case .jsonLines: "\"\(text.replacing("\"", with: "\\\""))\""
    }
  }

  @Test func `two secret texts with the same violations leave the same reports`() {
    #expect(
      firstBreach(cases: 2_000) { random in
        let format = random.pick([RecordFormat.csv, .jsonLines, .lines(field: "password")])
        let report = random.pick(RecordReport.allCases)
        guard var checker = try? Self.checker(format, report) else { return "no checker" }
        checker.listsChanges = random.chance(50)
        checker.showsText = random.chance(50)
        let header = if case .csv = format { "nickname,password,amount\n" } else { "" }
        var texts = [header, header]
        for _ in 0...Int.random(in: 0...3, using: &random) {
          let record = Self.record(of: format, &random)
          let secrets = random.pick(Self.alike)
          for index in texts.indices {
            let secret = Self.cell(random.pick(secrets), of: format)
            texts[index] += record.replacing("§", with: secret) + "\n"
          }
        }
        let checked = texts.map { text in
          checker.check(Array(Array(text.utf8).replacing([0xEF, 0xBF, 0xBD], with: [0xFF])))
        }
        let isSame =
          (report == .fixed || checked[0].output == checked[1].output)
          && checked[0].notes == checked[1].notes
          && checked[0].outcome.tally == checked[1].outcome.tally
        return isSame ? nil : "\(report) of \(texts): \(checked)"
      } == nil)
  }
}
