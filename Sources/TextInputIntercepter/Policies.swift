/// The policy of a rule about a violation.
public enum ViolationPolicy: String, Hashable, Sendable, CaseIterable {
  /// The whole edit is refused and the field stays as it was.
  case reject
  /// The part that fits is kept: a limit cuts the insertion, a filter drops the offending clusters.
  case amend
  /// The edit is accepted and the violation listed; a finished text with it is invalid.
  case flag
  /// The edit is accepted and the violation listed as a warning; a finished text with it is valid.
  case warn

  /// Whether every edit is accepted, and the violations of the text that it leaves are listed.
  ///
  /// Sanitizing leaves such a text as it is.
  var isAdvisory: Bool { self == .flag || self == .warn }

  /// The severity of the violations.
  var severity: Violation.Severity { self == .warn ? .warning : .error }

  /// The violation that a quick check reports; `nil` if the policy amends, which takes more than a report.
  func quickRefusal(_ violation: Violation) -> Violation? {
    if self == .amend { return nil }
    var violation = violation
    violation.severity = severity
    return violation
  }

  /// The verdict on an edit with violations, where `amended` is the state without them.
  func verdict(_ violations: Violations, amended: @autoclosure () -> EditingState?) -> Verdict {
    switch self {
    case .flag: return .report(violations)
    case .warn: return .report(violations.with(.warning))
    case .reject: return .reject(violations)
    case .amend: return amended().map { .amend($0, violations) } ?? .reject(violations)
    }
  }

  /// The judgement on a text with violations: warnings leave it valid.
  func validity(_ violations: Violations) -> Validity {
    if violations.isEmpty { return Validity(.valid) }
    return Validity(self == .warn ? .valid : .invalid, violations.with(severity))
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
  /// Marked text is ordinary text, for emoji rules too. Profiles, scripts and the command line write `off`.
  case markedTextIsOrdinary = "off"
}

/// The policy for smart punctuation that replaces typed full stops by `…` (U+2026).
///
/// It is recognised exactly: the edit removed only full stops and inserted exactly `…`.
public enum EllipsisPolicy: String, Hashable, Sendable, CaseIterable {
  /// The full stops that were there stay, with the caret where it was, as FJFTextInputIntercepter has
  /// it: three full stops cannot be typed.
  case restore
  /// `...`, which the user typed, takes the place of `…`; then the rules judge.
  case expand
  /// It is an ordinary edit.
  case accept
}
