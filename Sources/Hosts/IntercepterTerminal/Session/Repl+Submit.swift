package import IntercepterForms

extension Repl {
  /// The results that submitting the form would have for the fields, in order.
  var results: [FieldResult] { form.results(of: fields.map(\.finishedText)) }

  /// Submits the form and reports the violations.
  @discardableResult
  package mutating func submit() -> Submission {
    if current.state.hasMarkedText { perform(.commit(nil)) }
    let submission = Submission(results: results)
    for (index, result) in submission.results.enumerated() { fields[index].commit(result) }
    let wrong = submission.results.count { !$0.isValid }
    let title =
      switch (wrong, fields.count) {
      case (0, 1): "The text is valid."
      case (0, let all): "All \(all) fields are valid."
      case (_, 1): "The text is not valid yet."
      case (1, let all): "1 of \(all) fields is not valid yet."
      case (_, let all): "\(wrong) of \(all) fields are not valid yet."
      }
    if wrong == 0, isAsking { ending = .submitted(submission) }
    report = Report(title, subject: "submit", wrong == 0 ? .good : .bad)
    if wrong > 0 { panel = .violations } else if isOpen(.violations) { panel = nil }
    return submission
  }

  /// Moves to the first invalid field after a user's submission.
  ///
  /// A program's submission does not move the focus.
  mutating func focusOnFirstFault(of submission: Submission) {
    guard let first = submission.results.firstIndex(where: { !$0.isValid }), first != focus else {
      return
    }
    current.endTyping()
    focus = first
    focusDidChange()
  }

  /// Returns the violations of the fields that the user has visited, each after the name of its
  /// field.
  package func violations(_ results: [FieldResult]) -> [String] {
    zip(fields, results).filter { $0.isTouched && !$1.isValid }.flatMap { field, result in
      objections(result).map { "\(field.label): \($0)" }
    }
  }

  /// Returns the violations of an invalid field, as sentences.
  func objections(_ result: FieldResult) -> [String] {
    if result.violations.isEmpty { return ["not finished"] }
    return result.violations.map { sentence(for: $0, isSecret: result.isSecret) }
  }
}
