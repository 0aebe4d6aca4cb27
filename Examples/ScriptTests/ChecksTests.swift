import Testing
import TextFieldSimulator
import XCTest

/// The checks themselves: a failing script is reported at its lines.
@Suite struct ChecksTests {
  @Test func `an expectation that is not met is an issue at its line`() {
    let line = #line + 5
    withKnownIssue {
      check {
        """
        Type "a"
        Expect "b|"
        """
      }
    } matching: { issue in
      // One issue in each host mode.
      issue.sourceLocation?.filePath == #filePath && issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue.hasSuffix("expected: \"b|\"\n  actual: \"a|\"") == true
    }
  }

  @Test func `an error of a script is an issue at its line`() {
    let line = #line + 2
    withKnownIssue {
      check { "Tpye" }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue == "unknown verb “Tpye”; did you mean “Type”?"
    }
  }

  @Test(arguments: [
    ("price.keys", "price.keys:3:1", " mode, the state differs"),
    ("prise.keys", "prise.keys:1:1", "/ScriptTests/prise.keys”: no such file"),
  ])
  func `an issue of a file names the file and its line`(
    file: String, place: String, words: String
  ) {
    withKnownIssue {
      check(file: file)
    } matching: { issue in
      issue.sourceLocation.map { "\($0)" } == place
        && issue.sourceLocation?.filePath.hasSuffix("/ScriptTests/\(file)") == true
        && issue.comments.first?.rawValue.contains(words) == true
    }
  }

  @Test func `a failure is one of XCTest at its line`() {
    let test = Recorder()
    test.check {
      """
      Type "a"
      Expect "b|"
      """
    }
    let line = #line - 3
    #expect(test.lines == [line, line])
    #expect(test.descriptions.first?.hasPrefix("in delegate mode, the state differs") == true)
  }
}

/// Records the reported issues.
private final class Recorder: XCTestCase {
  var lines: [Int] = []
  var descriptions: [String] = []

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      lines.append(issue.sourceCodeContext.location?.lineNumber ?? 0)
      descriptions.append(issue.compactDescription)
    }
  #else
    convenience init() { self.init(name: "recorder") { _ in } }

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      lines.append(lineNumber)
      descriptions.append(description)
    }
  #endif
}
