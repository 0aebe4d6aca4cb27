import Foundation
import Testing

/// A table is read as the extension of its name says, unless `--format` says otherwise.
@Suite struct FileExtensionTests {
  static let commas = "nickname,phone,balance\n张三,13800138000,1.50\n李😀,,x\n"
  static let tabs = commas.replacing(",", with: "\t")
  static let semicolons = commas.replacing(",", with: ";")
  static let objects = """
    {"nickname":"张三","phone":"13800138000","balance":1.50}

    {"nickname":"李😀","balance":"x"}

    """

  /// Runs `check` on a file in a folder of its own.
  private func check(_ options: [String], _ name: String, _ text: some Sequence<UInt8>) throws
    -> Program.Run
  {
    let folder = try TemporaryFolder()
    let path = try folder.file(name, Data(text)).path
    var run = try Program.run(["check"] + options + [path])
    run.output.replace(path, with: name)
    run.errors.replace(path, with: name)
    return run
  }

  private static let users = ["--profile", "Examples/users.json"]

  static let tables: [(name: String, text: String)] = [
    ("t.csv", commas), ("T.CSV", commas), ("t.tsv", tabs), ("t.tab", tabs), ("t.jsonl", objects),
    ("t.ndjson", objects), ("t.json", objects),
  ]

  @Test(arguments: tables) func `a table needs no format`(
    row: (name: String, text: String)
  ) throws {
    let run = try check(Self.users, row.name, row.text.utf8)
    #expect(run.output.contains(":3:2: nickname: Emoji") || run.output.contains(":3:15: nickname"))
    #expect(run.output.contains(" balance: This is not a decimal number.\n"))
    #expect(run.errors == "2 records, 1 does not conform\n")
    #expect(run.status == 1)
    let isJSON = row.text == Self.objects
    let explicit = ["--format", isJSON ? "jsonl" : "csv"]
    let delimiter = row.text == Self.tabs ? ["--delimiter", "tab"] : []
    #expect(run == (try check(Self.users + explicit + delimiter, row.name, row.text.utf8)))
  }

  @Test func `options of CSV win over the extension`() throws {
    for (name, text, delimiter) in [
      ("t.csv", Self.semicolons, ";"), ("t.tsv", Self.commas, ","), ("t.csv", Self.tabs, "tab"),
    ] {
      let run = try check(Self.users + ["--delimiter", delimiter], name, text.utf8)
      #expect(run.errors == "2 records, 1 does not conform\n", "\(run)")
    }
    let run = try check(
      Self.users + ["--field", "phone", "--delimiter", ","], "t.csv", Self.commas.utf8)
    #expect(run.errors.hasSuffix("2 records, all conform\n"), "\(run)")
  }

  @Test func `an explicit format wins`() throws {
    let table = try check(Self.users + ["--format", "csv"], "t.jsonl", Self.commas.utf8)
    #expect(table.errors == "2 records, 1 does not conform\n")
    let lines = try check(
      Self.users + ["--format", "lines", "--field", "nickname"], "t.csv", Self.commas.utf8)
    #expect(lines.errors == "3 lines, 3 do not conform\n")
    let unclear = try check(Self.users + ["--format", "lines"], "t.csv", Self.commas.utf8)
    #expect(unclear.errors.hasPrefix("error: Which field do the lines of t.csv contain?"))
  }

  @Test func `files of several formats are checked in one run`() throws {
    let folder = try TemporaryFolder()
    let paths = try [("a.csv", Self.commas), ("b.jsonl", Self.objects), ("c.tsv", Self.tabs)].map {
      try folder.file($0.0, Data($0.1.utf8)).path
    }
    let run = try Program.run(["check"] + Self.users + paths)
    #expect(run.errors == "6 records, 3 do not conform\n", "\(run)")
    let unclear = try Program.run(["check"] + Self.users + paths + ["-"])
    #expect(unclear.status == 64)
    #expect(unclear.output.isEmpty)
    #expect(unclear.errors.hasPrefix("error: Which field do the lines contain?"), "\(unclear)")
  }

  @Test(arguments: ["t.csv", "t.jsonl", "t.txt", "t"]) func `lines of rules and fields stay lines`(
    name: String
  ) throws {
    for options in [["--numbers-only"], Self.users + ["--field", "phone"]] {
      let run = try check(options, name, "13800138000\n13800138001\n".utf8)
      #expect(run == Program.Run(errors: "2 lines, all conform\n"))
    }
  }

  @Test func `a table that was checked as lines is named`() throws {
    for (name, text, options) in [
      ("t.csv", Self.commas, "--format csv"), ("t.txt", Self.tabs, "--format tsv"),
      ("t.json", Self.objects, "--format jsonl"),
      ("t.csv", "\"phone\";\"nickname\"\r\n1;a\r\n", "--format csv --delimiter ';'"),
    ] {
      let run = try check(Self.users + ["--field", "nickname"], name, text.utf8)
      let hint = """
        \(name): Each line was checked as a text, but this looks like a table; add \(options).

        """
      #expect(run.errors.hasPrefix(hint), "\(run)")
      let quiet = try check(
        Self.users + ["--format", "lines", "--field", "nickname"], name, text.utf8)
      #expect(!quiet.errors.contains("looks like"))
    }
  }

  static let unclear: [(name: String, text: [UInt8], message: String)] = [
    (
      "t.txt", Array("张三\n".utf8),
      "Which field do the lines of t.txt contain? Add --field NAME: “nickname”"
    ),
    ("t", Array("张三\n".utf8), "Which field do the lines of t contain?"),
    (
      "t.txt", Array(tabs.utf8), "t.txt looks like a table; add --format tsv."
    ),
    // As Excel writes “Unicode Text”.
    (
      "t.txt", [0xFF, 0xFE] + tabs.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      "t.txt looks like a table; add --format tsv."
    ),
    ("t.log", Array(objects.utf8), "t.log looks like a table; add --format jsonl."),
    ("t.xlsx", [0x50, 0x4B, 0x03, 0x04, 0], "t.xlsx: This is a workbook or another ZIP file;"),
    ("t.csv.gz", [0x1F, 0x8B, 8, 0], "t.csv.gz: This is compressed with gzip;"),
    (
      "t.csv", Array(objects.utf8),
      "t.csv: The extension stands for CSV, but this looks like JSON Lines; add --format jsonl."
    ),
    (
      "t.jsonl", Array(semicolons.utf8),
      """
      t.jsonl: The extension stands for JSON Lines, but this looks like CSV; \
      add --format csv --delimiter ';'.
      """
    ),
    ("t.json", Array("[{\"nickname\":\"a\"}]\n".utf8), "t.json: This is a JSON array, not JSON"),
    (
      "t.csv", Array(semicolons.utf8),
      "t.csv: This looks like a table with another delimiter; add --format csv --delimiter ';'."
    ),
  ]

  @Test(arguments: unclear) func `a table that its name does not describe is named`(
    row: (name: String, text: [UInt8], message: String)
  ) throws {
    let run = try check(Self.users, row.name, row.text)
    #expect(run.output.isEmpty)
    #expect(run.status == 64 || run.status == 65)
    #expect(run.errors.hasPrefix("error: \(row.message)"), "\(run)")
  }

  @Test func `a table without a profile is told to have one`() throws {
    let run = try check([], "t.csv", Self.commas.utf8)
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix("error: There are no rules to check against. Give a table a profile"),
      "\(run)")
  }
}
