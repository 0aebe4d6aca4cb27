public import TextInputIntercepter

extension KeystrokeScript {
  /// Reads and runs a script that stands in a test, in both host modes.
  ///
  /// ```swift
  /// for problem in KeystrokeScript.problems(inFile: "signup.keys") { print(problem) }
  /// ```
  ///
  /// - Parameters:
  ///   - intercepter: The rules that judge the edits; `nil` for those that the script sets itself.
  ///   - modes: The host modes, in one run after another.
  ///   - patternLibrary: The engine that patterns of the script's rules may name.
  ///   - literal: The script.
  /// - Returns: The problems that a test should report; empty where the script passes.
  public static func problems(
    on intercepter: Intercepter? = nil,
    modes: [SimulatedTextField.HostMode] = SimulatedTextField.HostMode.allCases,
    patternLibrary: PatternLibrary? = nil,
    @KeystrokeScriptBuilder _ literal: () -> KeystrokeScriptLiteral
  ) -> [KeystrokeProblem] {
    problems(on: intercepter, modes: modes) { () throws(KeystrokeScriptErrors) in
      try KeystrokeScript(patternLibrary: patternLibrary, literal)
    }
  }

  /// Reads and runs a script in a file, in both host modes.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - intercepter: The rules that judge the edits; `nil` for those that the script sets itself.
  ///   - modes: The host modes, in one run after another.
  ///   - patternLibrary: The engine that patterns of the script's rules may name.
  /// - Returns: The problems that a test should report; empty where the script passes.
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
        script.steps(on: intercepter, mode: mode).compactMap { step -> KeystrokeProblem? in
          guard var failure = step.failure else { return nil }
          failure.message = "in \(mode.rawValue) mode, \(failure.message)"
          return failure
        }
      }
    } catch {
      return error.errors
    }
  }
}
