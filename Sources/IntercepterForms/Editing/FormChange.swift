/// A change in a form.
public enum FormChange: Hashable, Sendable {
  /// The text of a field: somebody typed, a fix put it right, or the program set it.
  case text(of: String)
  /// The user has been in a field, and the focus has left it.
  case touched(String)
  /// The state of a field's remote check.
  case check(of: String)
  /// The violations that others have added.
  case violations
  /// Everything: the form begins anew.
  case reset
}
