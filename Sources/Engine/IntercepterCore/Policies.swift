/// The action of a rule on a violation.
public enum ViolationPolicy: String, Hashable, Sendable, CaseIterable {
  /// The whole edit is rejected, and the field keeps its state.
  case reject
  /// The part that fits is kept: a limit truncates the insertion, a filter removes the offending
  /// clusters.
  case amend
  /// The edit is accepted and the violation reported. A finished text with it is invalid.
  case flag
  /// The edit is accepted and the violation reported as a warning. A finished text with it is
  /// valid.
  case warn

  /// A Boolean value that indicates whether every edit is accepted and violations are only
  /// reported.
  ///
  /// Sanitizing leaves the text of an advisory rule unchanged.
  var isAdvisory: Bool { self == .flag || self == .warn }

  var severity: Violation.Severity { self == .warn ? .warning : .error }

  /// Returns the verdict on an edit with violations.
  ///
  /// - Parameter amended: The state without the violations, or `nil` to reject the edit.
  func verdict(_ violations: Violations, amended: @autoclosure () -> EditingState?) -> Verdict {
    switch self {
    case .flag: return .report(violations)
    case .warn: return .report(violations.with(.warning))
    case .reject: return .reject(violations)
    case .amend: return amended().map { .amend($0, violations) } ?? .reject(violations)
    }
  }

  /// Returns the validity of a text with violations.
  ///
  /// Warnings leave it valid.
  func validity(_ violations: Violations) -> Validity {
    if violations.isEmpty { return Validity(.valid) }
    return Validity(self == .warn ? .valid : .invalid, violations.with(severity))
  }
}

/// The policy for the text that an input method has not committed yet.
public enum CompositionPolicy: String, Hashable, Sendable, CaseIterable {
  /// No rule is enforced while there is marked text. A commit is evaluated with everything that
  /// changed since the composition began. A rejected commit restores the state before the
  /// composition, or keeps the accepted marked text with which it begins.
  case whenCommitted
  /// Rules evaluate every step, for keyboards that compose all the time. Emoji rules still ignore
  /// marked text, because the nine-key pinyin keyboard uses ➋…➒ there.
  case immediately
  /// Marked text is ordinary text, also for emoji rules.
  case off

  /// The name of ``off`` in 0.3.0.
  @available(*, deprecated, renamed: "off")
  public static var markedTextIsOrdinary: CompositionPolicy { .off }
}

/// The policy for smart punctuation that replaces typed full stops by `…` (U+2026).
///
/// It applies only if the edit removed nothing but full stops and inserted exactly `…`.
public enum EllipsisPolicy: String, Hashable, Sendable, CaseIterable {
  /// The full stops and the caret stay as they were, as in FJFTextInputIntercepter. Three full
  /// stops cannot be typed.
  case restore
  /// `...` replaces `…`, because the user typed that. The rules then evaluate the edit.
  case expand
  /// The ellipsis is accepted as an ordinary edit.
  case accept
}
