internal import TextInputIntercepter

extension InterceptedForm {
  /// Whether the user has been in a field: the focus has left it, or the form was submitted.
  ///
  /// Violations of a field are best shown from then on.
  ///
  /// - Precondition: The form has a field of this name.
  public func isTouched(_ name: String) -> Bool { entry(name).isTouched }

  /// Whether a field holds something else than at first, scalar for scalar.
  ///
  /// - Precondition: The form has a field of this name.
  public func isChanged(_ name: String) -> Bool { entry(name).isChanged }

  /// Whether any field holds something else than at first.
  public var isChanged: Bool {
    observation.access(self)
    return entries.values.contains { $0.isChanged }
  }

  /// Begins anew: with the texts the form had at first, and as if nobody had been there.
  ///
  /// - Parameter texts: Other texts to begin with, by the names of the fields; a field without one is empty.
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

  /// Forgets all that happened in a field, and cancels the question about it.
  private func restart(_ name: String) {
    var (fresh, check) = (FormEntry(self[name]), entry(name).check)
    let action = check.update(name, to: nil)
    // The numbers of its questions go on: an answer to an earlier one is stale.
    fresh.check = check
    entries[name] = fresh
    perform(action, name)
  }

  func touch(_ name: String) {
    if entry(name).isTouched { return }
    note(.touched(name)) { entries[name]?.isTouched = true }
  }
}
