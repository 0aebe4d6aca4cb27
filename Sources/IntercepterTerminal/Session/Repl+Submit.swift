internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// Validates every field, and lists what is wrong.
  mutating func submit() {
    var notes: [String] = []
    for index in fields.indices {
      let validity = fields[index].field.field.validity
      let messages = validity.violations.map(\.message)
      let objection = messages.joined(separator: " ")
      fields[index].objection =
        validity.isValid ? nil : objection.isEmpty ? "not finished" : objection
      let verdict =
        validity.isValid
        ? "✓ valid" : validity.status == .intermediate ? "… not finished" : "✗ invalid"
      notes.append("\(fields[index].label): \(verdict)")
      notes += messages.map { "    \($0)" }
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
    panel = .notes("What validation says", notes)
  }
}
