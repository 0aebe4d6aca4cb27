import Testing
import TextFieldSimulator
import TextInputIntercepter

// The one line that a test needs of Swift Testing. Copy this file into your test target.

/// Runs a script that stands in the test, in both host modes; each problem is an issue at its own line.
///
/// - Parameter intercepter: What judges the edits; `nil` for the rules that the script sets itself.
func check(
  on intercepter: Intercepter? = nil,
  fileID: String = #fileID,
  @KeystrokeScriptBuilder _ script: () -> KeystrokeScriptLiteral
) {
  report(KeystrokeScript.problems(on: intercepter, script), fileID)
}

/// Runs a script in a file, in both host modes; each problem is an issue at its own line of that file.
///
/// - Parameters:
///   - path: The file, from the folder of the test on.
///   - intercepter: What judges the edits; `nil` for the rules that the script sets itself.
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
    // Swift Testing shows the last part of the file's identifier: it must be that of the script.
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
