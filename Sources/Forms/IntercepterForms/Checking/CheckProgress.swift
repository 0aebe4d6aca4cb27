internal import TextInputIntercepter

/// An event in the remote checks of a form.
enum CheckEvent: Sendable {
  case ask(CheckProgress.Question)
  case drop(field: String)
  case answer(CheckState, Violations, to: CheckProgress.Question)
}

/// The progress of the remote check of one field.
///
/// Only the latest text counts. Answers to earlier questions are stale and ignored.
struct CheckProgress {
  /// A question, which its number identifies.
  struct Question: Sendable {
    let field: String
    let text: String
    let number: Int
  }

  private var last: (question: Question, state: CheckState, violations: Violations)?
  private var number = 0

  /// The state of the check of the latest text.
  var state: CheckState { last?.state ?? .idle }

  /// The question that has not been answered yet.
  var open: Question? { last?.state == .checking ? last?.question : nil }

  /// Updates the text to check; `nil` if there is nothing to check.
  ///
  /// - Returns: The event that the new text requires, if any.
  mutating func update(_ field: String, to text: String?) -> CheckEvent? {
    guard let text else {
      defer { last = nil }
      return open == nil ? nil : .drop(field: field)
    }
    if let last, last.question.text.hasSameScalars(as: text) { return nil }
    return ask(field, text)
  }

  /// Asks again if the last question failed.
  mutating func retry() -> CheckEvent? {
    guard let last, case .failed = last.state else { return nil }
    return ask(last.question.field, last.question.text)
  }

  /// Records an answer.
  ///
  /// Returns `false` if the answer is stale.
  mutating func take(
    _ state: CheckState, _ violations: Violations, to question: Question
  ) -> Bool {
    guard open?.number == question.number else { return false }
    last = (question, state, violations)
    return true
  }

  /// Returns the validity of a text according to the check.
  func validity(of text: String) -> Validity {
    guard let last, last.question.text.hasSameScalars(as: text) else { return Validity(.valid) }
    return last.state == .checking
      ? Validity(.intermediate) : Validity(.valid).adding(last.violations)
  }

  private mutating func ask(_ field: String, _ text: String) -> CheckEvent {
    number += 1
    let question = Question(field: field, text: text, number: number)
    last = (question, .checking, [])
    return .ask(question)
  }
}
