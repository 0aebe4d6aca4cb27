import Foundation
import IntercepterProfiles
@testable import IntercepterRecords
import Testing
import TextInputIntercepter

/// One small table as many programs write it, in the folder `ProgramFiles`.
@Suite struct ProgramFilesTests {
  /// A line of the index.
  struct File: Decodable, CustomTestStringConvertible {
    let file: String
    /// The program with its version.
    let program: String
    /// What wrote the file.
    let written: String
    /// The options of `check` for a CSV file.
    let options: [String]?
    /// What differs from the table, or cannot be read, in order.
    let differences: [String]?
    /// The file in UTF-8 with the same cells, if this file is in another encoding.
    let sameAs: String?
    var testDescription: String { file }

    var format: RecordFormat? {
      guard file.hasSuffix(".csv") else { return .jsonLines }
      let options = options ?? []
      func value(_ name: String) -> String? {
        options.firstIndex(of: "--\(name)").map { options[$0 + 1] }
      }
      let delimiter = value("delimiter") ?? ","
      return CSVFormat(
        delimiter: delimiter == "tab" ? "\t" : Character(delimiter),
        hasHeader: !options.contains("--no-header"),
        quote: value("quote").map { $0 == "none" ? nil : Character($0) } ?? "\"",
        escape: value("escape").map { Character($0) },
        nulls: value("null")?.split(separator: ",").map(String.init) ?? []
      ).map { .csv($0) }
    }
  }

  /// A rule that reports each text as its message.
  private struct Reading: RuleKind {
    var name: String { "reading" }
    mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {}
    var rule: Rule {
      Rule(name) { proposal in
        .reject(proposal.violation(.custom, message: proposal.state.text))
      }
    }
  }

  /// What a file contains.
  private struct Content: Equatable {
    var records: [[String: String]] = []
    var errors: [String] = []
  }

  private static let names = ["id", "name", "amount", "note"]
  static let folder = URL(filePath: #filePath).appending(path: "../../ProgramFiles").standardized

  static let files: [File] = {
    let lines = try? String(contentsOf: folder.appending(path: "index.jsonl"), encoding: .utf8)
    return (lines ?? "").split(separator: "\n").compactMap {
      try? JSONDecoder().decode(File.self, from: Data($0.utf8))
    }
  }()

  /// The files in UTF-8.
  static let texts = files.filter { $0.sameAs == nil }

  private static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appending(path: name)))
  }

  private static func checker(
    _ file: File, rules: [RuleSpecification] = [], fixingNames: [FixSpecification] = [],
    report: RecordReport
  ) throws -> RecordChecker {
    let other = FieldSpecification(rules: rules)
    let name = FieldSpecification(rules: rules, fixes: fixingNames)
    var checker = try RecordChecker(
      Profile(fields: ["id": other, "name": name, "amount": other, "note": other]),
      format: #require(file.format))
    checker.report = report
    return checker
  }

  private static func read(_ bytes: [UInt8], _ file: File) throws -> Content {
    let checker = try checker(file, rules: [RuleSpecification(Reading())], report: .json)
    var content = Content()
    for line in checker.check(bytes).output.split(separator: "\n") {
      let record = try JSONDecoder().decode(Record.self, from: Data(line.utf8))
      if let error = record.error {
        content.errors.append("\(error.line):\(error.column ?? 0): \(error.message)")
      }
      guard let fields = record.fields else { continue }
      content.records.append(fields.mapValues { $0.violations[0].message })
    }
    return content
  }

  private struct Record: Decodable {
    var fields: [String: Field]?
    var error: Fault?
    struct Field: Decodable { var violations: [Violation] }
    struct Violation: Decodable { var message: String }
    struct Fault: Decodable {
      var line: Int
      var column: Int?
      var message: String
    }
  }

  @Test func `the index has every file of the folder`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let tables = names.filter { !["index.jsonl", "table.json"].contains($0) }
    #expect(Self.files.map(\.file) == tables.sorted())
  }

  @Test(arguments: texts) func `every cell is read as the program meant it`(file: File) throws {
    let table = try JSONDecoder().decode(
      [[String: String?]].self, from: Data(Self.bytes("table.json")))
    let content = try Self.read(Self.bytes(file.file), file)
    var differences = content.errors
    for expected in table {
      let id = try #require(expected["id"] ?? nil)
      guard let found = content.records.first(where: { $0["id"] == id }) else {
        differences.append("\(id) is missing")
        continue
      }
      for name in Self.names where found[name] ?? "" != expected[name].flatMap({ $0 }) ?? "" {
        differences.append("\(id) \(name): \(found[name] ?? "")")
      }
    }
    let known = table.compactMap { $0["id"] ?? nil }
    for record in content.records where !known.contains(record["id"] ?? "") {
      differences.append("a record of \(record.values.sorted())")
    }
    #expect(differences == file.differences)
  }

  @Test(arguments: texts) func `a file without a fix comes back byte for byte`(file: File) throws {
    let bytes = try Self.bytes(file.file)
    var checker = try Self.checker(file, report: .fixed)
    for size in [1 << 18, 1, 7] {
      checker.chunkSize = size
      #expect(checker.check(bytes).output == String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: texts) func `a fixed value is read again, and the others as before`(
    file: File
  ) throws {
    let checker = try Self.checker(file, fixingNames: [.trimWhitespace], report: .fixed)
    var expected = try Self.read(Self.bytes(file.file), file)
    for index in expected.records.indices where expected.records[index]["name"] == " spaced " {
      expected.records[index]["name"] = "spaced"
    }
    let fixed = checker.check(try Self.bytes(file.file)).output
    #expect(try Self.read(Array(fixed.utf8), file) == expected)
  }
}
