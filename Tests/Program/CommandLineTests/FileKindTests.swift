import Foundation
import Testing

/// What is no table is named before it is judged.
@Suite struct FileKindTests {
  static let csv = ["check", "--profile", "Examples/users.json", "--format", "csv"]
  static let jsonl = ["check", "--profile", "Examples/users.json", "--format", "jsonl"]

  static let named: [(arguments: [String], beginning: [UInt8], sentence: String)] = [
    (
      csv, [0x50, 0x4B, 0x03, 0x04, 0x14, 0],
      "a workbook or another ZIP file; save the sheet as CSV"
    ),
    (
      csv, [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1],
      "an old workbook or document; save the sheet as CSV"
    ),
    (csv, Array("PAR1".utf8) + [0x15, 0x04], "a Parquet file; write it as CSV"),
    (csv, Array("SQLite format 3\0".utf8) + [0x10, 0], "a SQLite database; write a table"),
    (csv, [0x1F, 0x8B, 0x08, 0], "compressed with gzip; check the output of gzip -dc"),
    (jsonl, [0x28, 0xB5, 0x2F, 0xFD, 0x04], "compressed with zstd; check the output of zstd -dc"),
    (csv, [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "compressed with xz; check the output of xz -dc"),
    (csv, Array("BZh91AY&SY".utf8), "compressed with bzip2; check the output of bzip2 -dc"),
    (csv, Array("ARROW1\0\0".utf8), "an Arrow file; write it as CSV"),
    (jsonl, Array("\u{1E}{\"nickname\":\"a\"}\n".utf8), "a JSON text sequence (RFC 7464)"),
    (
      jsonl, Array("\u{FEFF}[{\"nickname\":\"a\"},\n{\"nickname\":\"b\"}]".utf8),
      "a JSON array, not JSON Lines"
    ),
    (jsonl, Array("{\n  \"nickname\": \"a\"\n}\n".utf8), "one JSON object over several lines"),
  ]

  @Test(arguments: named) func `a file of another kind is named, with what to do`(
    row: (arguments: [String], beginning: [UInt8], sentence: String)
  ) throws {
    for options in [[], ["--fix"], ["--json"]] {
      let run = try Program.run(row.arguments + options, input: row.beginning)
      #expect(run.status == 65)
      #expect(run.errors.contains("This is \(row.sentence)"), "\(run)")
      #expect(run.output.isEmpty || options == ["--json"], "\(run)")
    }
  }

  static let judged: [(arguments: [String], text: String)] = [
    (csv, "PK,nickname\n1,a\n"), (csv, "nickname\n[1]\n"), (csv, "{\n"),
    (jsonl, "{\"nickname\":\"a\"}\n\n{\"nickname\":\"b\"}\n"),
    (jsonl, "{\"nickname\":\n{\"nickname\":\"b\"}\n"),
    (jsonl, "{\"nickname\" 5}\nx\n"),
  ]

  @Test(arguments: judged) func `a table with a strange beginning is judged`(
    row: (arguments: [String], text: String)
  ) throws {
    let run = try Program.run(row.arguments, input: row.text.utf8)
    #expect(!run.errors.contains("This is a") && !run.errors.contains("This is one"), "\(run)")
    #expect(run.errors.contains("record"), "\(run)")
  }
}
