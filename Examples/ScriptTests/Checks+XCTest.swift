import TextFieldSimulator
import TextInputIntercepter
import XCTest

// The one line that a test needs of XCTest. Copy this file into your test target.

extension XCTestCase {
  /// Runs a script that stands in the test, in both host modes; each problem is a failure at its own
  /// line.
  ///
  /// - Parameter intercepter: What judges the edits; `nil` for the rules that the script sets itself.
  func check(
    on intercepter: Intercepter? = nil,
    @KeystrokeScriptBuilder _ script: () -> KeystrokeScriptLiteral
  ) {
    report(KeystrokeScript.problems(on: intercepter, script))
  }

  /// Runs a script in a file, in both host modes; each problem is a failure at its own line of that
  /// file.
  ///
  /// - Parameters:
  ///   - path: The file, from the folder of the test on.
  ///   - intercepter: What judges the edits; `nil` for the rules that the script sets itself.
  func check(file path: String, on intercepter: Intercepter? = nil, filePath: String = #filePath) {
    let folder = filePath.prefix(through: filePath.lastIndex(of: "/")!)
    report(KeystrokeScript.problems(inFile: folder + path, on: intercepter))
  }

  private func report(_ problems: [KeystrokeProblem]) {
    for problem in problems {
      let place = problem.location
      #if canImport(Darwin)
        let location = XCTSourceCodeLocation(filePath: place.file, lineNumber: place.line)
        record(
          XCTIssue(
            type: .assertionFailure,
            compactDescription: problem.explanation,
            sourceCodeContext: XCTSourceCodeContext(location: location)
          ))
      #else
        recordFailure(
          withDescription: problem.explanation, inFile: place.file, atLine: place.line,
          expected: true)
      #endif
    }
  }
}
