import TextFieldSimulator
import TextInputIntercepter
import XCTest

// The only functions that a test needs with XCTest. Copy this file into your test target.

extension XCTestCase {
  /// Runs a script in the test's source in both host modes, and records each problem as a failure
  /// at its line.
  ///
  /// - Parameter intercepter: The rules, or `nil` for the rules that the script sets.
  func check(
    on intercepter: Intercepter? = nil,
    @KeystrokeScriptBuilder _ script: () -> KeystrokeScriptLiteral
  ) {
    report(KeystrokeScript.problems(on: intercepter, script))
  }

  /// Runs a script file in both host modes, and records each problem as a failure at its line in
  /// that file.
  ///
  /// - Parameters:
  ///   - path: The file, relative to the folder of the test.
  ///   - intercepter: The rules, or `nil` for the rules that the script sets.
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
