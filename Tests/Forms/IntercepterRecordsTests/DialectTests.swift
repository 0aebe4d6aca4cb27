import IntercepterProfiles
@testable import IntercepterRecords
import TestSupport
import Testing
import TextInputIntercepter

/// CSV with other quotation marks, with escapes, and with words that mean no value.
@Suite struct DialectTests {
  struct Dialect: CustomTestStringConvertible {
    /// The program that writes it.
    let name: String
    let format: CSVFormat?
    /// Three records of a text and a number, the last of which is missing.
    let table: String
    /// The same, with the spaces in front of the texts removed.
    let fixed: String
    var testDescription: String { name }
  }

  private static let backslash = Character("\\")

  static let dialects = [
    Dialect(
      name: "RFC 4180",
      format: CSVFormat(delimiter: ",", hasHeader: false),
      table: "\" say \"\"hi\"\", \\ ok\",1\n\"two\nlines\",2\n tab\there,\n",
      fixed: "\"say \"\"hi\"\", \\ ok\",1\n\"two\nlines\",2\ntab\there,\n"),
    Dialect(
      name: "Spark 3.5",
      format: CSVFormat(delimiter: ",", hasHeader: false, escape: backslash),
      table: "\" say \\\"hi\\\", \\\\ ok\",1\n\"two\nlines\",2\n tab\there,\n",
      fixed: "\"say \\\"hi\\\", \\\\ ok\",1\n\"two\nlines\",2\ntab\there,\n"),
    Dialect(
      name: "MariaDB 10.11, SELECT INTO OUTFILE with enclosed strings",
      format: CSVFormat(delimiter: ",", hasHeader: false, escape: backslash, nulls: ["\\N"]),
      table: "\" say \\\"hi\\\", \\\\ ok\",1\n\"two\\\nlines\",2\n\" tab\there\",\\N\n",
      fixed: "\"say \\\"hi\\\", \\\\ ok\",1\n\"two\\\nlines\",2\n\"tab\there\",\\N\n"),
    Dialect(
      name: "PostgreSQL 15, COPY",
      format: CSVFormat(
        delimiter: "\t", hasHeader: false, quote: nil, escape: backslash, nulls: ["\\N"]),
      table: " say \"hi\", \\\\ ok\t1\ntwo\\nlines\t2\n tab\\there\t\\N\n",
      fixed: "say \"hi\", \\\\ ok\t1\ntwo\\nlines\t2\ntab\\there\t\\N\n"),
    Dialect(
      name: "jq 1.6, @tsv; Miller 6, --otsv",
      format: CSVFormat(delimiter: "\t", hasHeader: false, quote: nil, escape: backslash),
      table: " say \"hi\", \\\\ ok\t1\ntwo\\nlines\t2\n tab\\there\t\n",
      fixed: "say \"hi\", \\\\ ok\t1\ntwo\\nlines\t2\ntab\\there\t\n"),
    Dialect(
      name: "single quotation marks, and a word of R",
      format: CSVFormat(delimiter: ";", hasHeader: false, quote: "'", nulls: ["NA"]),
      table: "' say \"hi\", \\ ok';1\n'two\nlines';2\n tab\there;NA\n",
      fixed: "'say \"hi\", \\ ok';1\n'two\nlines';2\ntab\there;NA\n"),
  ]

  private static func checker(_ dialect: Dialect, limit: Int) throws -> RecordChecker {
    try RecordChecker(
      Profile(fields: [
        "text": FieldSpecification(
          rules: [.maxLength(limit, in: .graphemes)], fixes: [.trimWhitespace]),
        "number": FieldSpecification(rules: [.decimal(DecimalSpecification(places: 0))]),
      ]), format: .csv(#require(dialect.format)))
  }

  @Test(arguments: dialects) func `a table of a program is read`(dialect: Dialect) throws {
    let checked = try Self.checker(dialect, limit: 1).check(dialect.table)
    #expect(checked.outcome.tally.malformed == 0, "\(checked.output)")
    let texts = checked.outcome.tally.examples.flatMap { $0.value.map(\.text) }
    #expect(texts == [" say \"hi\", \\ ok", "two\nlines", " tab\there"])
    #expect(checked.outcome.tally.nonconforming == 3, "the missing number is none")
  }

  @Test(arguments: dialects) func `a fixed value is written as the program writes it`(
    dialect: Dialect
  ) throws {
    var checker = try Self.checker(dialect, limit: 99)
    checker.report = .fixed
    #expect(checker.check(dialect.table).output == dialect.fixed)
    for size in [1, 5] {
      checker.chunkSize = size
      #expect(checker.check(dialect.table).output == dialect.fixed)
    }
  }

  @Test func `a null word is empty for a required field, and only without quotation marks`() throws
  {
    let checker = try RecordChecker.signup(
      .csv(#require(CSVFormat(delimiter: ",", nulls: ["NULL", "NA"]))), required: true)
    let checked = checker.check("nickname,amount\nNULL,NA\n\"NULL\",1\nNULLs,\"NA\"\n")
    #expect(
      checked.output == """
        2:1: nickname: This field is required.
        4:8: amount: This is not a decimal number.

        """)
  }

  @Test func `a mark behind a backslash gets a hint`() throws {
    let checked = try RecordChecker.signup(.csv).check("nickname,amount\n\"a \\\"b\\\"\",1\n😀,1\n")
    #expect(
      checked.output == """
        2:6: error: A quoted field must end with its closing quotation mark; if the backslash before \
        it escapes the mark, add --escape.
        3:1: nickname: Emoji are not allowed here: “😀”.

        """)
  }

  @Test func `marks are different ASCII characters`() {
    #expect(CSVFormat(delimiter: ",", quote: ",") == nil)
    #expect(CSVFormat(delimiter: ",", escape: ",") == nil)
    #expect(CSVFormat(delimiter: ",", quote: nil) == nil)
    #expect(CSVFormat(delimiter: ",", quote: "“") == nil)
    #expect(CSVFormat(delimiter: ",", escape: "\"")?.escape == nil)
  }

  @Test func `values of other programs are named`() throws {
    let checker = try RecordChecker(
      Profile(fields: [
        "amount": FieldSpecification(rules: [.decimal(DecimalSpecification(places: 2))]),
        "at": FieldSpecification(rules: [], format: .date(.init(.time, locale: "en-GB"))),
        "day": FieldSpecification(rules: [], format: .date(.init(.date, locale: "en-GB"))),
      ]), format: .csv)
    let tally = checker.check(
      "amount,day,at\n1e-05,1700000000000,\n-1E+3,45123,\n1,1700000000,2026-01-02T03:04:05Z\n"
    ).outcome.tally
    #expect(
      tally.notations.sorted { $0.key < $1.key }.map { entry in "\(entry.key.field) \(entry.value)"
      } == [
        "amount 2", "at 1", "day 1", "day 1", "day 1",
      ], "\(tally.notations)")
  }

  @Test func `a table of one field too many, and an empty one, are named`() throws {
    let checker = try RecordChecker.signup(.csv)
    let rows = checker.check("nickname,amount\n1,a,1\n2,b,2\n").outcome
    #expect(rows.tally.malformed == 2)
    #expect(rows.remarks.count == 1 && rows.remarks[0].contains("row.names"))
    let empty = checker.check("nickname,amount\n").outcome
    #expect(empty.remarks == ["the table is empty: there is no record after the header"])
    let header = checker.check("nickname,amount\na,1\n").outcome
    #expect(header.remarks.isEmpty)
  }
}
