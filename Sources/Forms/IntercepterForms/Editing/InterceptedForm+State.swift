internal import TextInputIntercepter

extension InterceptedForm {
  /// Returns whether the focus has left a field or the form was submitted.
  ///
  /// Show the violations of a field from then on.
  ///
  /// - Precondition: The form has a field of this name.
  public func isTouched(_ name: String) -> Bool { entry(name).isTouched }

  /// Returns whether a field's text differs from its initial text, scalar for scalar.
  ///
  /// - Precondition: The form has a field of this name.
  public func isChanged(_ name: String) -> Bool { entry(name).isChanged }

  /// A Boolean value that indicates whether the text of any field differs from its initial text.
  public var isChanged: Bool {
    observation.access(self)
    return entries.values.contains { $0.isChanged }
  }

  /// Resets the form to its initial texts, and every field to its initial state.
  ///
  /// - Parameter texts: New initial texts, by field name. A field without one becomes empty.
  /// - Precondition: The form has fields of these names.
  public func reset(to texts: FieldTexts? = nil) {
    if let texts { validator.requireFields(texts.keys) }
    isResetting = true
    notified = Submission(results: [])
    var changed: [String] = []
    for field in validator.fields {
      let (name, entry) = (field.name, entry(field.name))
      let text = entry.field.intercepter.formattedText(
        of: texts.map { $0.text(for: field) } ?? entry.initialText)
      if entry.field.state.hasMarkedText || !entry.field.state.text.hasSameScalars(as: text) {
        entry.field.setState(EditingState(text, caret: text.utf16.count))
        changed.append(name)
      }
      restart(name)
    }
    isResetting = false
    for name in changed { onCommit?(name, self[name].state) }
    note(.reset)
    askAbout()
  }

  /// Resets the state of a field and cancels its remote check.
  private func restart(_ name: String) {
    var (fresh, check) = (FormEntry(self[name]), entry(name).check)
    let event = check.update(name, to: nil)
    // Question numbers continue, so an answer to an earlier question is stale.
    fresh.check = check
    entries[name] = fresh
    perform(event)
  }

  func touch(_ name: String) {
    if entry(name).isTouched { return }
    note(.touched(name)) { entries[name]?.isTouched = true }
  }
}
