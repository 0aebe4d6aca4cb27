import Foundation
import Testing

/// `--today`: the day from which bounds such as “-18 years” count.
@Suite struct TodayTests {
  static let format = "date locale:de latest:\"-18 years\""
  static let profile = #"""
    {"version":1,"fields":{"born":{"rules":[],"format":{"kind":"date","locale":"de","latest":"-18 years"}}}}
    """#
  static let days: [(today: String, isValid: Bool)] = [("2026-11-25", false), ("2026-11-26", true)]

  @Test(arguments: days) func `each command counts from the day`(
    today: String, isValid: Bool
  ) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("profile.json", Data(Self.profile.utf8)).path
    let birthday = "26.11.2008"
    let status: Int32 = isValid ? 0 : 1
    for rules in [["--field-format", Self.format], ["--profile", file, "--field", "born"]] {
      let run = try Program.run(["check", "--today", today] + rules, input: birthday.utf8)
      #expect(run.status == status)
      let answer = try Program.run(
        ["process", "--today", today] + rules, input: #"{"validate":"\#(birthday)"}"#.utf8
      ).output
      #expect(answer.contains(#""validity":"valid""#) == isValid)
      let sentences = try Program.run(["explain", "--today", today] + rules).output
      #expect(sentences.contains(isValid ? "26.11.2008" : "25.11.2008"), "\(sentences)")
      let lines = try Program.run(
        ["repl", "--today", today] + rules + ["--script", "-"],
        input: "Paste \"\(birthday)\"\nExpectValid\n".utf8)
      #expect(lines.status == status, "\(lines)")
    }
    let submitted = try Program.run(
      "process", "--profile", file, "--today", today,
      input: #"{"submit":{"born":"\#(birthday)"}}"#
    ).output
    #expect(submitted.hasPrefix(#"{"validity":"valid""#) == isValid)
    let own = try Program.run(
      "process", "--today", today,
      input: """
        {"validate":"\(birthday)","rules":[],"format":{"kind":"date","locale":"de","latest":"-18 years"}}
        """
    ).output
    #expect(own.contains(#""validity":"valid""#) == isValid)
    for setting in ["Set Format \(Self.format)", "Set Profile \(file) born"] {
      let script = "\(setting)\nPaste \"\(birthday)\"\nExpectValid\n"
      #expect(try Program.run(["replay", "--today", today], input: script.utf8).status == status)
    }
  }

  @Test func `a day is a date`() throws {
    for day in ["2026", "2026-02-30", "2026-11-26T12:30", "today"] {
      let run = try Program.run("process", "--emoji", "forbidden", "--today", day)
      #expect(run.status == 64)
      #expect(run.errors.contains("--today"))
    }
  }
}
