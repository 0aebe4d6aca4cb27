import IntercepterForms
import IntercepterProfiles
@testable import IntercepterRecords
import TestSupport
import Testing
import TextInputIntercepter

/// What holds for any file.
@Suite struct LawsTests {
  /// A format with bytes that look like it.
  private static func draw(_ generator: inout SeededGenerator) -> (RecordFormat, [UInt8]) {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: (.csv, generator.table())
    case 1: (.jsonLines, generator.objects())
    default: (.lines(field: "nickname"), generator.table())
    }
  }

  @Test func `without rules, fixing changes no byte`() {
    #expect(
      firstBreach(cases: 500) { generator in
        let (format, bytes) = Self.draw(&generator)
        let empty = FieldSpecification(rules: [])
        guard
          var checker = try? RecordChecker(
            Profile(fields: ["nickname": empty, "amount": empty]), format: format)
        else { return "no checker" }
        checker.report = .fixed
        checker.chunkSize = generator.pick([1, 7, 64, 4096])
        let output = Collector()
        _ = checker.check(.bytes(bytes), to: output.sink)
        return output.bytes == bytes
          ? nil : "\(String(decoding: bytes, as: UTF8.self).debug) became \(output.text.debug)"
      } == nil)
  }

  @Test func `neither threads nor the size of chunks change a byte`() {
    #expect(
      firstBreach(cases: 250) { generator in
        let (format, bytes) = Self.draw(&generator)
        let report = generator.pick(RecordReport.allCases)
        guard var checker = try? RecordChecker.signup(format, report: report) else {
          return "no checker"
        }
        checker.jobs = 1
        let expected = checker.check(bytes)
        checker.jobs = generator.pick([1, 2, 4])
        checker.chunkSize = generator.pick([1, 2, 5, 16, 100])
        let checked = checker.check(bytes)
        if checked.output == expected.output, checked.notes == expected.notes,
          checked.outcome.tally == expected.outcome.tally,
          checked.outcome.lastLine == expected.outcome.lastLine
        {
          return nil
        }
        return """
          \(String(decoding: bytes, as: UTF8.self).debug) with \(checker.jobs) threads and chunks of \
          \(checker.chunkSize): \(checked) instead of \(expected)
          """
      } == nil)
  }

  @Test func `stopped anywhere and taken up again, the output is the same`() {
    #expect(
      firstBreach(cases: 250) { generator in
        let (format, bytes) = Self.draw(&generator)
        let report = generator.pick([RecordReport.messages, .json, .fixed])
        guard var checker = try? RecordChecker.signup(format, report: report) else {
          return "no checker"
        }
        let expected = checker.check(bytes)
        checker.chunkSize = generator.pick([1, 8, 40])
        checker.jobs = generator.pick([1, 3])
        let output = Collector()
        let limit = Int.random(in: 0...bytes.count, using: &generator)
        let first = checker.check(.bytes(bytes), to: output.sink) { $0 < limit }
        checker.firstLine = first.lastLine + 1
        let second = checker.check(.bytes(bytes), to: output.sink)
        var tally = first.tally
        tally.add(second.tally)
        if output.text == expected.output, tally == expected.outcome.tally { return nil }
        return """
          \(String(decoding: bytes, as: UTF8.self).debug) stopped after line \(first.lastLine): \
          \(output.text) instead of \(expected.output)
          """
      } == nil)
  }

  @Test func `what is fixed is fixed once and for all`() {
    #expect(
      firstBreach(cases: 250) { generator in
        let (format, bytes) = Self.draw(&generator)
        guard let checker = try? RecordChecker.signup(format, report: .fixed) else {
          return "no checker"
        }
        let output = Collector()
        _ = checker.check(.bytes(bytes), to: output.sink)
        let again = checker.check(output.bytes)
        if again.output == output.text, again.outcome.tally.changed == 0 { return nil }
        return """
          \(String(decoding: bytes, as: UTF8.self).debug) became \(output.text.debug), then \
          \(again.output.debug)
          """
      } == nil)
  }

  @Test func `a form says the same of each record`() throws {
    let names = ["张三", "a😀", "张三李四王", "", "abcdefgh", "abcdefghi", "é"]
    let amounts = ["1.5", "12.", "x", "", "0.123"]
    for required in [false, true] {
      let checker = try RecordChecker.signup(.csv, report: .json, required: required)
      let form = checker.validator
      let rows = names.flatMap { name in amounts.map { (name, $0) } }
      let table = "nickname,amount\n" + rows.map { "\"\($0)\",\($1)\n" }.joined()
      let lines = checker.check(table).output.split(separator: "\n")
      #expect(lines.count == rows.count)
      for (line, row) in zip(lines, rows) {
        let submission = form.submit(["nickname": .text(row.0), "amount": .text(row.1)])
        let worst = submission.results.map(\.status).max() ?? .valid
        #expect(line.contains("\"validity\":\"\(worst.rawValue)\",\"fields\""), "\(row): \(line)")
      }
    }
  }
}
