public import TextInputIntercepter

extension InterceptedForm {
  /// The user has finished with a field, for the time being: the focus left it.
  ///
  /// The field's text becomes the result's. Marked text is taken as it stands; where the text with it
  /// does not conform, the field is left alone, composition and all.
  ///
  /// - Returns: What the form says of the field.
  /// - Precondition: The form has a field of this name.
  @discardableResult
  public func commit(_ name: String) -> FieldResult {
    settle(ownResult(for: name))
    retry(name)
    touch(name)
    return result(for: name)
  }

  /// The user submits the form: every field is committed.
  ///
  /// The visible text is judged, marked text included. A field that is being composed is left alone where it
  /// does not conform; else the composition ends with its text as it stands.
  public func submit() -> Submission {
    notified = Submission(results: [])
    validator.submit(texts).results.forEach(settle)
    for name in entries.keys {
      retry(name)
      touch(name)
    }
    return submission
  }

  /// Adds what somebody else has said of the texts that were submitted, such as a server.
  ///
  /// Violations of a field hold until its text is another one. Violations of a field that the form does not
  /// have are violations of the form as a whole, and hold until the next submission.
  public func add(_ violations: some Sequence<(field: String, violation: Violation)>) {
    note(.violations) { keep(violations) }
  }

  /// Adds all that somebody else's submission says of the same texts, such as a server's: of the fields, of
  /// the form as a whole, and of names that it does not have.
  public func add(_ answer: Submission) {
    note(.violations) {
      notified = notified.adding(
        Submission(
          results: [], unknownFields: answer.unknownFields, formViolations: answer.formViolations))
      keep(answer.violations)
    }
  }

  private func keep(_ violations: some Sequence<(field: String, violation: Violation)>) {
    for (name, violation) in violations {
      guard let entry = entries[name] else {
        notified = notified.adding([(name, violation)])
        continue
      }
      // What the form's own rules across fields say may be put right in another field; they say so.
      if hasRule(of: violation, about: name) { continue }
      let text = ownResult(for: name).text
      let isSame = entry.notified?.text.hasSameScalars(as: text) == true
      var all = isSame ? entry.notified?.violations ?? [] : []
      all.append(violation)
      entries[name]?.notified = (text, all)
    }
  }

  /// Whether a violation is of a rule across fields that the form itself has.
  private func hasRule(of violation: Violation, about name: String) -> Bool {
    validator.rules.contains {
      $0.identifier == violation.rule && $0.field.hasSameScalars(as: name)
    }
  }

  private func settle(_ result: FieldResult) {
    let field = self[result.name]
    let shown = field.state
    let text = field.intercepter.formattedText(of: result.text)
    if shown.hasMarkedText ? !result.isValid : text.hasSameScalars(as: shown.text) { return }
    field.setState(shown.replacingText(by: text))
    onCommit?(result.name, field.state)
  }
}
