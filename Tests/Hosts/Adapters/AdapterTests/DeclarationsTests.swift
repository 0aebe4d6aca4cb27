import Foundation
import Testing

/// The stubs declare what the frameworks declare: a table says so for each declaration, with Apple's page.
@Suite struct DeclarationsTests {
  private struct Row {
    let declaration: String
    let platforms: String
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = tests.deletingLastPathComponent()

  private static let table: [[String]] = lines(of: root.appending(path: "Declarations.md"))
    .filter { $0.hasPrefix("| `") }
    .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }

  private static let rows: [String: [Row]] = Dictionary(
    table.map { cells in
      let declaration = cells[1].dropFirst().prefix { $0 != "`" }
      return (
        cells[0].trimmingCharacters(in: ["`"]) + " "
          + (cells[4].hasPrefix("appkit") ? "macOS" : ""),
        [Row(declaration: String(declaration), platforms: cells[2])]
      )
    }, uniquingKeysWith: +)

  /// What only the stubs have: names of types, and of members.
  private static let own: Set<String> = {
    let text = lines(of: root.appending(path: "Declarations.md")).joined(separator: "\n")
    let part = text.components(separatedBy: "## The stubs’ own")[1]
    return Set(part.matches(of: #/`([^`]+)`/#).map { String($0.1) })
  }()

  private static func lines(of file: URL) -> [String] {
    ((try? String(contentsOf: file, encoding: .utf8)) ?? "").components(separatedBy: "\n")
  }

  @Test(arguments: ["UIKit", "AppKit", "SwiftUI", "FoundationStub"])
  func `every declaration of a stub has a row with Apple's declaration`(module: String) throws {
    let folder = Self.root.appending(path: "Stubs/\(module)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var count = 0
    for file in files where file.pathExtension == "swift" {
      for stub in StubDeclaration.all(in: Self.lines(of: file).joined(separator: "\n")) {
        let type = String(stub.name.prefix { $0 != "." })
        if Self.own.contains(type) || Self.own.contains(stub.name) { continue }
        count += 1
        let rows = Self.rows[stub.name + " " + (module == "AppKit" ? "macOS" : "")] ?? []
        let row = rows.first { $0.declaration == stub.declaration }
        #expect(row != nil, "\(file.lastPathComponent): `\(stub.name)` | `\(stub.declaration)`")
        if module == "UIKit", let row {
          let absent = ["iOS", "tvOS", "visionOS"].filter { !row.platforms.contains($0) }
          #expect(stub.excluded.filter { $0 != "watchOS" } == absent, "\(stub.name)")
        }
      }
    }
    #expect(count > 40)
  }

  @Test func `every row says where Apple declares it, and how it was looked up there`() {
    #expect(Self.table.count > 300)
    for cells in Self.table {
      #expect(cells.count == 5, "\(cells)")
      #expect(["page", "names", "import"].contains(cells[3]), "\(cells)")
      #expect(cells[4].contains("/") && cells[4] == cells[4].lowercased(), "\(cells)")
    }
  }

  @Test func `the guide states how many rows are unverified`() {
    let guide = Self.root.appending(path: "../../../Docs/Guides/Devices.md")
    let count = Self.table.count { $0[3] == "names" }
    let sentence = "\(count) of the \(Self.table.count) rows were compared by name alone"
    #expect(Self.lines(of: guide).joined(separator: " ").contains(sentence))
  }
}
