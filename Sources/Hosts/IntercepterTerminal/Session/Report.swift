internal import IntercepterForms

/// The report on the last action.
struct Report {
  /// The action, such as `Type "张"`.
  var subject: String
  var text: String
  var style: Style

  init(_ text: String, subject: String = "", _ style: Style = .dim) {
    self.subject = subject
    self.text = text
    self.style = style
  }

  /// Creates the report on a command, with a sentence for each violation.
  init(_ step: KeystrokeTranscript.Step, saying sentence: (Violation) -> String) {
    subject = "\(step.command.action)"
    if let failure = step.failure {
      (text, style) = (failure.explanation.replacingLineBreaks, .bad)
      return
    }
    let reasons = step.violations.map(sentence).joined(separator: " ")
    switch step.outcome {
    case .accepted? where reasons.isEmpty: (text, style) = ("accepted", .good)
    case .accepted?: (text, style) = ("accepted, with a remark: \(reasons)", .warning)
    case .amended?: (text, style) = ("amended: \(reasons)", .warning)
    case .rejected?: (text, style) = ("rejected: \(reasons)", .bad)
    case .composing? where reasons.isEmpty:
      (text, style) = ("composing; the text is judged when it is committed", .dim)
    case .composing?: (text, style) = ("composing: \(reasons)", .dim)
    case nil: (text, style) = (step.command.action.isExpectation ? "as expected" : "", .dim)
    }
  }
}

extension String {
  /// The text on one line.
  var replacingLineBreaks: String {
    split(whereSeparator: \.isNewline).map { Fix.trimWhitespace(String($0)) }.joined(
      separator: "; ")
  }
}
