public import TextInputIntercepter

extension KeystrokeScript {
  /// Creates a script from a literal in a test and runs it in each host mode.
  ///
  /// ```swift
  /// for problem in KeystrokeScript.problems(inFile: "signup.keys") { print(problem) }
  /// ```
  ///
  /// - Parameters:
  ///   - intercepter: The rules that judge the edits, or `nil` to use those that the script sets.
  ///   - modes: The host modes, with one run for each.
  ///   - patternLibrary: The additional pattern engine for the script's rules.
  ///   - literal: The script.
  /// - Returns: The problems that a test should report. The array is empty if the script passes.
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

  /// Reads a script from a file and runs it in each host mode.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - intercepter: The rules that judge the edits, or `nil` to use those that the script sets.
  ///   - modes: The host modes, with one run for each.
  ///   - patternLibrary: The additional pattern engine for the script's rules.
  /// - Returns: The problems that a test should report. The array is empty if the script passes.
  public static func problems(
    inFile path: String, on intercepter: Intercepter? = nil,
    modes: [SimulatedTextField.HostMode] = SimulatedTextField.HostMode.allCases,
    patternLibrary: PatternLibrary? = nil
  ) -> [KeystrokeProblem] {
    problems(on: intercepter, modes: modes) { () throws(KeystrokeScriptErrors) in
      try KeystrokeScript(contentsOf: path, patternLibrary: patternLibrary)
    }
  }

  private static func problems(
    on intercepter: Intercepter?, modes: [SimulatedTextField.HostMode],
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
