import Foundation
import Testing

/// Whoever chooses a text, a name, a key or an option may want to write on the terminal of whoever
/// runs the program: to recolour it, to turn its text round, to make lines that are not there.
@Suite struct HostileTextTests {
  /// A title for the window, C1's own escape, a line that begins anew, and text from right to left.
  static let hostile = "a\u{1B}]0;title\u{7}\u{9B}2J\r\u{85}\u{202E}\u{2066}\u{7F}b"
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

  @Test func `the answer of a server, seen in a terminal, is but text`() throws {
    let body = #"{"\#(Self.hostile.asJSON)":"1","nickname":"\#(Self.hostile.asJSON)"}"#
    let run = try Program.run(["check-body"], input: body.utf8, of: "signup-form")
    #expect(run.status == 1 && run.output.contains("unknownFields"))
    #expect((run.output + run.errors).controls == [], "\(run)")
  }

  @Test(arguments: ["payment-amount", "one-emoji-field"])
  func `what is typed into an example is but text`(name: String) throws {
    let run = try Program.run([], input: "\(Self.hostile)\n".utf8, of: name)
    #expect(run.output.contains("→"))
    #expect((run.output + run.errors).controls == [], "\(run)")
  }

  @Test func `keys are but text`() throws {
    let run = try Program.run(["--keys"], input: "\(Self.hostile)\n".utf8, of: "payment-amount")
    #expect((run.output + run.errors).controls == [], "\(run)")
    let call = try Program.run([Self.hostile], of: "payment-amount")
    #expect(call.status == 64 && call.errors.controls == [], "\(call)")
  }

  @Test func `labels, fields and files are but text`() throws {
    let name = Self.hostile.asJSON
    let folder = try TemporaryFolder()
    let form = try folder.file(
      "\(Self.hostile).json",
      Data(
        #"{"version":1,"fields":{"\#(name)":{"label":"\#(name)","rules":[{"rule":"numbersOnly"}]}}}"#
          .utf8)
    ).path
    let users = try folder.file("\(Self.hostile).jsonl", Data("{\"\(name)\":\"a\"}\n".utf8)).path
    let copy = folder.url.appending(path: "copy").path
    let runs = [
      try Program.run(["--profile", form], input: "a\n1\n".utf8, of: "signup-form"),
      try Program.run(["--profile", "\(form).missing"], of: "signup-form"),
      try Program.run(["--profile", users], of: "signup-form"),
      try Program.run([form, users, copy], of: "bulk-check"),
      try Program.run([users, users, copy], of: "bulk-check"),
      try Program.run([form, "\(users).missing", copy], of: "bulk-check"),
    ]
    for run in runs {
      let written = run.output + run.errors
      #expect(!written.isEmpty && written.controls == [], "\(run)")
    }
  }

  @Test func `the field without a terminal writes nothing that one acts on`() throws {
    let lines = [
      "Type \"\(Self.hostile)\"", ":\(Self.hostile)", ":set \(Self.hostile)", Self.hostile,
      ":load \(Self.hostile)", "Source \"\(Self.hostile)\"", ":replay \(Self.hostile)", ":measure",
    ]
    for arguments in [["repl"], ["repl", "--json"]] {
      let run = try Program.run(arguments, input: lines.map { $0 + "\n" }.joined().utf8)
      #expect((run.output + run.errors).controls == [], "\(run)")
    }
  }
}

extension String {
  /// What a terminal acts on, line feeds apart.
  fileprivate var controls: [String] {
    unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n"
      case .lineSeparator, .paragraphSeparator: true
      default: scalar.properties.isBidiControl
      }
    }
    .map { "U+\(String($0.value, radix: 16, uppercase: true))" }
  }

  /// The text in a JSON string, every scalar as an escape.
  fileprivate var asJSON: String {
    utf16.map { "\\u" + String(String(UInt32($0) + 0x10000, radix: 16).dropFirst()) }.joined()
  }
}
