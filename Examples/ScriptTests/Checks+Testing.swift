import Testing
import TextFieldSimulator
import TextInputIntercepter

// The only function that a test needs with Swift Testing. Copy this file into your test target.

/// Runs a script in the test's source in both host modes, and records each problem as an issue at
/// its line.
///
/// - Parameter intercepter: The rules, or `nil` for the rules that the script sets.
func check(
  on intercepter: Intercepter? = nil,
  fileID: String = #fileID,
  @KeystrokeScriptBuilder _ script: () -> KeystrokeScriptLiteral
) {
  report(KeystrokeScript.problems(on: intercepter, script), fileID)
}

/// Runs a script file in both host modes, and records each problem as an issue at its line in that
/// file.
///
/// - Parameters:
///   - path: The file, relative to the folder of the test.
///   - intercepter: The rules, or `nil` for the rules that the script sets.
func check(
  file path: String,
  on intercepter: Intercepter? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath
) {
  let folder = filePath.prefix(through: filePath.lastIndex(of: "/")!)
  report(KeystrokeScript.problems(inFile: folder + path, on: intercepter), fileID)
}

private func report(_ problems: [KeystrokeProblem], _ fileID: String) {
  let module = fileID.prefix { $0 != "/" }
  for problem in problems {
    // Swift Testing shows the last part of the file's identifier, which must be that of the script.
    let file = problem.location.file
    let name = file.split(separator: "/").last ?? "script"
    let location = SourceLocation(
      fileID: "\(module)/\(name)",
      filePath: file,
      line: problem.location.line,
      column: problem.location.column
    )
    Issue.record("\(problem.explanation)", sourceLocation: location)
  }
}
