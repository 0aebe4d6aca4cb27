/// The progress of a remote check of a field's text.
public enum CheckState: Hashable, Sendable {
  /// Nobody is asked: the field has no check, is empty or being composed, or its rules object already.
  case idle
  /// Somebody is going to be asked or has not answered yet.
  case checking
  /// Somebody has answered; what they object to is among the field's violations.
  case answered
  /// The question could not be put or answered; the text says why. That is no violation.
  case failed(String)
}
