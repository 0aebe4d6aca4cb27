package import IntercepterForms
internal import TextInputIntercepter

/// The form that a simulated field is in, as far as the field's text goes.
package struct FieldForm {
  /// What a submission would say of the field now.
  package let result: () -> FieldResult
  /// Submits the form.
  package let submit: () -> Void

  /// Creates a form from functions.
  package init(result: @escaping () -> FieldResult, submit: @escaping () -> Void) {
    self.result = result
    self.submit = submit
  }

  /// Creates the form of one field.
  init(_ field: FormField, shownIn shown: SimulatedTextField) {
    self.init {
      field.submit(shown.state.text)
    } submit: {
      shown.show(field.submit(shown.state.text))
    }
  }
}

extension SimulatedTextField {
  /// Shows what a submission has made of the text.
  package func show(_ result: FieldResult) {
    if state.hasMarkedText || result.text.hasSameScalars(as: state.text) { return }
    show(Snapshot(state: state.replacingText(by: result.text), isReversed: isReversed))
  }
}
