/// What a host does after an event, and what its listeners hear.
public struct HostAction: Sendable {
  /// The step that the host takes.
  public var step: Step
  /// The decision about an edit, or `nil` if none was evaluated.
  public var decision: Decision?
  /// A Boolean value that indicates whether the listeners hear of the text of the state.
  public var notifiesOfText = false
  /// A Boolean value that indicates whether the listeners have heard of the decision already.
  public private(set) var isRepeated = false

  /// A step of a host.
  public enum Step: Hashable, Sendable {
    /// The host makes the edit, or leaves the text as it is.
    case allow
    /// The host does not make the edit.
    case refuse
    /// The host displays the state of the session.
    case show
    /// As ``allow``, and the host reports the end of the turn.
    case wait
    /// The host displays the state, and asks again if its text has stayed the same.
    case askAgain
    /// The host undoes or redoes further while ``HostSession/refuses(_:)`` is `true`, and reports
    /// the end of the turn.
    case repeatHistory
  }

  init(_ step: Step, _ decision: Decision? = nil, notifiesOfText: Bool = false) {
    (self.step, self.decision, self.notifiesOfText) = (step, decision, notifiesOfText)
  }

  /// The action after a decision that listeners have heard.
  init(repeating decision: Decision) {
    self.init(.show, decision)
    isRepeated = true
  }

  /// The action after a decision that listeners hear.
  init(_ decision: Decision, notifiesOfText: Bool) {
    self.init(decision.keepsChange ? .allow : .show, decision, notifiesOfText: notifiesOfText)
  }
}

extension Decision {
  /// A Boolean value that indicates whether the host's text is the text of the state.
  var keepsChange: Bool { outcome == .accepted || outcome == .composing }
}
