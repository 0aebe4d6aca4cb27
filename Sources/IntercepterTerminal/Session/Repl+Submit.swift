internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// Validates every field, and lists what is wrong.
  mutating func submit() {
    var notes: [String] = []
    for index in fields.indices {
      let validity = fields[index].field.field.validity
      fields[index].objection = nil
      if validity.isValid { continue }
      let messages = validity.violations.map(sentence)
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
