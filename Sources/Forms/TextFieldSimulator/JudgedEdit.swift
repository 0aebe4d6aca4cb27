package import TextInputIntercepter

/// An edit that a field has judged: the state before it, the host's proposal, and the decision.
package struct JudgedEdit: Sendable {
  package let intercepter: Intercepter
  package let previous: EditingState
  /// The last state before the edit without marked text.
  package let baseline: EditingState
  package let decision: Decision
  let proposal: Proposal

  enum Proposal: Sendable {
    case edit(Edit)
    case state(EditingState)
  }

  /// The state that the host proposed, or had already changed to.
  package var proposed: EditingState {
    switch proposal {
    case .edit(let edit): edit.applied(to: previous)
    case .state(let state): state
    }
  }

  /// The edit that the engine finds between both texts before any rule amends it, or `nil` if the
  /// texts are equal.
  package var edit: Edit? {
    Intercepter(rules: [], composition: intercepter.composition, ellipsis: .accept)
      .intercept(proposed, after: previous, baseline: baseline).edit
  }
}
