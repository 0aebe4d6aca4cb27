import Foundation
import Testing

/// The files under `Examples`, as the readme uses them.
@Suite struct ExampleFilesTests {
  @Test func `every keystroke of the example is answered`() throws {
    let requests = try text("Examples/keystrokes.jsonl")
    let answers = try Program.output(
      "process", "--emoji", "forbidden", "--max-length", "10", "--unit", "gb18030", input: requests)
    let outcomes = answers.split(separator: "\n").map { answer in
      let member = answer.prefix { $0 != "," }.split(separator: "\"")
      let isVerdict = member.count > 3 && ["outcome", "validity"].contains(member[1])
      return isVerdict ? String(member[3]) : "-"
    }
    #expect(outcomes.count == requests.split(separator: "\n").count)
    #expect(
      outcomes.joined(separator: " ") == """
        accepted rejected rejected rejected rejected accepted rejected rejected accepted accepted \
        accepted rejected composing composing rejected composing accepted accepted composing \
        composing accepted rejected accepted accepted accepted rejected accepted accepted amended \
        amended accepted amended amended amended accepted accepted accepted rejected rejected \
        amended amended amended amended rejected rejected accepted accepted accepted accepted \
        rejected invalid intermediate - - - - accepted
        """)
  }

  @Test func `the names that are too long or have emoji are found`() throws {
    let run = try Program.run(
      "check", "Examples/names.txt", "--emoji", "forbidden", "--max-length", "10", "--unit",
      "gb18030")
    #expect(run.status == 1)
    #expect(run.errors == "76 lines, 46 do not conform\n")
    #expect(
      run.output.hasPrefix(
        """
        Examples/names.txt:6:6: At most 10 bytes are allowed here, not 22; a Chinese character counts 2.
        Examples/names.txt:7:6: At most 10 bytes are allowed here, not 14; a Chinese character counts 2.
        Examples/names.txt:9:3: Emoji are not allowed here: “💕”.
        Examples/names.txt:10:4: Emoji are not allowed here: “✨” and others.
        Examples/names.txt:10:5: At most 10 bytes are allowed here, not 24; “✨” counts 4.

        """))
  }

  /// A field of the profile, a text that conforms, one that may come to and one that does not.
  static let fields: [(name: String, valid: String, intermediate: String?, invalid: String)] = [
    ("nickname", "张三", "a", "张三😀"),
    ("cardNumber", "6222021234567890123", "6222", "6222-0212"),
    ("amount", "99999.99", nil, "100000"),
    ("account", "zhang_san", "zha", "Zhang"),
    ("password", "correct-horse", "horse", "correct horse"),
    ("biography", "Hello 👋", nil, "<b>"),
  ]

  @Test(arguments: fields) func `every field of the profile judges`(
    field: (name: String, valid: String, intermediate: String?, invalid: String)
  ) throws {
    let texts = [field.valid, field.intermediate, field.invalid].compactMap { $0 }
    let requests = texts.map { "{\"validate\":\"\($0)\"}\n" }.joined()
    let answers = try Program.output(
      "process", "--profile", "Examples/signup.json", "--field", field.name, input: requests)
    let statuses = answers.split(separator: "\n").map {
      String($0.split(separator: "\"").dropFirst(3).first ?? "")
    }
    let expected = ["valid"] + (field.intermediate == nil ? [] : ["intermediate"]) + ["invalid"]
    #expect(statuses == expected)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Program.package.appending(path: path), encoding: .utf8)
  }
}
