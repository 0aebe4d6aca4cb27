public import TextInputIntercepter

/// What a test reports of a script, and where: an error of the script, or a failure of a run.
///
/// ```swift
/// for problem in KeystrokeScript.problems(inFile: "signup.keys") { print(problem) }
/// ```
public struct KeystrokeProblem: Hashable, Sendable {
  /// Where it is: a line of the script, in the script's file or in the test that holds it.
  public let location: KeystrokeScript.Location
  /// What it is; for an expectation that is not met, with expected above actual.
  public let explanation: String
}

extension KeystrokeProblem: CustomStringConvertible {
  /// `file:line:column: explanation`.
  public var description: String { "\(location): \(explanation)" }
}

extension KeystrokeScript {
  /// Reads and runs a script that stands in a test, in both host modes.
  ///
  /// - Parameters:
  ///   - intercepter: What judges the edits; `nil` for the rules that the script sets itself.
  ///   - modes: How the host talks to the intercepter, in one run after another.
  ///   - patternLibrary: What rules of the script may name as the engine of their patterns.
  ///   - literal: The script.
  /// - Returns: What a test should report; empty where the script passes.
  public static func problems(
    on intercepter: Intercepter? = nil,
    modes: [SimulatedTextField.HostMode] = SimulatedTextField.HostMode.allCases,
    patternLibrary: PatternLibrary? = nil,
    @KeystrokeScriptBuilder _ literal: () -> KeystrokeScriptLiteral
  ) -> [KeystrokeProblem] {
    problems(on: intercepter, modes: modes) { () throws(KeystrokeScriptErrors) in
      try KeystrokeScript(literal(), patternLibrary: patternLibrary)
    }
  }

  /// Reads and runs a script in a file, in both host modes.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - intercepter: What judges the edits; `nil` for the rules that the script sets itself.
  ///   - modes: How the host talks to the intercepter, in one run after another.
  ///   - patternLibrary: What rules of the script may name as the engine of their patterns.
  /// - Returns: What a test should report; empty where the script passes.
  public static func problems(
    inFile path: String,
    on intercepter: Intercepter? = nil,
    modes: [SimulatedTextField.HostMode] = SimulatedTextField.HostMode.allCases,
    patternLibrary: PatternLibrary? = nil
  ) -> [KeystrokeProblem] {
    problems(on: intercepter, modes: modes) { () throws(KeystrokeScriptErrors) in
      try KeystrokeScript(contentsOf: path, patternLibrary: patternLibrary)
    }
  }

  private static func problems(
    on intercepter: Intercepter?,
    modes: [SimulatedTextField.HostMode],
    _ read: () throws(KeystrokeScriptErrors) -> KeystrokeScript
  ) -> [KeystrokeProblem] {
    do {
      let script = try read()
      return modes.flatMap { mode in
        script.steps(on: intercepter, mode: mode).compactMap { step in
          step.failure.map {
            KeystrokeProblem(
              location: $0.location, explanation: "in \(mode.rawValue) mode, \($0.explanation)")
          }
        }
      }
    } catch {
      return error.errors.map {
        KeystrokeProblem(location: $0.location, explanation: $0.message)
      }
    }
  }
}
