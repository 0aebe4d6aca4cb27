internal import TextInputIntercepter

extension InterceptedForm {
  /// Returns the state of a field's remote check.
  ///
  /// - Precondition: The form has a field of this name.
  public func checkState(of name: String) -> CheckState { entry(name).check.state }

  /// A Boolean value that indicates whether the remote check of any field is in progress.
  public var isChecking: Bool {
    observation.access(self)
    return entries.values.contains { $0.check.state == .checking }
  }

  /// Starts the checks of texts that conform to all rules, and cancels the others.
  func askAbout() {
    #if !hasFeature(Embedded)
      for name in checks.keys { ask(name) { $0.update(name, to: questionable(name)) } }
    #endif
  }

  /// Repeats a failed check when the user has finished with the field.
  func retry(_ name: String) {
    #if !hasFeature(Embedded)
      if checks[name] != nil { ask(name) { $0.retry() } }
    #endif
  }

  #if !hasFeature(Embedded)
    /// Changes the progress of a check, performs the event that this requires, and reports a change
    /// of state.
    private func ask(_ name: String, _ change: (inout CheckProgress) -> CheckEvent?) {
      var check = entry(name).check
      let before = check.state
      let event = change(&check)
      entries[name]?.check = check
      perform(event)
      if check.state != before { note(.check(of: name)) }
    }
  #endif

  /// Starts or cancels a check.
  func perform(_ event: CheckEvent?) {
    #if !hasFeature(Embedded)
      if let event { questions?.yield(event) }
    #endif
  }

  /// Returns the text of a field as it would be submitted, or `nil` if it needs no check.
  private func questionable(_ name: String) -> String? {
    if entry(name).field.state.hasMarkedText { return nil }
    let result = ownResult(for: name)
    return result.isValid && !result.text.isEmpty ? result.text : nil
  }
}
