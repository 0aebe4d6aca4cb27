#if !hasFeature(Embedded)
  internal import TextInputIntercepter

  /// An event in the life of a form's questions.
  enum CheckEvent: Sendable {
    case ask(CheckProgress.Question)
    case drop(field: String)
    case answer(CheckState, Violations, to: CheckProgress.Question)
  }

  typealias CheckQuestions = AsyncStream<CheckEvent>.Continuation

  extension InterceptedForm {
    /// Asks what the checks of the form are about, until the task is cancelled.
    ///
    /// It is run for as long as the form is shown, where the form lives:
    ///
    /// ```swift
    /// .task { await form.runChecks() }
    /// ```
    ///
    /// Without it nobody is asked, and a field with a check stays at ``CheckState/checking``. Called a
    /// second time, it takes the place of the first.
    ///
    /// - Parameters:
    ///   - clock: What measures the pauses of the user.
    ///   - isolation: The actor that the form lives on.
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
    /// Waits for the user to pause, and asks.
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
