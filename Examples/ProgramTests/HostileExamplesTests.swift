import Foundation
import Testing

/// Hostile text in an input or in the name of a field, a label or a file does not affect a
/// terminal.
@Suite struct HostileExamplesTests {
  @Test func `the answer of a server, seen in a terminal, is but text`() throws {
    let body = #"{"\#(String.hostile.asJSON)":"1","nickname":"\#(String.hostile.asJSON)"}"#
    let run = try Program.run(["check-body"], input: body.utf8, of: "signup-form")
    #expect(run.status == 1 && run.output.contains("unknownFields"))
    #expect((run.output + run.errors).controls == [], "\(run)")
  }

  @Test(arguments: ["payment-amount", "one-emoji-field"])
  func `what is typed into an example is but text`(name: String) throws {
    let run = try Program.run([], input: "\(String.hostile)\n".utf8, of: name)
    #expect(run.output.contains("→"))
    #expect((run.output + run.errors).controls == [], "\(run)")
  }

  @Test func `keys are but text`() throws {
    let run = try Program.run(["--keys"], input: "\(String.hostile)\n".utf8, of: "payment-amount")
    #expect((run.output + run.errors).controls == [], "\(run)")
    let call = try Program.run([String.hostile], of: "payment-amount")
    #expect(call.status == 64 && call.errors.controls == [], "\(call)")
  }

  @Test func `labels, fields and files are but text`() throws {
    let name = String.hostile.asJSON
    let folder = try TemporaryFolder()
    let form = try folder.file(
      "\(String.hostile).json",
      Data(
        #"{"version":1,"fields":{"\#(name)":{"label":"\#(name)","rules":[{"rule":"numbersOnly"}]}}}"#
          .utf8)
    ).path
    let users = try folder.file("\(String.hostile).jsonl", Data("{\"\(name)\":\"a\"}\n".utf8)).path
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
}
