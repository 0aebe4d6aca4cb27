import Foundation
import Testing

/// Where `check` writes, and what people at a terminal see of it.
struct CheckOutputTests {
  private static let rules = ["--max-length", "3"]

  @Test func `a terminal shows the text with the place underlined, and counts the kinds`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("names.txt", Data("ab\n张三李四a\nabcd\n".utf8)).path
    let terminal = try PseudoTerminal(["check", "--max-length", "3", file])
    let output = try terminal.waitForEnd().replacing("\r\n", with: "\n")
    let plain = output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(
      plain == """
        \(file):2:4: At most 3 characters are allowed here, not 5.
          张三李四a
                ^~~
        \(file):3:4: At most 3 characters are allowed here, not 4.
          abcd
             ^
        2  tooLong
        3 lines, 2 do not conform

        """)
    #expect(output.contains("\u{1B}[31mAt most 3"))
    #expect(output.contains("\u{1B}[1m\(file):2:4: \u{1B}[0m"))
  }

  @Test func `quietly, there is nothing but what was counted`() throws {
    let run = try Program.run("check", "--quiet", "--max-length", "3", input: "abcd\nab\n")
    #expect(
      run == Program.Run(output: "", errors: "1  tooLong\n2 lines, 1 does not conform\n", status: 1)
    )
  }

  @Test func `kinds are listed by their number, then by their fields and codes`() throws {
    let table = "nickname,phone,balance\n😀,x,1\n张😀,1,y\n李,1,z\n"
    let run = try Program.run(
      "check", "--quiet", "--profile", "Examples/users.json", "--format", "csv", input: table)
    #expect(
      run.errors == """
        3  phone: tooShort
        2  balance: notANumber
        2  nickname: emojiForbidden
        1  phone: notADigit
        3 records, 3 do not conform

        """)
  }

  @Test func `an output file is there when it is whole`() throws {
    let folder = try TemporaryFolder()
    let output = try folder.file("out.txt", Data("old\n".utf8)).path
    let input = try folder.file("in.txt", Data("ab\nabcd\n".utf8)).path
    let fixing = try Program.run(
      ["check", "--fix", "--unsafe-fixes", "--output", output] + Self.rules + [input])
    #expect(fixing.status == 0, "\(fixing)")
    #expect(fixing.output == "")
    #expect(try folder.text("out.txt") == "ab\nabc\n")
    let missing = try Program.run(
      ["check", "--fix", "--unsafe-fixes", "-o", output] + Self.rules + [input + ".no"])
    #expect(missing.status == 66)
    #expect(missing.errors.contains("is unchanged"))
    #expect(try folder.text("out.txt") == "ab\nabc\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
  }

  @Test func `a file is fixed in its place`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("in.txt", Data("ab\r\nabcd\n".utf8)).path
    let link = folder.url.appending(path: "link.txt").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "in.txt")
    let run = try Program.run(
      ["check", "--fix", "--unsafe-fixes", "--in-place"] + Self.rules + [link])
    #expect(run.status == 0, "\(run)")
    #expect(run.output == "")
    #expect(try folder.text("in.txt") == "ab\r\nabc\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "in.txt")
    // Nothing changes: the file is not written.
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(
      try Program.run(["check", "--fix", "--unsafe-fixes", "--in-place"] + Self.rules + [file])
        .status == 0)
    let after = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(date == after)
  }

  @Test func `a bar says how far it is, where nothing else is said`() throws {
    let folder = try TemporaryFolder()
    let lines = String(repeating: "abc\n", count: 200_000)
    let file = try folder.file("in.txt", Data(lines.utf8)).path
    let terminal = try PseudoTerminal(["check", "--quiet", "--max-length", "3", file])
    let output = try terminal.waitForEnd()
    #expect(output.contains("█"), "\(output)")
    #expect(output.contains("200000 lines, all conform"))
    let silent = try Program.run(["check", "--quiet", "--max-length", "3", file])
    #expect(silent.errors == "")
  }

  @Test(arguments: [
    ["--quiet", "--json"], ["--in-place"], ["--fix", "--in-place"], ["--unsafe-fixes"],
    ["--fix", "--in-place", "--output", "x", "y"], ["--quiet", "--output", "x"],
  ])
  func `wrong usage`(arguments: [String]) throws {
    #expect(try Program.run(["check"] + Self.rules + arguments).status == 64)
  }

  /// Options with which a run would lose records, and what is said of them.
  static let losses: [(options: [String], message: String)] = [
    (["--fix", "--in-place", "--from-line", "2", "in.txt"], "--in-place checks whole files."),
    (["--fix", "--in-place"], "--in-place needs files;"),
    (["--fix", "--in-place", "in.txt", "-"], "--in-place needs files;"),
    (["--valid", "out.txt", "--from-line", "2", "in.txt"], "--valid and --invalid need whole"),
    (["--invalid", "out.txt", "in.txt", "in.txt"], "--valid and --invalid separate one file."),
  ]

  @Test(arguments: losses) func `a run that would lose records is refused and writes nothing`(
    options: [String], message: String
  ) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("in.txt", Data("abcd\nabcd\n".utf8))
    let options = options.map {
      $0.hasSuffix(".txt") ? folder.url.appending(path: $0).path : $0
    }
    let run = try Program.run(["check"] + Self.rules + options, input: "abcd\n".utf8)
    #expect(run.status == 64 && run.errors.hasPrefix("error: \(message)"), "\(run)")
    #expect(try folder.text("in.txt") == "abcd\nabcd\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["in.txt"])
  }

  @Test func `a table without a header does not pass`() throws {
    let arguments = ["check", "--profile", "Examples/users.json", "--format", "csv"]
    let run = try Program.run(arguments)
    #expect(run.status == 65)
    #expect(
      run.errors.contains("error: standard input: The table is empty: there is no header."),
      "\(run)")
    #expect(try Program.run(arguments + ["--no-header"]).status == 0)
  }
}
