internal import TextFieldSimulator
internal import TextInputIntercepter

/// What is said of the last thing that was done.
struct Report {
  /// What was done, such as `Type "张"`.
  var subject: String
  /// What became of it.
  var text: String
  /// Whether that is good.
  var tone: Tone

  enum Tone {
    case neutral, good, warning, bad
  }

  init(_ text: String, subject: String = "", _ tone: Tone = .neutral) {
    self.subject = subject
    self.text = text
    self.tone = tone
  }

  /// What became of a command, with a sentence for each violation.
  init(_ step: KeystrokeTranscript.Step, saying sentence: (Violation) -> String) {
    subject = "\(step.command.action)"
    if let failure = step.failure {
      (text, tone) = (failure.explanation.replacingLineBreaks, .bad)
      return
    }
    let reasons = step.violations.map(sentence).joined(separator: " ")
    switch step.outcome {
    case .accepted? where reasons.isEmpty: (text, tone) = ("accepted", .good)
    case .accepted?: (text, tone) = ("accepted, with a remark: \(reasons)", .warning)
    case .amended?: (text, tone) = ("amended: \(reasons)", .warning)
    case .rejected?: (text, tone) = ("rejected: \(reasons)", .bad)
    case .composing? where reasons.isEmpty:
      (text, tone) = ("composing; the text is judged when it is committed", .neutral)
    case .composing?: (text, tone) = ("composing: \(reasons)", .neutral)
    case nil: (text, tone) = (step.command.action.isExpectation ? "as expected" : "", .neutral)
    }
  }
}

extension String {
  /// The text on one line.
  var replacingLineBreaks: String {
    split(whereSeparator: \.isNewline).map { String($0).trimmingBlanks }.joined(separator: "; ")
  }
}
