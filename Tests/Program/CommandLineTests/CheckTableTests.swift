import Foundation
import Testing

/// `check --format csv|jsonl`: records of a table.
@Suite struct CheckTableTests {
  static let users = ["check", "--profile", "Examples/users.json", "--format", "csv"]

  @Test func `a table is checked against the fields of a profile`() throws {
    let table = "id,nickname,phone,balance\n1,张三😀,13800000001,1.234\n2,,１３８０００００００a,2\n"
    let run = try Program.run(Self.users, input: table.utf8)
    let output = """
      2:5: nickname: Emoji are not allowed here: “😀”.
      2:21: balance: At most 2 decimal places are allowed here, not 3.
      3:3: nickname: This field is required.
      3:14: phone: “a” is not a digit.

      """
    let errors = """
      standard input: not checked: id
      2 records, 2 do not conform

      """
    #expect(run == Program.Run(output: output, errors: errors, status: 1))
  }

  @Test func `each record is an object in JSON`() throws {
    let run = try Program.run(
      Self.users + ["--json"], input: "nickname,phone,balance\n张三,,1\n,,x\na\n".utf8)
    let required =
      #"{"rule":"required","code":"required","range":[0,0],"message":"This field is required."}"#
    let number =
      #"{"rule":"decimal","code":"notANumber","range":[0,1],"message":"This is not a decimal number."}"#
    let output = """
      {"line":2,"validity":"valid","fields":{}}
      {"line":3,"validity":"invalid","fields":\
      {"nickname":{"validity":"intermediate","violations":[\(required)]},\
      "balance":{"validity":"invalid","violations":[\(number)]}}}
      {"error":{"line":4,"column":2,"message":"This record has 1 field instead of 3."}}

      """
    let errors = "3 records, 1 does not conform, 1 cannot be read\n"
    #expect(run == Program.Run(output: output, errors: errors, status: 65))
  }

  @Test func `the table is written with what can be mended mended`() throws {
    let table = "note,nickname,phone,balance\r\n\"a \"\"b\"\"\", 小仙女✨ ,\"１３８００００００１２\",1.50\r\n"
    let run = try Program.run(Self.users + ["--fix", "--unsafe-fixes"], input: table.utf8)
    let output = "note,nickname,phone,balance\r\n\"a \"\"b\"\"\",小仙女,\"13800000012\",1.50\r\n"
    let errors = "standard input: not checked: note\n1 record, 1 fixed, 1 lost text\n"
    #expect(run == Program.Run(output: output, errors: errors))
  }

  @Test func `dates in another order are reported, and what they prove`() throws {
    let folder = try TemporaryFolder()
    let profile = """
      {"version":1,"fields":{"d":{"rules":[],"format":{"kind":"date","order":"dayMonthYear","separator":"/"}}}}
      """
    let path = try folder.file("p.json", Data(profile.utf8)).path
    let table = "d\n12/01/2026\n12/31/2026\n2026-12-31\n31/12/2026\n2026-12-31 10:00\n"
    let arguments = ["check", "--profile", path, "--format", "csv"]
    let run = try Program.run(arguments, input: table.utf8)
    #expect(
      run.output == """
        3:1: d: This date is in another order.
        6:1: d: This is a timestamp; a date is expected.

        """)
    #expect(
      run.errors == """
        column d: in 1 of 5 records, the date can only be month first
        5 records, 2 do not conform

        """)
    let fixed = try Program.run(arguments + ["--fix", "--unsafe-fixes"], input: table.utf8)
    #expect(fixed.output == "d\n12/01/2026\n12/31/2026\n31/12/2026\n31/12/2026\n2026-12-31 10:00\n")
    #expect(fixed.status == 1)
    let other = profile.replacingOccurrences(of: "dayMonthYear", with: "monthDayYear")
    let monthFirst = try folder.file("m.json", Data(other.utf8)).path
    let proven = try Program.run(
      "check", "--profile", monthFirst, "--format", "csv", input: "d\n３１/１２/２０２６\n")
    #expect(proven.errors.hasPrefix("column d: in 1 of 1 record, the date can only be day first"))
    let cards = try Program.run(
      "check", "--field-format", "paymentCard", input: "4111 1111 1111 1112\n")
    #expect(cards.output == "1:1: The check digit is wrong.\n")
  }

  @Test func `columns can be named, and stand apart in other ways`() throws {
    let columns = ["--no-header", "--columns", ",nickname", "--delimiter", "tab"]
    let run = try Program.run(Self.users + columns, input: "1\t张三\n2\t😀\n".utf8)
    #expect(run.output == "2:3: nickname: Emoji are not allowed here: “😀”.\n")
    let missing = try Program.run(Self.users, input: "id,nikname\n".utf8)
    let errors = """
      error: standard input: There is no column for the field “nickname”; did you mean “nikname”?
      0 records

      """
    #expect(missing == Program.Run(errors: errors, status: 65))
  }

  @Test func `objects of JSON Lines are checked and mended`() throws {
    let arguments = ["check", "--profile", "Examples/users.json", "--format", "jsonl"]
    let lines = #"{"id":7,"nickname":"张三\ud83d\ude00","balance":1.239}"# + "\n{}\n"
    let run = try Program.run(arguments + ["--fix", "--unsafe-fixes"], input: lines.utf8)
    let output = #"{"id":7,"nickname":"张三","balance":1.239}"# + "\n{}\n"
    let errors = """
      1:49: balance: At most 2 decimal places are allowed here, not 3.
      2:1: nickname: This field is required.
      standard input: not checked: id
      2 records, 1 fixed, 1 lost text, 2 still do not conform

      """
    #expect(run == Program.Run(output: output, errors: errors, status: 1))
  }

  @Test func `one field of a table says what it says of lines`() throws {
    let arguments = ["check", "--profile", "Examples/users.json", "--field", "phone"]
    let lines = try Program.run(arguments, input: "13800138000\n1380013800a\n".utf8)
    #expect(lines.output == "2:11: “a” is not a digit.\n")
    let table = try Program.run(
      arguments + ["--format", "csv"], input: "nickname,phone\n,13800138000\n,1380013800a\n".utf8)
    #expect(table.output == "3:12: phone: “a” is not a digit.\n")
    #expect(table.status == lines.status)
  }

  @Test func `a column that was not named is said to need a place`() throws {
    let table = "nickname,phone,town\n张三,13800000001,a\n"
    let run = try Program.run(Self.users + ["--columns", "nickname,phone"], input: table.utf8)
    #expect(
      run.errors.contains(
        """
        standard input: each record has one field more than there are columns; one that is not checked \
        needs a place among them, with an empty name

        """), "\(run)")
    let named = try Program.run(Self.users + ["--columns", "nickname,phone,"], input: table.utf8)
    #expect(named.errors.hasSuffix("1 record, all conform\n"), "\(named)")
  }

  @Test func `the old users of the examples`() throws {
    let run = try Program.run(Self.users + ["Examples/old-users.csv"])
    let errors = """
      Examples/old-users.csv: not checked: id, note
      13 records, 8 do not conform, 1 cannot be read

      """
    #expect(run.errors == errors)
    #expect(
      run.output.hasPrefix(
        "Examples/old-users.csv:5:9: nickname: Emoji are not allowed here: “✨” and others.\n"))
    #expect(run.output.hasSuffix(":15:19: error: This record has 3 fields instead of 5.\n"))
    #expect(run.status == 65)
  }

  static let wrong: [(arguments: [String], message: String)] = [
    (["--format", "csv"], "--format csv needs --profile FILE."),
    (["--format", "csv", "--numbers-only"], "--format csv needs --profile FILE."),
    (
      ["--format", "jsonl", "--profile", "Examples/users.json", "--field", "a"],
      "Examples/users.json has no field “a”;"
    ),
    (
      ["--numbers-only", "--no-header"],
      "--columns, --no-header and --delimiter are for --format csv."
    ),
    (
      ["--profile", "p.json", "--format", "csv", "--delimiter", "ab"],
      "--delimiter is one ASCII character"
    ),
    (["--numbers-only", "--jobs", "0"], "--jobs is a number from 1 to 1024, not 0."),
    (["--numbers-only", "--from-line", "0"], "--from-line is a line, from 1, not 0."),
    (
      ["--numbers-only", "--language", "tlh"],
      """
      There are no messages in “tlh”; --language is one of en, zh-Hans, zh-Hant, ja, ko, de, fr, es, ar, he, fa.
      """
    ),
  ]

  @Test(arguments: wrong) func `wrong calls are told so`(
    arguments: [String], message: String
  ) throws {
    let run = try Program.run(["check"] + arguments)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("error: \(message)"), "\(run)")
  }
}
