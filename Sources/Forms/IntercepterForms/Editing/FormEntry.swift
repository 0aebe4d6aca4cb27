internal import TextInputIntercepter

/// One field of an ``InterceptedForm``, with its state in the form.
struct FormEntry {
  let field: InterceptedField
  var initialText: String
  /// The last state that was reported to the form.
  var lastState: EditingState
  /// A Boolean value that indicates whether the focus has left the field.
  var isTouched = false
  /// A submitted text, and the violations that another party, such as a server, reported for it.
  var notified: (text: String, violations: Violations)?
  var check = CheckProgress()

  init(_ field: InterceptedField) {
    self.field = field
    initialText = field.state.text
    lastState = field.state
  }

  /// A Boolean value that indicates whether the text differs from the initial one.
  var isChanged: Bool { !field.state.text.hasSameScalars(as: initialText) }

  /// Adds to a result the violations that others reported for the same text.
  func completed(_ result: FieldResult) -> FieldResult {
    var completed = result.combined(with: check.validity(of: result.text))
    if let notified, notified.text.hasSameScalars(as: result.text) {
      completed = completed.adding(notified.violations)
    }
    return completed
  }
}
