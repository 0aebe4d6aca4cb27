internal import TextInputIntercepter

/// The progress of the question about a field's text.
///
/// The latest text is the one that counts: an answer to any other question is stale.
struct CheckProgress {
  /// The question in words of its own: each has its number.
  struct Question: Sendable {
    let field: String
    let text: String
    let number: Int
  }

  /// The action that a text calls for.
  enum Action {
    case leave
    case ask(Question)
    case drop
  }

  private var last: (question: Question, state: CheckState, violations: Violations)?
  private var number = 0

  /// The progress of the question about the latest text.
  var state: CheckState { last?.state ?? .idle }

  /// The question that has no answer yet.
  var open: Question? { last?.state == .checking ? last?.question : nil }

  /// The text is another one; `nil` where there is nothing to ask about.
  mutating func update(_ field: String, to text: String?) -> Action {
    guard let text else {
      defer { last = nil }
      return open == nil ? .leave : .drop
    }
    if let last, last.question.text.hasSameScalars(as: text) { return .leave }
    return ask(field, text)
  }

  /// Asks again where the question has failed.
  mutating func retry() -> Action {
    guard let last, case .failed = last.state else { return .leave }
    return ask(last.question.field, last.question.text)
  }

  /// Takes an answer; `false` where it is stale.
  mutating func take(
    _ state: CheckState, _ violations: Violations, to question: Question
  ) -> Bool {
    guard open?.number == question.number else { return false }
    last = (question, state, violations)
    return true
  }

  /// The judgement of the check on a text.
  func validity(of text: String) -> Validity {
    guard let last, last.question.text.hasSameScalars(as: text) else { return Validity(.valid) }
    return last.state == .checking
      ? Validity(.intermediate) : Validity(.valid).adding(last.violations)
  }

  private mutating func ask(_ field: String, _ text: String) -> Action {
    number += 1
    let question = Question(field: field, text: text, number: number)
    last = (question, .checking, [])
    return .ask(question)
  }
}
