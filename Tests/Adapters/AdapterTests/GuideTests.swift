import Foundation
import Testing

/// The guide's code is code that is compiled here.
@Suite struct GuideTests {
  @Test func `every piece of Swift code in the guide is compiled`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.appending(path: "../../..").standardized
    let guide = try text(root.appending(path: "Docs/Guides/Adapters.md"))
    let source = withoutLayout(try text(tests.appending(path: "GuideSnippets.swift")))
    let snippets = guide.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
    #expect(snippets.count >= 6)
    for snippet in snippets { #expect(source.contains(withoutLayout(snippet)), "\(snippet)") }
    #expect(guide.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  private func withoutLayout(_ code: String) -> String {
    code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
