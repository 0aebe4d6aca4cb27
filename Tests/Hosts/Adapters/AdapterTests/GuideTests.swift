import Foundation
import Testing

/// The guide's code is code that is compiled here.
@Suite struct GuideTests {
  @Test func `every piece of Swift code in the guides is compiled`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.appending(path: "../../../..").standardized
    let guides = try ["Adapters", "SwiftUI"].map {
      try text(root.appending(path: "Docs/Guides/\($0).md"))
    }
    let source = withoutLayout(
      try ["GuideSnippets.swift", "OriginalExamples.swift", "SignUpView.swift"]
        .map { try text(tests.appending(path: $0)) }.joined())
    let snippets = guides.joined(separator: "\n").components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
    #expect(snippets.count >= 12)
    for snippet in snippets { #expect(source.contains(withoutLayout(snippet)), "\(snippet)") }
    for guide in guides {
      #expect(guide.split(separator: "\n", omittingEmptySubsequences: false).count <= 200)
    }
  }

  @Test func `the sign-up form of the guide has at most 40 lines`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try text(tests.appending(path: "SignUpView.swift"))
    let form = try #require(source.firstRange(of: "let signup"))
    #expect(source[form.lowerBound...].split(separator: "\n").count <= 40)
  }

  private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  private func withoutLayout(_ code: String) -> String {
    code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
