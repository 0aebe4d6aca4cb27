import Foundation
import TestSupport
import Testing
import TextInputIntercepter

/// The program says the same of the same text, whichever of its subcommands is asked.
@Suite struct VerdictTableTests {
  /// The rows about each field alone, by which the program is run once.
  static let fields = VerdictRow.profiles.flatMap { profile, rows in
    Dictionary(grouping: rows.filter(\.isAboutOneField), by: \.field)
      .map { Field(profile: "Examples/\(profile).json", name: $0.key, rows: $0.value) }
      .sorted { $0.name < $1.name }
  }

  struct Field: Sendable, CustomTestStringConvertible {
    let profile: String
    let name: String
    let rows: [VerdictRow]
    var testDescription: String { "\(profile) \(name)" }
  }

  @Test(arguments: fields) func `check judges lines`(field: Field) throws {
    let rows = field.rows.filter(\.isLine)
    let run = try Program.run(
      ["check", "--profile", field.profile, "--field", field.name, "--json"],
      input: rows.map { $0.text + "\n" }.joined().utf8)
    let answers = try Answer.read(run.output)
    try #require(answers.count == rows.count)
    for (row, answer) in zip(rows, answers) {
      #expect(answer.verdict == row.verdict, "\(row)")
    }
  }

  @Test(arguments: VerdictRow.profiles.map(\.name), ["csv", "jsonl"])
  func `check judges records`(profile: String, format: String) throws {
    let rows = VerdictRow.all.filter { $0.profile == profile }
    let input = format == "csv" ? Self.table(of: rows) : try rows.map { try $0.json }.joined()
    let arguments = ["check", "--profile", "Examples/\(profile).json", "--format", format]
    let answers = try Answer.read(Program.run(arguments + ["--json"], input: input.utf8).output)
    try #require(answers.count == rows.count)
    for (row, answer) in zip(rows, answers) {
      // Fields that there is nothing to say about are not listed.
      let said = answer.fields?[row.field]?.verdict ?? Verdict("valid", [])
      #expect(said == row.verdict, "\(row)")
    }
  }

  @Test(arguments: VerdictRow.profiles.map(\.name))
  func `check mends what a form that is submitted mends`(profile: String) throws {
    // What is wrong is cut and filtered too, which is no business of a form.
    let rows = VerdictRow.all.filter {
      $0.profile == profile && $0.submission.status == .valid && $0.submission.codes.isEmpty
    }
    let arguments = [
      "check", "--profile", "Examples/\(profile).json", "--format", "jsonl", "--fix",
    ]
    let run = try Program.run(arguments, input: rows.map { try $0.json }.joined().utf8)
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == rows.count)
    for (row, line) in zip(rows, lines) {
      let record = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
      let text = try #require(record[row.field])
      #expect(text.unicodeScalars.elementsEqual(row.submission.text.unicodeScalars), "\(row)")
    }
  }

  @Test(arguments: fields) func `process answers`(field: Field) throws {
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
      "process", "--profile", field.profile, "--field", field.name,
      input: requests.map { $0 + "\n" }.joined())
    let answers = try Answer.read(output)
    try #require(answers.count == requests.count)
    for (index, row) in field.rows.enumerated() {
      let answer = answers[3 * index]
      #expect(answer.verdict == row.verdict, "\(row)")
      #expect(
        (answer.text ?? row.text).unicodeScalars.elementsEqual(row.submission.text.unicodeScalars))
      for answer in answers[(3 * index + 1)...].prefix(2) {
        let text = try #require(answer.state?.text)
        #expect(text.unicodeScalars.elementsEqual(row.pasted.unicodeScalars), "\(row)")
      }
    }
  }

  @Test(arguments: VerdictRow.profiles.map(\.name))
  func `process answers for whole forms`(profile: String) throws {
    let rows = VerdictRow.all.filter { $0.profile == profile }
    let output = try Program.output(
      "process", "--profile", "Examples/\(profile).json",
      input: rows.map { #"{"submit":\#(try $0.form.json)}"# + "\n" }.joined())
    let answers = try Answer.read(output)
    try #require(answers.count == rows.count)
    for (row, answer) in zip(rows, answers) {
      let result = try #require(answer.results?.first { $0.name == row.field })
      #expect(result.verdict == row.verdict, "\(row)")
      // A secret text is left out.
      guard let text = result.text else {
        #expect(row.field == "password" || row.field == "confirmation")
        continue
      }
      #expect(text.unicodeScalars.elementsEqual(row.submission.text.unicodeScalars), "\(row)")
    }
  }

  @Test(arguments: VerdictRow.profiles.map(\.name))
  func `the form without a terminal holds and says`(profile: String) throws {
    let rows = VerdictRow.all.filter { $0.profile == profile }
    let names = Set(rows.map(\.field)).sorted()
    var texts: [String: String] = [:]
    let sessions = rows.map { row in
      // What the rows before have left is set anew only where it differs.
      let changed = names.filter { texts[$0] != row.others[$0] ?? "" }
      for name in names { texts[name] = name == row.field ? nil : row.others[name] ?? "" }
      return changed.flatMap { name in
        [":field \(name)", "SetText \(VerdictRow.quoted(row.others[name] ?? ""))"]
      }
        + [":field \(row.field)", ":clear", "Paste \(row.quotedText)"]
        + ["SetText \(row.quotedText)"] + row.expectations
        + ["Submit"] + row.expectations
    }
    let run = try Program.run(
      ["repl", "--profile", "Examples/\(profile).json", "--json"],
      input: sessions.joined().map { $0 + "\n" }.joined().utf8)
    #expect(run.status == 0 && run.errors.isEmpty)
    var answers = try Answer.read(run.output)[...]
    try #require(answers.count == sessions.joined().count)
    for (row, session) in zip(rows, sessions) {
      let steps = answers.prefix(session.count)
      answers = answers.dropFirst(session.count)
      let paste = try #require(session.firstIndex { $0.hasPrefix("Paste ") })
      let pasted = try #require(steps[steps.startIndex + paste].state?.text)
      #expect(pasted.unicodeScalars.elementsEqual(row.pasted.unicodeScalars), "\(row)")
      let submitted = try #require(steps.last?.state?.text)
      #expect(submitted.unicodeScalars.elementsEqual(row.submission.text.unicodeScalars), "\(row)")
      #expect(steps.compactMap(\.failure) == [], "\(row)")
    }
  }

  /// Rows as a table that has a column for each field.
  private static func table(of rows: [VerdictRow]) -> String {
    let names = Set(rows.map(\.field)).sorted()
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
  let name: String?
  let text: String?
  let results: [Answer]?
  let fields: [String: Answer]?

  struct Violation: Decodable { let code: String }
  struct State: Decodable { let text: String }

  var verdict: Verdict { Verdict(validity, (violations ?? []).map(\.code)) }

  static func read(_ output: String) throws -> [Answer] {
    try output.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }
}

extension VerdictRow {
  fileprivate var verdict: Verdict { Verdict(submission.status.rawValue, submission.codes) }

  /// The form as a line of JSON.
  fileprivate var json: String {
    get throws { String(decoding: try JSONEncoder().encode(form), as: UTF8.self) + "\n" }
  }
}

extension Encodable {
  fileprivate var json: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}
