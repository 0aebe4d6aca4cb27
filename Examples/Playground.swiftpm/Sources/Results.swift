/// The tester's results for the steps.
struct Results {
  /// The tester's result for a step.
  struct Result {
    /// A Boolean value that indicates whether the step went as expected, or `nil` if it was not
    /// tried.
    var isAsExpected: Bool?
    /// The difference from the expectation.
    var note = ""
  }

  private var results: [Int: Result] = [:]

  subscript(step: Step) -> Result {
    get { results[step.minute] ?? Result() }
    set { results[step.minute] = newValue }
  }

  /// Returns the mark of a step in a list.
  func mark(_ step: Step) -> String {
    switch self[step].isAsExpected {
    case true?: "✓ "
    case false?: "✗ "
    case nil: ""
    }
  }

  /// The number of steps that were tried.
  var summary: String {
    let tried = Step.all.compactMap { self[$0].isAsExpected }
    return "\(tried.count) of \(Step.all.count) tried, \(tried.count { $0 }) as expected"
  }

  /// Returns a report in Markdown, for an issue.
  func report(system: String) -> String {
    let lines = Step.all.map { step in
      let result = self[step]
      let outcome =
        switch result.isAsExpected {
        case true?: "as expected"
        case false?: "different"
        case nil: "not tried"
        }
      return "| \(step.minute) | \(step.todo) | \(outcome) | \(result.note) |"
    }
    return """
      TextInputIntercepter on \(system): \(summary)

      | minute | do | result | note |
      |---|---|---|---|
      \(lines.joined(separator: "\n"))
      """
  }
}
