import IntercepterForms
import IntercepterMessages
import TextInputIntercepter

/// Asks for the fields one by one and explains rejections, until the form conforms.
struct Interview {
  let signup: SignupForm
  let messages: Messages
  let terminal = Terminal()

  /// Returns the texts to store, or `nil` if the input ended before the form conformed.
  func run() -> FieldTexts? {
    let form = InterceptedForm(signup.validator)
    var answered: Set<String> = []
    while let name = nextField(of: form, answered) {
      guard let line = read(name) else { return nil }
      answered.remove(name)
      guard enter(line, into: form[name], name) else { continue }
      let result = form.commit(name)
      answered.insert(name)
      say(result.violations, about: name)
      // The mistake may be in the field that this one repeats.
      answered.subtract(fieldsBehindFault(of: result))
    }
    return form.submit().texts
  }

  /// Returns the first field without an answer, or with an answer that does not conform.
  private func nextField(of form: InterceptedForm, _ answered: Set<String>) -> String? {
    signup.validator.fields.map(\.name).first { name in
      !answered.contains(name) || !form.result(for: name).isValid
    }
  }

  private func read(_ name: String) -> String? {
    terminal.read(prompt: signup.label(of: name), isHidden: signup.isSecret(name))
  }

  /// Enters a line into an empty field as a paste does.
  ///
  /// The rules may amend it.
  private func enter(_ line: String, into field: InterceptedField, _ name: String) -> Bool {
    field.setState(EditingState("", caret: 0))
    let decision = field.shouldApply(Edit(range: 0..<0, replacement: line))
    // A truncated card number is a different card number, so ask again.
    let isTaken =
      decision.outcome == .accepted
      || decision.outcome == .amended && decision.violations.isEmpty
    if !isTaken { say(decision.violations, about: name) }
    return isTaken
  }

  /// Prints each message once, because two characters can be rejected for the same reason.
  private func say(_ violations: Violations, about name: String) {
    var said: Set<String> = []
    for sentence in violations.map(messages.text) where said.insert(sentence).inserted {
      terminal.say(sentence, about: signup.label(of: name))
    }
  }

  /// Returns the other fields that contribute to a violation if the field alone is valid.
  private func fieldsBehindFault(of result: FieldResult) -> [String] {
    guard !result.isValid, signup.validator[result.name]?.validate(result.text).isValid == true
    else { return [] }
    return signup.validator.rules.filter { $0.field == result.name }.flatMap(\.otherFields)
  }
}
