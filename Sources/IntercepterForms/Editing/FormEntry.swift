internal import TextInputIntercepter

/// One field of a form that is being filled in, and what the form remembers of it.
struct FormEntry {
  let field: InterceptedField
  /// The text that the field held at first.
  var initialText: String
  /// The last state that was reported to the form.
  var lastState: EditingState
  /// Whether the focus has left the field.
  var isTouched = false
  /// A submitted text, and what somebody else has said of it.
  var notified: (text: String, violations: Violations)?
  /// The progress of the question about the text.
  var check = CheckProgress()

  init(_ field: InterceptedField) {
    self.field = field
    initialText = field.state.text
    lastState = field.state
  }

  /// Whether the field holds something else than at first.
  var isChanged: Bool { !field.state.text.hasSameScalars(as: initialText) }

  /// The judgement of the rules on the field's text, with what others have said of the same text.
  func completed(_ result: FieldResult) -> FieldResult {
    var completed = result.combined(with: check.validity(of: result.text))
    if let notified, notified.text.hasSameScalars(as: result.text) {
      completed = completed.adding(notified.violations)
    }
    return completed
  }
}
