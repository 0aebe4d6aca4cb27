import IntercepterProfiles
@testable import IntercepterRecords
import TestSupport
import Testing

/// Tables as CSV.
@Suite struct CSVCheckTests {
  struct Case: CustomTestStringConvertible {
    let table: String
    let messages: String
    var testDescription: String { table.debugDescription }
  }

  static let emoji = "nickname: Emoji are not allowed here: “😀”.\n"
  static let open = "error: This quotation mark is not closed.\n"
  static let behind = "error: A quoted field must end with its closing quotation mark.\n"

  static func ragged(_ count: String) -> String {
    "error: This record has \(count) instead of 2.\n"
  }

  static let cases = [
    Case(table: "", messages: ""),
    Case(table: "nickname,amount", messages: ""),
    Case(table: "nickname,amount\n张三,1.5\n", messages: ""),
    Case(table: "nickname,amount\r\n张😀,1.5\r\n", messages: "2:2: \(emoji)"),
    Case(table: "nickname,amount\n张😀,1.5", messages: "2:2: \(emoji)"),
    Case(table: "amount,nickname\n1.5,张😀\n", messages: "2:6: \(emoji)"),
    Case(table: "\u{FEFF}nickname,amount\n😀,1\n", messages: "2:1: \(emoji)"),
    Case(table: "\u{FEFF}\"nickname\",amount\n😀,1\n", messages: "2:1: \(emoji)"),
    // Quotation marks.
    Case(table: "nickname,amount\n\"张😀\",1.5\n", messages: "2:3: \(emoji)"),
    Case(table: "\"nickname\",\"amount\"\n\"a\"\"😀\",1\n", messages: "2:5: \(emoji)"),
    Case(table: "nickname,amount\n\"a\nb😀\",1\nc😀,2\n", messages: "3:2: \(emoji)4:2: \(emoji)"),
    Case(table: "nickname,amount\n\"a\r\n😀\"\r\n", messages: "3:3: \(ragged("1 field"))"),
    Case(table: "nickname,amount\n\"\",\"\"\n", messages: ""),
    Case(table: "nickname,amount\na\"b,\"1\"\n", messages: ""),
    // What is wrong with the table itself.
    Case(table: "nickname,amount\n\"a\"b,1\n😀,1\n", messages: "2:4: \(behind)3:1: \(emoji)"),
    Case(
      table: "nickname,amount\na\nb,1,2\n",
      messages: "2:2: \(ragged("1 field"))3:5: \(ragged("3 fields"))"),
    Case(table: "nickname,amount\na,1,\n", messages: "2:5: \(ragged("3 fields"))"),
    Case(table: "nickname,amount\n\"a,1\n😀,1\n", messages: "2:1: \(open)3:1: \(emoji)"),
    Case(table: "nickname,amount\na,\"1", messages: "2:3: \(open)"),
    Case(table: "nickname,amount\n\"a\nb\",\"1\n😀,2\n", messages: "3:4: \(open)4:1: \(emoji)"),
    Case(table: "nickname,amount\n\n\r\n😀,1\n", messages: "4:1: \(emoji)"),
    // A stray quotation mark hides no row: its record ends before the next line of two fields.
    Case(table: "nickname,amount\na,\"1\n😀,1\nb,\"2\"\n", messages: "2:3: \(open)3:1: \(emoji)"),
    Case(
      table: "nickname,amount\na,\"1\r\nb\r\n😀,1\r\n\"b\",\"2\"\r\n",
      messages: "2:3: \(open)4:1: \(emoji)"),
    Case(
      table: "nickname,amount\na,\"1\n😀,1\nb\",2,\"3\"\n",
      messages: "2:3: \(open)3:1: \(emoji)4:6: \(ragged("3 fields"))"),
    Case(table: "nickname,amount\n\"a\nb\"c\n😀,1\n", messages: "2:1: \(open)4:1: \(emoji)"),
    Case(
      table: "nickname,amount\na,\"1\n😀,1\n\"b,2\n😀,\"3\"\n",
      messages: "2:3: \(open)3:1: \(emoji)4:1: \(open)5:1: \(emoji)"),
    // Excel's first line with the delimiter.
    Case(table: "sep=;\r\namount;nickname\r\n1;😀\r\n", messages: "3:3: \(emoji)"),
    Case(table: "\u{FEFF}sep=\t\namount\tnickname\n1\t😀\n", messages: "3:3: \(emoji)"),
    Case(table: "sep=|\nnickname|amount\n\"a|1\n😀|\"1\"\n", messages: "3:1: \(open)4:1: \(emoji)"),
    // A CR that ends no line.
    Case(table: "nickname,amount\na\r😀,1\n", messages: "2:3: \(emoji)"),
  ]

  @Test(arguments: cases) func `says where and why`(_ example: Case) throws {
    let checker = try RecordChecker.signup(.csv)
    #expect(checker.check(example.table).output == example.messages)
    var pieces = checker
    pieces.chunkSize = 1
    #expect(pieces.check(example.table).output == example.messages)
  }

  @Test func `a quoted value of lines that look like records gets a hint`() throws {
    let hint =
      "hint: The lines of this quoted field look like records; is the quotation mark a mistake?\n"
    let checker = try RecordChecker.signup(.csv)
    for (table, notes) in [
      ("a,\"1\n😀,1\nb,1\"\n", "2:3: \(hint)"), ("\"a\nb\",1\n", ""), ("\"a\nb\n1,2\",1\n", ""),
    ] {
      let checked = checker.check("nickname,amount\n" + table)
      #expect(checked.notes == notes)
      #expect(checked.outcome.tally.records == 1 && checked.outcome.tally.malformed == 0)
    }
    let column = try RecordChecker(
      Profile(fields: ["note": FieldSpecification(rules: [])]), format: .csv)
    // The lines of one column always look like records.
    for lines in ["a\nb", "a\nb\nc", "a\n\nb\nc", "\na\nb\n"] {
      let checked = column.check("note\n\"\(lines)\"\n")
      #expect(checked.notes == "")
      #expect(checked.outcome.tally.records == 1 && checked.outcome.tally.malformed == 0)
    }
  }

  @Test func `a stray quotation mark hides no record of the rest`() {
    #expect(
      firstBreach(cases: 600) { random in
        let names = ["a", "😀", "\"b,c\"", "\"\"", "\"d\"\"e\"", "\"\"\"f\"", ""]
        var lines = (0..<Int.random(in: 1...8, using: &random)).map { _ in
          "\(random.pick(names)),\(random.pick(["1", "x", "\"2\"", "\"\""]))\n"
        }
        let row = Int.random(in: lines.indices, using: &random)
        guard var checker = try? RecordChecker.signup(.csv) else { return "none" }
        checker.chunkSize = random.pick([1, 7, 4096])
        lines[row] = random.pick(["a,\"1\n", "\"a,1\n", "a,\"\n"])
        let table = "nickname,amount\n" + lines.joined()
        lines[row] = "a\n"
        let expected = checker.check("nickname,amount\n" + lines.joined())
        let checked = checker.check(table)
        let own = "\(row + 2):"
        let told = checked.output.split(separator: "\n").filter { !$0.hasPrefix(own) }
        let wanted = expected.output.split(separator: "\n").filter { !$0.hasPrefix(own) }
        if told == wanted, checked.outcome.tally.records == lines.count { return nil }
        if checked.notes.hasPrefix(own), checked.notes.contains("look like records") { return nil }
        return "\(table.debug): \(told) instead of \(wanted)"
      } == nil)
  }

  @Test func `what is not UTF-8 is told with its line and byte`() throws {
    let table = Array("nickname,amount\n张\n三".utf8) + [0xFF] + Array(",1\n\"a\nb".utf8) + [0xFF]
    let checked = try RecordChecker.signup(.csv).check(table + Array("\",1\n😀,1\n".utf8))
    let error = "error: This line is not UTF-8, from its byte"
    #expect(
      checked.output == """
        2:2: error: This record has 1 field instead of 2.
        3:4: \(error) 4 on.
        5:2: \(error) 2 on.
        6:1: nickname: Emoji are not allowed here: “😀”.

        """)
    #expect(checked.outcome.tally.malformed == 3)
    #expect(checked.outcome.tally.nonconforming == 1)
    #expect(checked.outcome.tally.records == 4)
  }

  @Test func `a field of all lines is taken for an open quotation mark, and no line is lost`()
    throws
  {
    var checker = try RecordChecker.signup(.csv)
    checker.longestQuotedField = 20
    let table = "nickname,amount\n\"a,1\n" + String(repeating: "😀,1\n", count: 3) + "\"b\",2\n"
    for size in [4, 16, 64, 1024] {
      checker.chunkSize = size
      let checked = checker.check(table)
      #expect(
        checked.output == "2:1: \(Self.open)3:1: \(Self.emoji)4:1: \(Self.emoji)5:1: \(Self.emoji)",
        "chunks of \(size) bytes")
      #expect(checked.outcome.tally.records == 5)
    }
  }

  @Test func `columns are found by their names, or by their order`() throws {
    func check(_ format: CSVFormat?, _ table: String) throws -> Checked {
      try RecordChecker.signup(.csv(#require(format))).check(table)
    }
    let semicolons = try check(CSVFormat(delimiter: ";"), "id;nickname;amount\n1;😀;1x5\n")
    #expect(semicolons.output == "2:3: \(Self.emoji)2:6: amount: This is not a decimal number.\n")
    #expect(semicolons.outcome.remarks == ["not checked: id"])
    let ordered = try check(CSVFormat(delimiter: ",", hasHeader: false), "😀,1\n")
    #expect(ordered.output == "1:1: \(Self.emoji)")
    let named = try check(
      CSVFormat(delimiter: "\t", hasHeader: false, columns: ["", "nickname"]), "1\t😀\n")
    #expect(named.output == "1:3: \(Self.emoji)")
    #expect(named.outcome.remarks == ["no column: amount"])
    let renamed = try check(
      CSVFormat(delimiter: ",", columns: ["nickname", "id"]), "昵称,编号\n😀,1\n")
    #expect(renamed.output == "2:1: \(Self.emoji)")
  }

  @Test(arguments: [
    ("nickname,amuont\n", "There is no column for the field “amount”; did you mean “amuont”?"),
    ("a,b\n", "There is no column for the field “nickname”; the columns are: a, b"),
    ("nickname,amount,nickname\n", "Two columns are named “nickname”."),
    (
      "nickname,amount\ra,1\rb,1\r",
      "The lines of this table end in CR alone; convert them to LF or CR LF."
    ),
    ("nickname;amount\n", "The table has one column, “nickname;amount”; is the delimiter “;”?"),
    ("nickname\tamount\n", "The table has one column, “nickname␉amount”; is the delimiter “tab”?"),
  ]) func `columns that do not fit are an error`(table: String, message: String) throws {
    let checked = try RecordChecker.signup(.csv).check(table)
    guard case .unusable(let said) = checked.outcome.end else {
      Issue.record("\(checked.outcome.end)")
      return
    }
    #expect(said == message)
  }

  @Test func `a delimiter is one ASCII character`() {
    for character: Character in ["\"", "\n", "\r", "\r\n", "张", "é"] {
      #expect(CSVFormat(delimiter: character) == nil)
    }
    #expect(CSVFormat(delimiter: "|")?.delimiter == "|")
  }
}
