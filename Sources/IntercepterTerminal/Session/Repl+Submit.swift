internal import IntercepterForms
internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// What a submission would say of the fields, in their order.
  var results: [FieldResult] { form.results(of: fields.map(\.state.text)) }

  /// Puts the fields together to a form, whenever one of them has changed its name or its rules.
  mutating func makeForm() {
    let names = Set(fields.map(\.name))
    let form = FormValidator(
      fields: fields.map(\.formField),
      rules: formRules.filter { names.isSuperset(of: $0.fields) }.map(\.rule))
    self.form = form
    let shown = fields.map(\.field)
    for field in fields {
      field.player.form = { Array(zip(shown, form.results(of: shown.map(\.state.text)))) }
    }
  }

  /// The user has finished with the field, for the time being: its fixes are made.
  mutating func leaveField() {
    if current.state.hasMarkedText { perform(.commit(nil)) }
    current.show(results[focus])
  }

  /// Submits the form, and lists what is wrong.
  mutating func submit() {
    if current.state.hasMarkedText { perform(.commit(nil)) }
    var notes: [String] = []
    for (index, result) in results.enumerated() {
      fields[index].show(result)
      fields[index].objection = nil
      if result.isValid { continue }
      let messages = result.violations.map(sentence)
      let objection = messages.isEmpty ? ["not finished"] : messages
      fields[index].objection = objection.joined(separator: " ")
      notes += objection.map { "\(fields[index].label): \($0)" }
    }
    let wrong = fields.count { $0.objection != nil }
    let (title, tone): (String, Report.Tone) =
      wrong == 0
      ? (fields.count == 1 ? "The text is valid." : "All \(fields.count) fields are valid.", .good)
      : (
        fields.count == 1
          ? "The text is not valid yet." : "\(wrong) of \(fields.count) fields are not valid yet.",
        .bad
      )
    report = Report(title, subject: "submit", tone)
    panelScroll = 0
    if case .notes = panel { panel = .none }
    if !notes.isEmpty { panel = .notes("What is wrong", notes) }
  }
}
