import Foundation
import Testing

/// How requests and answers flow.
@Suite struct ProcessStreamTests {
  @Test func `answers before it waits for more`() throws {
    let program = try Conversation("process", "--emoji", "forbidden")
    try program.say("{\"sanitize\":\"a😀\"}\n{\"sani")
    #expect(program.hear() == #"{"text":"a"}"#)
    try program.say("tize\":\"b\"}\n{\"sanitize\":\"c\"}\n{\"sanitize\":\"d\"}")
    #expect(program.hear() == #"{"text":"b"}"#)
    #expect(program.hear() == #"{"text":"c"}"#)
    // The last line needs no end.
    #expect(try program.end() == 0)
    #expect(program.hear() == #"{"text":"d"}"#)
  }

  @Test(arguments: [
    "{\"sanitize\":\"a\"}\r\n{\"sanitize\":\"b\"}\r\n",
    "{\"sanitize\":\"a\"}\n{\"sanitize\":\"b\"}",
    "\u{FEFF}{\"sanitize\":\"a\"}\n{\"sanitize\":\"b\"}\n",
    "  {\"sanitize\":\"a\"}\t\n{ \"sanitize\" : \"b\" }\n",
  ]) func `lines end in LF or CR LF, the last one as it likes`(input: String) throws {
    #expect(try Program.output("process", input: input) == "{\"text\":\"a\"}\n{\"text\":\"b\"}\n")
  }

  @Test func `no input, no answers`() throws {
    #expect(try Program.output("process", input: "") == "")
  }

  @Test func `a line can be long`() throws {
    let text = String(repeating: "张三😀 Zoë ", count: 500_000)
    let run = try Program.run(
      "process", input: "{\"sanitize\":\"\(text)\"}\n{\"sanitize\":\"b\"}\n")
    #expect(run.status == 0)
    #expect(run.output == "{\"text\":\"\(text)\"}\n{\"text\":\"b\"}\n")
  }

  @Test(.measuresMemory) func `memory does not grow with the input`() throws {
    let program = try Conversation("process")
    let request = "{\"validate\":\"\(String(repeating: "张三", count: 1000))\"}\n"
    let block = String(repeating: request, count: 100)
    func ask() throws {
      try program.say(block)
      for _ in 0..<100 { #expect(program.hear() == #"{"validity":"valid","violations":[]}"#) }
    }
    try ask()
    let before = try program.peakMemory()
    for _ in 0..<14 { try ask() }
    let after = try program.peakMemory()
    #expect(after - before < 2000, "kilobytes after 8 megabytes")
    #expect(try program.end() == 0)
  }

  @Test func `ends quietly where nobody reads the answers`() throws {
    let process = Program.process(["process"])
    let folder = try TemporaryFolder()
    let input = String(repeating: "{\"sanitize\":\"a\"}\n", count: 100_000)
    let answers = Pipe()
    process.standardInput = try FileHandle(
      forReadingFrom: folder.file("input", Data(input.utf8)))
    process.standardOutput = answers
    process.standardError = try FileHandle(forWritingTo: folder.file("errors", Data()))
    try process.run()
    try answers.fileHandleForReading.close()
    process.waitUntilExit()
    #expect(try folder.text("errors") == "")
  }
}
