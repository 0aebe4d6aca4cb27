#if !hasFeature(Embedded)
  internal import TextInputIntercepter

  extension InterceptedForm {
    /// Runs the form's remote checks until the task is cancelled.
    ///
    /// Run it for as long as the form is visible, on the actor that owns the form:
    ///
    /// ```swift
    /// .task { await form.runChecks() }
    /// ```
    ///
    /// Without it no check runs, and a field with a check stays at ``CheckState/checking``. A
    /// second call replaces the first.
    ///
    /// - Parameters:
    ///   - clock: The clock that measures the pauses in typing.
    ///   - isolation: The actor that owns the form.
    public func runChecks(
      clock: some Clock<Duration> = ContinuousClock(),
      isolation: isolated (any Actor)? = #isolation
    ) async {
      let (events, questions) = AsyncStream.makeStream(of: CheckEvent.self)
      self.questions?.finish()
      self.questions = questions
      for entry in entries.values { entry.check.open.map { _ = questions.yield(.ask($0)) } }

      var tasks: [FieldName: Task<Void, Never>] = [:]
      for await event in events {
        switch event {
        case .ask(let question):
          guard let check = checks[question.field] else { continue }
          let task = Task { _ = questions.yield(await check.answer(to: question, after: clock)) }
          tasks.updateValue(task, forKey: FieldName(question.field))?.cancel()
        case .drop(let field): tasks.removeValue(forKey: FieldName(field))?.cancel()
        case .answer(let state, let violations, let question): take(state, violations, to: question)
        }
      }
      for task in tasks.values { task.cancel() }
    }

    private func take(
      _ state: CheckState, _ violations: Violations, to question: CheckProgress.Question
    ) {
      guard var check = entries[question.field]?.check,
        check.take(state, violations.attributed(to: "remoteCheck"), to: question)
      else { return }
      note(.check(of: question.field)) { entries[question.field]?.check = check }
    }
  }

  extension RemoteCheck {
    /// Waits for a pause in typing, then asks.
    fileprivate func answer(
      to question: CheckProgress.Question, after clock: some Clock<Duration>
    ) async -> CheckEvent {
      do {
        try await clock.sleep(for: debounce)
        return .answer(.answered, try await ask(question.text), to: question)
      } catch {
        return .answer(.failed("\(error)"), [], to: question)
      }
    }
  }
#endif
