import Foundation
import TestSupport
import Testing
import TextInputIntercepter

/// The program says the same of the same text, whichever of its subcommands is asked.
@Suite struct VerdictTableTests {
  static let profile = "Examples/signup.json"

  /// The rows of each field, by which the program is run once.
  static let fields = Dictionary(grouping: VerdictRow.signup, by: \.field)
    .map { (name: $0.key, rows: $0.value) }.sorted { $0.name < $1.name }

  @Test(arguments: fields) func `check judges lines`(field: (name: String, rows: [VerdictRow]))
    throws
  {
    let rows = field.rows.filter(\.isLine)
    let run = try Program.run(
      ["check", "--profile", Self.profile, "--field", field.name, "--json"],
      input: rows.map { $0.text + "\n" }.joined().utf8)
    let answers = try Answer.read(run.output)
    try #require(answers.count == rows.count)
    for (row, answer) in zip(rows, answers) {
      #expect(answer.validation == row.validation, "\(row)")
    }
  }

  @Test(arguments: ["csv", "jsonl"]) func `check judges records`(format: String) throws {
    let rows = VerdictRow.signup
    let input = format == "csv" ? Self.table(of: rows) : try rows.map { try $0.json }.joined()
    let arguments = ["check", "--profile", Self.profile, "--format", format]
    let answers = try Answer.read(Program.run(arguments + ["--json"], input: input.utf8).output)
    try #require(answers.count == rows.count)
    for (row, answer) in zip(rows, answers) {
      // Fields that there is nothing to say about are not listed.
      let said = answer.fields?[row.field]?.validation ?? Verdict("valid", [])
      let submission = row.submission
      #expect(said == Verdict(submission.status.rawValue, submission.codes), "\(row)")
    }
  }

  @Test func `check mends what a form that is submitted mends`() throws {
    // What is wrong is cut and filtered too, which is no business of a form.
    let rows = VerdictRow.signup.filter { $0.submission.codes.isEmpty }
    let arguments = ["check", "--profile", Self.profile, "--format", "jsonl", "--fix"]
    let run = try Program.run(arguments, input: rows.map { try $0.json }.joined().utf8)
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == rows.count)
    for (row, line) in zip(rows, lines) {
      let record = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
      let text = try #require(record[row.field])
      #expect(text.unicodeScalars.elementsEqual(row.submission.text.unicodeScalars), "\(row)")
    }
  }

  @Test(arguments: fields) func `process answers`(field: (name: String, rows: [VerdictRow])) throws
  {
    let requests = try field.rows.flatMap { row in
      let text = try row.text.json
      let end = row.text.utf16.count
      let previous = #""previous":{"text":"","selection":[0,0]}"#
      return [
        #"{"validate":\#(text)}"#,
        #"{\#(previous),"edit":{"range":[0,0],"replacement":\#(text)}}"#,
        #"{\#(previous),"current":{"text":\#(text),"selection":[\#(end),\#(end)]}}"#,
      ]
    }
    let output = try Program.output(
      "process", "--profile", Self.profile, "--field", field.name,
      input: requests.map { $0 + "\n" }.joined())
    let answers = try Answer.read(output)
    try #require(answers.count == requests.count)
    for (index, row) in field.rows.enumerated() {
      #expect(answers[3 * index].validation == row.validation, "\(row)")
      for answer in answers[(3 * index + 1)...].prefix(2) {
        let text = try #require(answer.state?.text)
        #expect(text.unicodeScalars.elementsEqual(row.pasted.unicodeScalars), "\(row)")
      }
    }
  }

  @Test func `the field without a terminal holds and says`() throws {
    let sessions = VerdictRow.signup.map { row in
      let validity =
        row.status == .valid ? ["ExpectValid"] : row.codes.map { "ExpectInvalid \($0)" }
      return [":field \(row.field)", ":clear", "Paste \(row.quotedText)"]
        + ["SetText \(row.quotedText)"] + validity
    }
    let run = try Program.run(
      ["repl", "--profile", Self.profile, "--json"],
      input: sessions.joined().map { $0 + "\n" }.joined().utf8)
    #expect(run.status == 0 && run.errors.isEmpty)
    var answers = try Answer.read(run.output)[...]
    try #require(answers.count == sessions.joined().count)
    for (row, session) in zip(VerdictRow.signup, sessions) {
      let steps = answers.prefix(session.count)
      answers = answers.dropFirst(session.count)
      let pasted = try #require(steps[steps.startIndex + 2].state?.text)
      #expect(pasted.unicodeScalars.elementsEqual(row.pasted.unicodeScalars), "\(row)")
      #expect(steps.compactMap(\.failure) == [], "\(row)")
    }
  }

  /// Rows as a table that has a column for each field.
  private static func table(of rows: [VerdictRow]) -> String {
    let names = fields.map(\.name)
    let lines = rows.map { row in
      names.map { name in
        "\"\((row.form[name] ?? "").replacing("\"", with: "\"\""))\""
      }
    }
    return ([names] + lines).map { $0.joined(separator: ",") + "\n" }.joined()
  }
}

/// What is said of a text: its status, and the codes of the violations.
private struct Verdict: Equatable {
  let status: String?
  let codes: [String]

  init(_ status: String?, _ codes: [String]) {
    self.status = status
    self.codes = codes
  }
}

/// A line of the program's output: an answer, or what becomes of a command.
private struct Answer: Decodable {
  let validity: String?
  let violations: [Violation]?
  let state: State?
  let failure: String?
  let fields: [String: Answer]?

  struct Violation: Decodable { let code: String }
  struct State: Decodable { let text: String }

  var validation: Verdict { Verdict(validity, (violations ?? []).map(\.code)) }

  static func read(_ output: String) throws -> [Answer] {
    try output.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }
}

extension VerdictRow {
  fileprivate var validation: Verdict { Verdict(status.rawValue, codes) }

  /// The form as a line of JSON.
  fileprivate var json: String {
    get throws { String(decoding: try JSONEncoder().encode(form), as: UTF8.self) + "\n" }
  }
}

extension String {
  fileprivate var json: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}
