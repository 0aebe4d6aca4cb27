/// A change in a form.
public enum FormChange: Hashable, Sendable {
  /// The text of a field changed: the user typed, a fix corrected it, or the program set it.
  case text(of: String)
  /// The focus left a field for the first time, or the form was submitted.
  case touched(String)
  /// The state of a field's remote check changed.
  case check(of: String)
  /// The program added violations.
  case violations
  /// The form was reset.
  case reset
}
