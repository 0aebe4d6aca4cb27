public import TextInputIntercepter

/// The record of a run of a script, command by command.
public struct KeystrokeTranscript: Sendable {
  /// The name of the script's file.
  public let file: String
  /// The initial host mode.
  public let mode: SimulatedTextField.HostMode
  /// The commands in the order in which they were performed.
  public let steps: [Step]

  init(_ run: KeystrokeRun) {
    file = run.script.file
    mode = run.mode
    steps = Array(run)
  }

  /// The failures of commands.
  ///
  /// The array is empty if the script passes.
  public var failures: [KeystrokeProblem] { steps.compactMap { $0.failure } }

  /// A Boolean value that indicates whether no command failed.
  public var isSuccess: Bool { steps.allSatisfy { $0.failure == nil } }

  /// The record of one command.
  public struct Step: Sendable {
    package let command: KeystrokeScript.Command
    /// The state of the field after the command.
    public let state: EditingState
    /// The outcome of the command's edits, or `nil` if none was judged.
    ///
    /// If there are several edits, it is the worst outcome: rejected, amended, composing or
    /// accepted, in this order.
    public let outcome: Decision.Outcome?
    /// The reasons why edits were rejected, amended or reported: the first violation of each rule
    /// and code.
    public let violations: [Violation]
    /// The last edit with this outcome, or `nil` if none was judged.
    package let edit: JudgedEdit?
    /// The failure of the command, or `nil` if it succeeded.
    public let failure: KeystrokeProblem?
  }
}
