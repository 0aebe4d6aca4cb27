import Foundation
import Testing

/// The tables of the guide `Reading` say what the engine does.
@Suite struct ReadingGuideTests {
  /// A row of a table, and the field before it.
  struct Row: Sendable, CustomStringConvertible {
    let field: String
    let text: String
    let value: String
    let typed: String

    var description: String { "\(text) in \(field)" }
  }

  static let rows: [Row] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../../../Docs/Guides/Reading.md")
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    var rows: [Row] = []
    var field = ""
    for line in lines {
      if let match = line.wholeMatch(
        of: /\{ "version": 1, "fields": \{ "\w+": (.*) \} \}/)
      {
        field = String(match.1)
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| `"), cells.count > 2 else { continue }
      rows.append(Row(field: field, text: cells[0].inCode ?? "", value: cells[1], typed: cells[2]))
    }
    return rows
  }()

  @Test func `the guide has tables`() { #expect(Self.rows.count > 15) }

  @Test(arguments: rows) func `a row is true`(row: Row) throws {
    let field = try EntranceField(row.field)
    let value = row.value.inCode
    for entrance in Entrance.all {
      let isRefused =
        row.value.hasSuffix("if seen") && ![.paste, .autofill, .script].contains(entrance)
      #expect(
        try entrance.value(of: row.text, in: field) == (isRefused ? nil : value), "\(entrance)")
    }
    let typed = try Entrance.typing.value(of: row.text, in: field)
    #expect(typed == (row.typed == "the same" ? value : row.typed.inCode))
  }
}

extension String {
  /// The first text in backticks.
  fileprivate var inCode: String? {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }
}
