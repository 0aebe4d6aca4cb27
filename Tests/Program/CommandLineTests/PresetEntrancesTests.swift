import Foundation
import IntercepterProfiles
import TestSupport
import Testing
import TextInputIntercepter

/// A preset is the same field through Swift, a profile, a request, the options and a script.
@Suite struct PresetEntrancesTests {
  @Test(arguments: Preset.all) func `a profile in Swift`(preset: Preset) throws {
    let profile = try Profile(json: Self.profile(of: [preset]))
    let intercepter = try #require(try profile.intercepter(for: "0"))
    for (name, steps) in preset.sequences {
      let expected = PresetRecord.run(steps, on: preset.intercepter, asks: true).map(\.result)
      for asks in [true, false] {
        let found = PresetRecord.run(steps, on: intercepter, asks: asks).map(\.result)
        #expect(found == expected, "\(preset.script), \(name), asks: \(asks)")
      }
    }
  }

  @Test func `requests that bring the format`() throws {
    try check(["process"]) { #""rules":[],"format":\#(Preset.all[$0].json)"# }
  }

  @Test func `fields of a profile for process`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("presets.json", Data(Self.profile(of: Preset.all).utf8))
    // A field of a form normalizes what it judges.
    try check(["process", "--profile", file.path], isForm: true) { #""field":"\#($0)""# }
  }

  @Test(arguments: Preset.all.indices) func `options of process`(index: Int) throws {
    try check(["process", "--field-format", Preset.all[index].script], of: [index]) { _ in
      #""id":0"#
    }
  }

  @Test func `scripts, in both modes`() throws {
    let folder = try TemporaryFolder()
    let files = try Preset.all.enumerated().map { index, preset in
      let lines = preset.runs.flatMap { name, records in
        ["SetText \"\"  # \(name.debugDescription)"] + records.flatMap(Self.lines)
      }
      let script = (["Set Format \(preset.script)"] + lines).map { $0 + "\n" }.joined()
      return try folder.file("\(index).keys", Data(script.utf8)).path
    }
    let run = try Program.run(["replay", "--quiet", "--mode", "both"] + files)
    #expect(run.status == 0, "\(run)")
  }

  @Test(arguments: Preset.all) func `options of the field without a terminal`(
    preset: Preset
  ) throws {
    let runs = preset.runs
    let lines = runs.flatMap { _, records in
      ["SetText \"\""] + records.flatMap { [$0.step.command, "Submit"] }
    }
    let run = try Program.run(
      ["repl", "--json", "--field-format", preset.script],
      input: lines.map { $0 + "\n" }.joined().utf8)
    var answers = try PresetAnswer.read(run.output)[...]
    try #require(answers.count == lines.count, "\(run)")
    for (name, records) in runs {
      answers = answers.dropFirst()
      for (place, record) in records.enumerated() {
        let answer = try #require(answers.dropFirst().first?.results?.first)
        let state = try #require(answers.first?.state)
        answers = answers.dropFirst(2)
        #expect(state.state == record.state, "\(preset.script), \(name), step \(place)")
        // An empty text is a matter of `required` alone.
        if record.unformattedText.isEmpty { continue }
        #expect(
          answer.result(state.state) == record.result, "\(preset.script), \(name), step \(place)")
      }
    }
  }

  /// A profile with a field for each preset, which its place is the name of.
  private static func profile(of presets: [Preset]) -> String {
    let fields = presets.enumerated().map { index, preset in
      #""\#(index)":{"rules":[],"format":\#(preset.json)}"#
    }
    return #"{"version":1,"fields":{\#(fields.joined(separator: ","))}}"#
  }

  /// A step of a script, and what is expected of it.
  private static func lines(_ record: PresetRecord) -> [String] {
    let codes = Set(record.validity.violations.map(\.code.rawValue)).sorted()
    return [
      record.step.command, "Expect `\(record.state)`",
      "ExpectLength \(record.unformattedText.utf16.count) utf16",
    ]
      + (record.validity.isValid ? ["ExpectValid"] : codes.map { "ExpectInvalid \($0)" })
  }

  /// Asks `process` about each step of the presets, in one mode and the other by turns, and for the unformatted text and the verdict.
  private func check(
    _ arguments: [String], of indices: [Int] = Array(Preset.all.indices), isForm: Bool = false,
    _ members: (Int) -> String
  ) throws {
    let records = indices.flatMap { index in
      Preset.all[index].runs.flatMap { name, records in
        records.map { (name: "\(Preset.all[index].script), \(name)", index: index, record: $0) }
      }
    }
    let requests = try records.enumerated().map { place, row in
      try row.record.requests(asks: place.isMultiple(of: 2), members(row.index))
    }
    let run = try Program.run(
      arguments, input: requests.joined().map { $0 + "\n" }.joined().utf8)
    var answers = try PresetAnswer.read(run.output)[...]
    try #require(answers.count == requests.joined().count, "\(run)")
    for ((name, index, record), requests) in zip(records, requests) {
      let all = Array(answers.prefix(requests.count))
      answers = answers.dropFirst(requests.count)
      for answer in all.dropLast() {
        #expect(answer.state?.state == record.state, "\(name), \(record.step)")
      }
      if record.unformattedText.isEmpty { continue }
      let expected = isForm ? record.result(in: Preset.all[index].intercepter) : record.result
      #expect(all.last?.result(record.state) == expected, "\(name), \(record.step)")
    }
  }
}
