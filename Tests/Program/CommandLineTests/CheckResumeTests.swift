import Foundation
import Testing

/// Runs of `check` that end early, and go on.
@Suite struct CheckResumeTests {
  private static let rules = ["--emoji", "forbidden", "--max-length", "8", "--unit", "gb18030"]

  /// More than one chunk of a file.
  private static let count = 12_000
  private static let lines: String = (1...count).map { number in
    ["张三", "user\(number)", "小仙女✨", tooLong, "\(number)"][number % 5] + "\n"
  }.joined()
  private static let tooLong = String(repeating: "a name that is too long ", count: 4)
  /// What a run that nothing interrupts writes.
  private static let whole = Result {
    try Program.run(["check", "--fix", "--unsafe-fixes"] + rules, input: lines.utf8)
  }

  @Test func `any number of threads writes the same`() throws {
    // Several chunks, most of which are a few long lines.
    let long = String(repeating: "a name that is too long ", count: 400) + "\n"
    let lines = (1...2_000).map { $0 % 50 == 0 ? long : ["张三", "小仙女✨", "u\($0)"][$0 % 3] + "\n" }
      .joined()
    for report in [[], ["--json"], ["--fix", "--unsafe-fixes"]] {
      let one = try Program.run(
        ["check", "--jobs", "1"] + Self.rules + report, input: lines.utf8)
      let four = try Program.run(
        ["check", "--jobs", "4"] + Self.rules + report, input: lines.utf8)
      #expect(one == four)
    }
  }

  @Test func `records before a line are passed over, and keep their numbers`() throws {
    let run = try Program.run(
      "check", "--numbers-only", "--from-line", "3", input: "a\nb\nc\n1\n")
    let output = "3:1: “c” is not a digit.\n"
    #expect(run == Program.Run(output: output, errors: "2 lines, 1 does not conform\n", status: 1))
  }

  @Test func `of several files, only the first is checked from a later line`() throws {
    let folder = try TemporaryFolder()
    let files = try ["a", "b"].map { try folder.file($0, Data("x\ny\nz\n".utf8)).path }
    let run = try Program.run(["check", "--numbers-only", "--from-line", "3"] + files)
    let lines = run.output.replacing(folder.url.path + "/", with: "").split(separator: " ")
      .filter { $0.hasSuffix(":") }.map { $0.split(separator: "\n").last! }
    #expect(lines == ["a:3:1:", "b:1:1:", "b:2:1:", "b:3:1:"])
    #expect(run.errors == "4 lines, 4 do not conform\n")
  }

  /// A file that cannot grow beyond a limit, as on a full disk.
  @Test func `on a full disk nothing half written is left, and it goes on where it was`() throws {
    let folder = try TemporaryFolder()
    let input = try folder.file("input", Data(Self.lines.utf8)).path()
    let whole = try Self.whole.get()
    let command = """
      trap '' XFSZ; ulimit -f 90
      exec "$0" check --fix --unsafe-fixes --jobs 3 "$@" > \(folder.url.path())/output 2> \(folder.url.path())/errors
      """
    let process = Program.process([])
    let program = try #require(process.executableURL)
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", command, program.path(), input] + Self.rules
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    let line = try resumption(try folder.text("errors"))
    #expect(line > 1 && line < Self.count)
    let rest = try Program.run(
      ["check", "--fix", "--unsafe-fixes", input, "--from-line", "\(line)"] + Self.rules)
    #expect(try folder.text("output") + rest.output == whole.output)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full device is an error, and the output resumes at its first line`() throws {
    let process = Program.process(["check", "--fix", "--numbers-only", "Examples/names.txt"])
    let errors = Pipe()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = errors
    try process.run()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    #expect(try resumption(String(decoding: said, as: UTF8.self)) == 1)
  }

  @Test(arguments: [SIGINT, SIGTERM]) func `interrupted and taken up again, the output is the same`(
    signal: Int32
  ) throws {
    let whole = try Self.whole.get()
    let folder = try TemporaryFolder()
    let input = try folder.file("input", Data(Self.lines.utf8)).path()
    let process = Program.process(["check", "--fix", "--unsafe-fixes"] + Self.rules)
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = try FileHandle(forWritingTo: folder.file("output", Data()))
    process.standardError = try FileHandle(forWritingTo: folder.file("errors", Data()))
    try process.run()
    // It is waiting for more when the signal comes.
    let bytes = Data(Self.lines.utf8)
    try pipe.fileHandleForWriting.write(contentsOf: bytes[..<(bytes.count / 2)])
    while try folder.text("output").utf8.count < bytes.count / 16 { usleep(10_000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    let line = try resumption(try folder.text("errors"))
    let rest = try Program.run(
      ["check", "--fix", "--unsafe-fixes", input, "--from-line", "\(line)"] + Self.rules)
    #expect(try folder.text("output") + rest.output == whole.output)
  }

  @Test func `a reader that goes away ends it quietly`() throws {
    let folder = try TemporaryFolder()
    let input = try folder.file("input", Data(Self.lines.utf8)).path()
    let process = Program.process([])
    let program = try #require(process.executableURL)
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments =
      [
        "-c", "\"$0\" \"$@\" | head -n 1", program.path(), "check", "--fix", "--unsafe-fixes",
        input,
      ] + Self.rules
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    #expect(
      try output.fileHandleForReading.readToEnd().map { String(decoding: $0, as: UTF8.self) }
        == "user1\n")
    #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
    process.waitUntilExit()
  }

  /// The line that the program says to go on with.
  private func resumption(_ errors: String) throws -> Int {
    let said = try #require(
      errors.split(separator: "\n").first { $0.hasPrefix("Everything up to line ") })
    return try #require(Int(said.split(separator: " ").last?.dropLast() ?? ""))
  }
}
