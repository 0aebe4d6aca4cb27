import Foundation
import Testing

/// The security notes name tests that exist.
@Suite struct SecurityNotesTests {
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every test that the notes name is there`() throws {
    let notes = try String(
      contentsOf: Self.package.appending(path: "Docs/Security.md"), encoding: .utf8)
    let files = try Self.testFiles()
    let suites = notes.matches(of: /`(\w+Tests)`(?:: “([^”]+)”)?/)
    #expect(suites.count > 30)
    for match in suites {
      let (name, test) = (match.1, match.2)
      let file = files.first { $0.contains("struct \(name) ") }
      #expect(file != nil, "\(name)")
      if let file, let test { #expect(file.contains("func `\(test)`"), "\(name): \(test)") }
    }
  }

  /// The source texts of all tests.
  private static func testFiles() throws -> [String] {
    let folder = package.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var texts: [String] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      texts.append(try String(contentsOf: file, encoding: .utf8))
    }
    return texts
  }
}
