/// One rule of a text field: an identifier, and a function that judges a proposed edit.
///
/// The rules of this library are static factories: `.maxLength(10, in: .gb18030)`. One of your own
/// takes a few lines:
///
/// ```swift
/// let noSpaces = Rule("noSpaces") { proposal in
///   guard proposal.insertedText.contains(" ") else { return .accept }
///   return .reject(proposal.violation(.custom, message: "No spaces, please."))
/// }
/// ```
///
/// A rule is a pure function of the proposal: it keeps nothing between edits and knows of no other
/// rule. It never sees a deletion, for deletions are always let in.
public struct Rule: Sendable {
  /// The rule's name, as violations carry it.
  public let identifier: String
  /// When the rule judges marked text, where it insists; `nil` leaves that to the intercepter.
  public let composition: CompositionPolicy?

  let judge: @Sendable (Proposal) -> Verdict
  let validate: @Sendable (String) -> Validity
  let sanitize: @Sendable (String) -> String
  /// A quick way to tell texts that the rule admits, where there is one.
  var screen: Screen?
  /// What the rule says of what its screen surely refuses, less the range and the length.
  ///
  /// `nil` where a refused edit is more than refused: amended, or let in and reported.
  var objection: Violation?

  /// Creates a rule from the function that judges an edit, and from the two that judge and mend a
  /// finished text, where those need to differ.
  ///
  /// - Parameters:
  ///   - identifier: The rule's name, as violations carry it.
  ///   - composition: When the rule judges marked text; `nil` leaves that to the intercepter.
  ///   - validate: Judges a finished text. `nil` judges it as if it were typed into an empty field:
  ///     what would be rejected or amended for a violation is invalid.
  ///   - sanitize: Makes a text conform; it must leave its own results alone. `nil` amends the text as
  ///     if it were typed into an empty field, and leaves a text that would be rejected as it is.
  ///   - judge: Judges a proposed edit.
  public init(
    _ identifier: String,
    composition: CompositionPolicy? = nil,
    validate: (@Sendable (String) -> Validity)? = nil,
    sanitize: (@Sendable (String) -> String)? = nil,
    judge: @escaping @Sendable (Proposal) -> Verdict
  ) {
    self.identifier = identifier
    self.composition = composition
    self.judge = judge
    self.validate = validate ?? { judge(Proposal(wholeText: $0)).validity }
    self.sanitize =
      sanitize ?? { text in
        guard case .amend(let state, _) = judge(Proposal(wholeText: text)) else { return text }
        return state.text
      }
  }
}

extension Verdict {
  /// What a verdict on a whole text says of it.
  fileprivate var validity: Validity {
    switch self {
    case .accept: Validity(.valid)
    case .report(let violations): Validity(.valid, violations)
    case .amend(_, let violations): Validity(violations.isEmpty ? .valid : .invalid, violations)
    case .reject(let violations): Validity(.invalid, violations)
    }
  }
}
