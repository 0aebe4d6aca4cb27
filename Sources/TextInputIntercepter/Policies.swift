/// What a rule does about a violation.
public enum ViolationPolicy: String, Hashable, Sendable, CaseIterable {
  /// The whole edit is refused and the field stays as it was.
  case reject
  /// What fits is kept: a limit cuts the insertion, a filter drops the offending clusters.
  case amend
  /// The edit is let in and the violation listed: a soft limit. Sanitizing leaves the text as well.
  case report

  /// The verdict on an edit with violations, where `amended` is the state without them.
  func verdict(_ violations: Violations, amended: @autoclosure () -> EditingState?) -> Verdict {
    switch self {
    case .report: return .report(violations)
    case .reject: return .reject(violations)
    case .amend: return amended().map { .amend($0, violations) } ?? .reject(violations)
    }
  }

  /// The judgement on a text with violations: a soft limit leaves it valid.
  func validity(_ violations: Violations) -> Validity {
    Validity(violations.isEmpty || self == .report ? .valid : .invalid, violations)
  }
}

/// When rules look at the text that an input method has not committed yet.
public enum CompositionPolicy: String, Hashable, Sendable, CaseIterable {
  /// Nothing is enforced while there is marked text. When it is committed, everything that changed
  /// since the composition began is judged at once; a refusal brings the state before it back.
  case whenCommitted
  /// Every step is judged, for keyboards that compose all the time. Emoji rules still leave marked
  /// text alone: the nine-key pinyin keyboard puts ➋…➒ there.
  case immediately
  /// Marked text is ordinary text, for emoji rules too.
  case off
}

/// What happens when smart punctuation replaces typed full stops by `…` (U+2026).
///
/// It is recognised exactly: the edit removed only full stops and inserted exactly `…`.
public enum EllipsisPolicy: String, Hashable, Sendable, CaseIterable {
  /// The full stops that were there stay, with the caret where it was.
  case restore
  /// `...`, which the user typed, takes the place of `…`; then the rules judge.
  case expand
  /// It is an ordinary edit.
  case accept
}
