import Foundation
import Testing

/// Reports about many records, and files of them.
@Suite struct CheckReportTests {
  private let folder: TemporaryFolder
  private let arguments: [String]

  init() throws {
    folder = try TemporaryFolder()
    let profile = """
      {"version":1,"fields":{"id":{"rules":[],"fixes":[{"fix":"trimWhitespace"}]},
       "name":{"rules":[{"rule":"maxLength","limit":3,"unit":"graphemes"}]},
       "pin":{"secret":true,"rules":[{"rule":"numbersOnly"}]}}}
      """
    let table =
      "id,name,pin\r\n1,abcd,1\r\n\r\n2,efgh,x\r\n 1,a,2\r\n3,\"ijkl\",3\r\n,b,4\r\n,c,5\r\n4\r\n"
    arguments = [
      "check", "--profile", try folder.file("p.json", Data(profile.utf8)).path, "--format", "csv",
      try folder.file("t.csv", Data(table.utf8)).path,
    ]
  }

  private func run(_ more: String...) throws -> Program.Run {
    var run = try Program.run(arguments + more)
    let file = arguments[5]
    run.output = run.output.replacing(file, with: "t.csv")
    run.errors = run.errors.replacing(file, with: "t.csv")
    return run
  }

  @Test func `no more records are reported than asked for, and all are counted`() throws {
    let all = try run()
    let lines = all.output.split(separator: "\n")
    #expect(lines.count == 5)
    for (limit, count) in [(0, 0), (1, 1), (2, 3), (3, 4), (100, 5)] {
      let some = try run("--max-reports", "\(limit)")
      #expect(some.output.split(separator: "\n") == Array(lines.prefix(count)))
      #expect(some.errors == all.errors && some.status == all.status)
    }
    let fixed = try run("--max-reports", "1", "--fix")
    #expect(fixed.output.hasSuffix("\r\n4\r\n"))
    #expect(
      fixed.errors.hasPrefix(
        "t.csv:2:6: name: At most 3 characters are allowed here, not 4.\n7 records"))
    #expect(try run("--max-reports", "1", "--json").status == 64)
    #expect(try run("--max-reports", "-1").status == 64)
  }

  @Test func `values that repeat are told at the end, with the first line`() throws {
    let run = try run("--unique", "id,name")
    #expect(
      run.output.hasSuffix(
        "t.csv:9:1: error: This record has 1 field instead of 3.\nt.csv:5:1: id: This value is already on line 2.\n"
      ))
    #expect(run.errors.contains(", 1 duplicate value, 1 cannot be read\n"))
    let objects = try self.run("--unique", "id", "--json")
    #expect(
      objects.output.hasSuffix(#"{"duplicate":{"line":5,"field":"id","firstLine":2}}"# + "\n"))
    let twice = try self.run("--unique", "id", arguments[5])
    #expect(twice.errors.contains(", 2 duplicate values, 2 cannot be read\n"))
    let partial = try self.run("--unique", "id", "--from-line", "2")
    #expect(partial.errors.hasPrefix("error: --unique compares all records; omit --from-line."))
    let unknown = try self.run("--unique", "nickname")
    #expect(unknown.errors.contains("There is no column for the unique field “nickname”."))
    #expect(unknown.status == 65)
    let lines = try Program.run(
      "check", "--profile", arguments[2], "--field", "name", "--unique", "name",
      input: "e\u{301}\n\u{E9}\n\n\n")
    #expect(lines.output == "2:1: This value is already on line 1.\n")
    #expect(lines.status == 1)
  }

  @Test func `valid and invalid records go to two files, byte for byte`() throws {
    let valid = folder.url.appending(path: "valid.csv").path
    let invalid = folder.url.appending(path: "invalid.csv").path
    let run = try run("--valid", valid, "--invalid", invalid)
    #expect(run.status == 65)
    #expect(try folder.text("valid.csv") == "id,name,pin\r\n\r\n 1,a,2\r\n,b,4\r\n,c,5\r\n")
    #expect(
      try folder.text("invalid.csv")
        == "id,name,pin\r\n1,abcd,1\r\n2,efgh,x\r\n3,\"ijkl\",3\r\n4\r\n")
    let fixed = try self.run(
      "--fix", "--unsafe-fixes", "--valid", valid, "--invalid", invalid, "-q")
    #expect(fixed.output == "")
    #expect(
      try folder.text("valid.csv")
        == "id,name,pin\r\n1,abc,1\r\n\r\n1,a,2\r\n3,\"ijk\",3\r\n,b,4\r\n,c,5\r\n")
    #expect(try folder.text("invalid.csv") == "id,name,pin\r\n2,efg,x\r\n4\r\n")
    #expect(try self.run("--valid", valid, "--invalid", valid).status == 64)
    #expect(try self.run("--fix", "--in-place", "--valid", valid).status == 64)
  }

  @Test func `a report has counts and examples, and no secret`() throws {
    let path = folder.url.appending(path: "report.json").path
    _ = try run("--report", path, "--unique", "id")
    #expect(
      try folder.text("report.json") == """
        {"records":7,"nonconforming":3,"malformed":1,"changed":0,"losingText":0,"fields":\
        {"name":{"tooLong":{"count":3,"examples":[{"line":2,"text":"abcd"},{"line":4,"text":"efgh"},\
        {"line":6,"text":"ijkl"}]}},"pin":{"notADigit":{"count":1,"examples":[{"line":4}]}}},\
        "duplicates":{"id":1}}

        """)
  }

  @Test func `a quiet check says nothing if all is well`() throws {
    let silent = try Program.run("check", "-q", "--max-length", "3", input: "abc\n")
    #expect(silent == Program.Run())
    let fixing = try Program.run(
      "check", "-q", "--fix", "--unsafe-fixes", "--max-length", "3", input: "abcd\n")
    #expect(fixing == Program.Run(output: "abc\n"))
    let failing = try Program.run("check", "-q", "--fix", "--numbers-only", input: "a\n1\n")
    #expect(
      failing
        == Program.Run(
          output: "a\n1\n", errors: "1  notADigit\n2 lines, 0 fixed, 1 still does not conform\n",
          status: 1))
  }
}
