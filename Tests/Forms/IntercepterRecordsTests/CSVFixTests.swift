import IntercepterProfiles
import IntercepterRecords
import Testing
import TextInputIntercepter

/// `RecordReport.fixed` on CSV.
@Suite struct CSVFixTests {
  static let fixes: [(record: String, fixed: String)] = [
    ("张三,1.5", "张三,1.5"),
    ("张😀,1.5", "张,1.5"),
    ("\"张😀\",1.5", "\"张\",1.5"),
    ("\"a\"\"😀\",\"1\"", "\"a\"\"\",\"1\""),
    ("\"a,😀\",1", "\"a,\",1"),
    ("a\"😀,1", "\"a\"\"\",1"),
    ("abcdefghij,1.239", "abcdefgh,1.239"),
    ("\"a\n😀\",1", "\"a\n\",1"),
    (" a😀 ,  1", " a ,1"),
    ("a😀,1,2", "a😀,1,2"),
    ("\"a\"😀,1", "\"a\"😀,1"),
  ]

  @Test(arguments: fixes) func `other bytes stay as they are`(record: String, fixed: String) throws
  {
    var checker = try RecordChecker.signup(.csv, report: .fixed)
    checker.appliesUnsafeFixes = true
    for end in ["\n", "\r\n", ""] {
      let table = "\u{FEFF}\"nickname\",amount\r\n\n"
      #expect(checker.check(table + record + end).output == table + fixed + end)
    }
  }

  @Test(arguments: [(";", "；"), (",", "，"), ("|", "｜"), ("^", "＾")])
  func `a text that gets a delimiter gets quotation marks`(delimiter: String, wide: String) throws {
    let format = try #require(CSVFormat(delimiter: Character(delimiter)))
    let field = FieldSpecification(rules: [.normalizeWidth, .emoji(.forbidden)])
    var checker = try RecordChecker(Profile(fields: ["name": field]), format: .csv(format))
    checker.report = .fixed
    checker.appliesUnsafeFixes = true
    for (record, fixed) in [
      ("a\(wide)b😀", "\"a\(delimiter)b\""), ("😀\(wide)", "\"\(delimiter)\""),
      ("a＂😀", "\"a\"\"\""), ("ａ😀", "a"),
    ] {
      let checked = checker.check("name\(delimiter)other\n\(record)\(delimiter)x\n")
      #expect(checked.output == "name\(delimiter)other\n\(fixed)\(delimiter)x\n")
    }
  }

  @Test func `columns of no field stay as they are`() throws {
    var checker = try RecordChecker.signup(.csv, report: .fixed)
    checker.appliesUnsafeFixes = true
    let checked = checker.check("x,amount,😀,nickname\n\"😀\",1.234,a\"😀,a😀\n")
    #expect(checked.output == "x,amount,😀,nickname\n\"😀\",1.234,a\"😀,a\n")
    #expect(checked.outcome.tally.changed == 1)
  }

  @Test func `what cannot be mended is told beside the table`() throws {
    let checker = try RecordChecker.signup(.csv, report: .fixed, required: true)
    let table = "nickname,amount\n\"😀\",1\nb,1.239\n,1.2.3\n"
    let checked = checker.check(table)
    #expect(checked.output == table)
    #expect(
      checked.notes == """
        2:2: nickname: Emoji are not allowed here: “😀”.
        3:5: amount: At most 2 decimal places are allowed here, not 3.
        4:1: nickname: This field is required.
        4:5: amount: This is not a decimal number.

        """)
    #expect(checked.outcome.tally.nonconforming == 3)
  }
}
