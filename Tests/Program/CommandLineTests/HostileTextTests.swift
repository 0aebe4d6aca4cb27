import Foundation
import Testing

/// Whoever chooses a text, a name, a key or an option may want to write on the terminal of whoever
/// runs the program: to recolour it, to turn its text round, to make lines that are not there.
@Suite struct HostileTextTests {
  static let hostile = String.hostile
  static let digits = ["--numbers-only"]
  static let script = Data(
    "Type \"\(hostile)\"\nTypo \(hostile)\nExpectViolation \"\(hostile)\"\n".utf8)
  static let profile = Data(
    #"{"version":1,"fields":{"\#(hostile.asJSON)":{"label":"\#(hostile.asJSON)","rules":7}}}"#.utf8)

  /// Command lines; `FILE` is a file with a hostile name and the given content.
  static let runs: [(arguments: [String], content: Data)] = [
    (["check", "FILE"] + digits, Data("\(hostile)\n".utf8)),
    (["check", "FILE", "--json"] + digits, Data("\(hostile)\n".utf8)),
    (["check", "FILE"] + digits, Data([0x61, 0xFF, 0x1B, 0x5B])),
    (["check", "FILE.missing"] + digits, Data()),
    (["measure", hostile], Data()),
    (["measure", "--json", hostile], Data()),
    (["process", "FILE"], Data(#"{"\#(hostile)":1}"#.utf8)),
    (["process", "FILE"], Data(#"{"\#(hostile.asJSON)":"\#(hostile.asJSON)"}"#.utf8)),
    (["process", "FILE"], Data(#"{"sanitize":"\#(hostile.asJSON)"}"#.utf8)),
    (["process", "FILE"], Data(#"{"validate":"a","rules":[{"rule":"\#(hostile.asJSON)"}]}"#.utf8)),
    (["replay", "FILE"], script),
    (["replay", "FILE", "--json"], script),
    (["replay", "FILE"], Data("Type \"\(hostile)\"\nExpectViolation \"\(hostile)\"\n".utf8)),
    (["replay", "FILE", "--quiet"], Data("Type \"\(hostile)\"\nExpect 'a'\n".utf8)),
    (["repl", "--\(hostile)"], Data()),
    ([hostile], Data()),
    (["check", "--max-length", hostile], Data()),
    (["check", "--matches", "(\(hostile)"], Data()),
    (["check", "--profile", "FILE", "--field", hostile], profile),
    (["check", "--profile", "FILE", "--field", hostile], Data(hostile.utf8)),
    (
      ["check", "--profile", "FILE", "--field", "b"],
      Data(#"{"version":1,"fields":{"\#(hostile.asJSON)":{"rules":[]}}}"#.utf8)
    ),
  ]

  @Test(arguments: runs)
  func `nothing that a terminal acts on is written`(
    row: (arguments: [String], content: Data)
  ) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(Self.hostile, row.content).path
    let arguments = row.arguments.map { $0.replacing("FILE", with: file) }
    let run = try Program.run(arguments)
    let written = run.output + run.errors
    #expect(!written.isEmpty)
    #expect(written.controls == [], "\(row.arguments) writes \(written.debugDescription)")
  }

  @Test func `the field without a terminal writes nothing that one acts on`() throws {
    let lines = [
      "Type \"\(Self.hostile)\"", ":\(Self.hostile)", ":set \(Self.hostile)", Self.hostile,
      ":load \(Self.hostile)", "Source \"\(Self.hostile)\"", ":replay \(Self.hostile)", ":measure",
    ]
    for arguments in [["repl", "--script", "-"], ["repl", "--json"]] {
      let run = try Program.run(arguments, input: lines.map { $0 + "\n" }.joined().utf8)
      #expect((run.output + run.errors).controls == [], "\(run)")
    }
  }
}
