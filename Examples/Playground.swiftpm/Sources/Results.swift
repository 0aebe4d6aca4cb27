/// What somebody has seen of the steps.
struct Results {
  /// What somebody has seen of a step.
  struct Result {
    /// Whether it was as expected; `nil` for a step that nobody has tried.
    var isAsExpected: Bool?
    /// What was different.
    var note = ""
  }

  private var results: [Int: Result] = [:]

  /// The result of a step.
  subscript(step: Step) -> Result {
    get { results[step.minute] ?? Result() }
    set { results[step.minute] = newValue }
  }

  /// What stands before a step in a list.
  func mark(_ step: Step) -> String {
    switch self[step].isAsExpected {
    case true?: "✓ "
    case false?: "✗ "
    case nil: ""
    }
  }

  /// How far somebody has come.
  var summary: String {
    let tried = Step.all.compactMap { self[$0].isAsExpected }
    return "\(tried.count) of \(Step.all.count) tried, \(tried.count { $0 }) as expected"
  }

  /// What to send: Markdown, for an issue.
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
