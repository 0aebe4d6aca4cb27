/// The state of a remote check of a field's text.
public enum CheckState: Hashable, Sendable {
  /// Nothing to check: the field has no check, is empty, has marked text, or violates its own
  /// rules.
  case idle
  /// The check is waiting for a pause in typing, or for the answer.
  case checking
  /// The check was answered.
  ///
  /// The field's violations include those of the answer.
  case answered
  /// The check failed, for the given reason.
  ///
  /// A failure is not a violation.
  case failed(String)
}
