public import TextInputIntercepter

/// The record of a run of a script, command by command.
public struct KeystrokeTranscript: Sendable {
  /// The name of the script's file.
  public let file: String
  /// The way in which the host talked to the intercepter at first.
  public let mode: SimulatedTextField.HostMode
  /// The commands in the order in which they were performed.
  public let steps: [Step]

  /// Performs what is left of a run.
  init(_ run: KeystrokeRun) {
    file = run.script.file
    mode = run.mode
    steps = Array(run)
  }

  /// The failed commands; empty where the script passes.
  public var failures: [KeystrokeProblem] { steps.compactMap { $0.failure } }

  /// Whether all went as the script says.
  public var isSuccess: Bool { steps.allSatisfy { $0.failure == nil } }

  /// The record of one command.
  public struct Step: Sendable {
    /// The command.
    package let command: KeystrokeScript.Command
    /// The state of the field after it.
    public let state: EditingState
    /// The outcome of its edits; `nil` where none was judged.
    ///
    /// If they are several, the worst of rejected, amended, composing and accepted.
    public let outcome: Decision.Outcome?
    /// The reasons why edits were rejected, amended or reported: the first violation of each rule and code.
    public let violations: [Violation]
    /// The last edit of this outcome; `nil` where none was judged.
    package let edit: JudgedEdit?
    /// The failure, if the command did not go as the script says.
    public let failure: KeystrokeProblem?
  }
}
