import Foundation
import Testing

/// A rule is one source file, with tests and a guide of the same name.
@Suite struct RuleFilesTests {
  /// The files that declare rules for everybody.
  static let rules = [
    "IntercepterCore", "IntercepterPatterns", "IntercepterLocales", "IntercepterICU",
  ].flatMap { module in
    Repository.swiftFiles(under: "\(Repository.folder(of: module))/Rules").filter { file in
      (try? Repository.text(file))?.contains(/\n  public static (?:func|var|let) [^{]*-> Rule \{/)
        == true
    }
  }

  @Test func `rules are found`() { #expect(Self.rules.count >= 11) }

  @Test(arguments: rules) func `a rule has tests and a guide of its name`(file: String) throws {
    let stem = try #require(file.split(separator: "/").last).dropLast(".swift".count)
    let folders = file.split(separator: "/")
    let tests = try Repository.text(
      "Tests/\(folders[1])/\(folders[2])Tests/Rules/\(stem)Tests.swift")
    #expect(tests.contains("struct \(stem)Tests "))
    // libicu's patterns are explained beside our own.
    let guide = stem == "MatchesICU" ? "Matches" : stem
    #expect(try !Repository.text("Docs/Guides/\(guide).md").isEmpty)
  }
}
