package import TextInputIntercepter

/// An edit that a field has judged: the state before it, what the host proposed, and the decision.
package struct JudgedEdit: Sendable {
  /// The intercepter that judged it.
  package let intercepter: Intercepter
  /// The state before the edit.
  package let previous: EditingState
  /// The last state before the edit in which nothing was composed.
  package let baseline: EditingState
  /// The decision.
  package let decision: Decision
  let proposal: Proposal

  /// What a host proposes.
  enum Proposal: Sendable {
    case edit(Edit)
    case state(EditingState)
  }

  /// The state that the host proposed, or had made already.
  package var proposed: EditingState {
    switch proposal {
    case .edit(let edit): edit.applied(to: previous)
    case .state(let state): state
    }
  }

  /// The edit as the engine finds it between both texts, before any rule has changed it; `nil` where the
  /// texts are the same.
  package var edit: Edit? {
    Intercepter(rules: [], composition: intercepter.composition, ellipsis: .accept)
      .intercept(proposed, after: previous, baseline: baseline).edit
  }
}
