import IntercepterProfiles
@testable import IntercepterRecords
import TestSupport
import Testing
import TextInputIntercepter

/// A field of CSV in quotation marks that is longer than a field may be.
@Suite struct LongFieldTests {
  private static let fault = "error: This quoted field is longer than 4 MiB.\n"
  private static let emoji = "nickname: Emoji are not allowed here: “😀”.\n"

  private static let tables: [(table: String, messages: String)] = [
    // Lines that are no records, up to the mark that closes the field, and another field of several lines.
    (
      "\"Dear all,\n\n\"\"Hi\"\", and\nso on\",\"1\n2\"\n😀,1\n",
      "2:1: \(fault)7:1: \(emoji)"
    ),
    ("a,\"bcdefghij\nklmnopqrst\nu\"\n😀,1\n", "2:3: \(fault)5:1: \(emoji)"),
    // Two in a record, and one that nothing closes.
    (
      "\"a\nbcdefghijklmnopqrstuvw\",\"a\nbcdefghijklmnopqrstuvw\"\n😀,1\n",
      "2:1: \(fault)5:1: \(emoji)"
    ),
    ("😀,1\n\"a\nbcdefghijklmnopqrstuvw\nx\ny", "2:1: \(emoji)3:1: \(fault)"),
    // One line.
    ("\"abcdefghijklmnopqrstuvw\",1\n😀,1\n", "2:1: \(fault)3:1: \(emoji)"),
    ("1,\"abcdefghijklmnopqrst\"\"uvw\"\r\n😀,1\n", "2:3: \(fault)3:1: \(emoji)"),
  ]

  @Test(arguments: tables, [1, 4, 16, 64, 1024])
  func `is reported once, and the next record is judged`(
    example: (table: String, messages: String), size: Int
  ) throws {
    var checker = try RecordChecker.signup(.csv)
    checker.longestQuotedField = 20
    checker.chunkSize = size
    let table = "nickname,amount\n" + example.table
    let checked = checker.check(table)
    #expect(checked.output == example.messages)
    #expect(checked.outcome.tally.malformed == 1)
    #expect(checked.outcome.tally.records == 2)
    checker.report = .fixed
    let fixed = checker.check(table)
    #expect(fixed.output == table, "an emoji alone cannot be removed")
    #expect(fixed.notes == example.messages)
    // The rest of the field goes with its beginning.
    checker.report = .messages
    let (valid, invalid) = (Collector(), Collector())
    _ = checker.check(
      .bytes(Array(table.utf8)), to: .nothing, valid: valid.sink, invalid: invalid.sink)
    #expect(valid.text == "nickname,amount\n")
    #expect(invalid.text == table)
  }

  @Test(arguments: [1, 16, 1024]) func `an escaped line break in it is counted`(size: Int) throws {
    let format = try #require(CSVFormat(delimiter: ",", escape: "\\"))
    var checker = try RecordChecker.signup(.csv(format))
    checker.longestQuotedField = 20
    checker.chunkSize = size
    let table = "nickname,amount\n\"ab\ncdefghijklmnopqrst\\\nuvw\",1\n😀,1\n"
    #expect(checker.check(table).output == "2:1: \(Self.fault)5:1: \(Self.emoji)")
  }

  @Test func `no byte is lost and none depends on the chunks, wherever a check is taken up again`()
  {
    #expect(
      firstBreach(cases: 1_200) { random in
        let pieces = ["\"", "\"", "\"\"", ",", "\n", "\n", "\r\n", "ab,1\n", "abcdefghijkl", "é"]
        let table =
          "nickname,amount\n"
          + (0..<Int.random(in: 0...40, using: &random)).map { _ in random.pick(pieces) }.joined()
        let report = random.pick([RecordReport.messages, .json, .fixed])
        guard var checker = try? RecordChecker.signup(.csv, report: report) else { return "none" }
        checker.longestQuotedField = random.pick([3, 8, 20])
        let expected = checker.check(table)
        checker.chunkSize = random.pick([1, 3, 16, 50])
        checker.jobs = random.pick([1, 3])
        let output = Collector()
        let limit = Int.random(in: 0...table.utf8.count, using: &random)
        let first = checker.check(.bytes(Array(table.utf8)), to: output.sink) { $0 < limit }
        checker.firstLine = first.lastLine + 1
        let second = checker.check(.bytes(Array(table.utf8)), to: output.sink)
        var tally = first.tally
        tally.add(second.tally)
        if output.text == expected.output, tally == expected.outcome.tally { return nil }
        return """
          \(table.debug), longest \(checker.longestQuotedField), chunks \(checker.chunkSize), stopped \
          after line \(first.lastLine): \(output.text.debug) instead of \(expected.output.debug)
          """
      } == nil)
  }
}
