internal import TextInputIntercepter

extension InterceptedForm {
  /// The progress of the remote check of a field.
  ///
  /// - Precondition: The form has a field of this name.
  public func checkState(of name: String) -> CheckState { entry(name).check.state }

  /// Whether somebody is being asked about any field.
  public var isChecking: Bool {
    observation.access(self)
    return entries.values.contains { $0.check.state == .checking }
  }

  /// Something has changed: asks about the texts that nothing speaks against, and no longer about others.
  func askAbout() {
    #if !hasFeature(Embedded)
      for name in checks.keys { ask(name) { $0.update(name, to: questionable(name)) } }
    #endif
  }

  /// The user has finished with a field: asks once more where asking has failed.
  func retry(_ name: String) {
    #if !hasFeature(Embedded)
      if checks[name] != nil { ask(name) { $0.retry() } }
    #endif
  }

  #if !hasFeature(Embedded)
    /// Does what a change of a check's progress asks for, and tells of another state.
    private func ask(_ name: String, _ change: (inout CheckProgress) -> CheckProgress.Action) {
      var check = entry(name).check
      let before = check.state
      let action = change(&check)
      entries[name]?.check = check
      perform(action, name)
      if check.state != before { note(.check(of: name)) }
    }
  #endif

  /// Asks what a check's progress calls for, or cancels it.
  func perform(_ action: CheckProgress.Action, _ name: String) {
    #if !hasFeature(Embedded)
      switch action {
      case .leave: break
      case .ask(let question): questions?.yield(.ask(question))
      case .drop: questions?.yield(.drop(field: name))
      }
    #endif
  }

  /// The text of a field, as it would be submitted, where it is worth asking about.
  private func questionable(_ name: String) -> String? {
    if entry(name).field.state.hasMarkedText { return nil }
    let result = ownResult(for: name)
    return result.isValid && !result.text.isEmpty ? result.text : nil
  }
}
