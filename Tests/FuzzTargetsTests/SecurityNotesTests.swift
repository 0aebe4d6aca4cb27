import Foundation
import Testing

/// The security notes name tests that exist.
@Suite struct SecurityNotesTests {
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every test that the notes name is there`() throws {
    let notes = try String(
      contentsOf: Self.package.appending(path: "Docs/Security.md"), encoding: .utf8)
    let tests = try Self.tests()
    let suites = notes.matches(of: /`(\w+Tests)`/).map { "struct \($0.1) " }
    let functions = notes.matches(of: /Tests`: “([^”]+)”/).map { "func `\($0.1)`" }
    #expect(suites.count > 20 && functions.count > 8)
    for name in suites + functions { #expect(tests.contains(name), "\(name)") }
  }

  /// The source text of all tests.
  private static func tests() throws -> String {
    let folder = package.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var text = ""
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      text += try String(contentsOf: file, encoding: .utf8)
    }
    return text
  }
}
