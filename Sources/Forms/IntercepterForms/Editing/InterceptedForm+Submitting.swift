public import TextInputIntercepter

extension InterceptedForm {
  /// Commits a field, when the focus leaves it.
  ///
  /// The field's text becomes that of the result. Marked text is committed as it is. If the text
  /// with it is not valid, the field keeps its text and its composition.
  ///
  /// - Returns: The result of the field.
  /// - Precondition: The form has a field of this name.
  @discardableResult
  public func commit(_ name: String) -> FieldResult {
    settle(ownResult(for: name))
    retry(name)
    touch(name)
    return result(for: name)
  }

  /// Submits the form: commits every field and returns the submission.
  ///
  /// The form validates the visible text, including marked text. A composition ends with its
  /// current text, unless the field is not valid; then the field keeps its composition.
  public func submit() -> Submission {
    notified = Submission(results: [])
    validator.submit(texts).results.forEach(settle)
    for name in entries.keys {
      retry(name)
      touch(name)
    }
    return submission
  }

  /// Adds violations that another party, such as a server, reported for the submitted texts.
  ///
  /// Violations of a field remain until its text changes. Violations of a field that the form does
  /// not have count for the form as a whole, and remain until the next submission.
  public func add(_ violations: some Sequence<(field: String, violation: Violation)>) {
    note(.violations) { keep(violations) }
  }

  /// Adds everything that another submission of the same texts reports, such as a server's:
  /// violations of fields and of the form as a whole, and unknown fields.
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
      // Skip the rules across fields that the form itself has. It evaluates them again, and an edit
      // in another field may satisfy them.
      if hasRule(of: violation, about: name) { continue }
      let text = ownResult(for: name).text
      let isSame = entry.notified?.text.hasSameScalars(as: text) == true
      var all = isSame ? entry.notified?.violations ?? [] : []
      all.append(violation)
      entries[name]?.notified = (text, all)
    }
  }

  /// Returns whether a violation comes from a rule across fields that the form has too.
  private func hasRule(of violation: Violation, about name: String) -> Bool {
    validator.rules.contains {
      $0.identifier == violation.rule && $0.field.hasSameScalars(as: name)
    }
  }

  private func settle(_ result: FieldResult) {
    let field = self[result.name]
    let shown = field.state
    let text = field.intercepter.shownText(ofStored: result.text)
    if shown.hasMarkedText ? !result.isValid : text.hasSameScalars(as: shown.text) { return }
    field.setState(shown.replacingText(by: text))
    onCommit?(result.name, field.state)
  }
}
