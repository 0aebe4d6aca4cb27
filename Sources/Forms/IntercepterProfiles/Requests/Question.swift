package import IntercepterForms
package import TextInputIntercepter

/// What a request asks.
package enum Question {
  case change(to: EditingState, from: EditingState, baseline: EditingState?)
  case edit(Edit, of: EditingState, baseline: EditingState?)
  case step(Int, of: EditingState)
  case validate(String)
  case sanitize(String)
  case show(String)
  case measure(String)
  case submit(FieldTexts)
}

extension FormField {
  /// Writes the answer to a question about one text.
  package func answer(
    _ question: Question, to json: inout JSONLine, saying sentence: (Violation) -> String
  ) {
    switch question {
    case .change(let current, let previous, let baseline):
      intercepter.intercept(current, after: previous, baseline: baseline)
        .write(to: &json, isSecret: isSecret, saying: sentence)
    case .edit(let edit, let state, let baseline):
      intercepter.intercept(edit, in: state, baseline: baseline)
        .write(to: &json, isSecret: isSecret, saying: sentence)
    case .step(let count, let state):
      guard let edit = intercepter.stepping(state, by: count) else {
        return json.member("edit") { $0.null() }
      }
      answer(.edit(edit, of: state, baseline: nil), to: &json, saying: sentence)
    case .validate(let text): writeValidity(of: text, to: &json, saying: sentence)
    case .sanitize(let text):
      let sanitized =
        judgesEmptyText ? sanitizeLossily(text, cutsValues: true) : sanitize(text)
      sanitized.writeSanitized(to: &json, saying: sentence)
    case .show(let text): writeShown(text, to: &json)
    case .measure(let text): Measurement.write(text, to: &json)
    case .submit: break
    }
  }

  // The answers about a text are functions, because a page's engine needs no others.

  package func writeValidity(
    of text: String, to json: inout JSONLine, saying sentence: (Violation) -> String
  ) {
    submit(text).write(to: &json, insteadOf: text, saying: sentence)
  }

  package func writeShown(_ text: String, to json: inout JSONLine) {
    let stored = intercepter.storedText(ofFinished: text)
    let shown = intercepter.shownText(ofStored: stored)
    json.member("text", shown)
    if !stored.hasSameScalars(as: shown) { json.member("unformatted", stored) }
    let missing = intercepter.missingPart(of: shown)
    if !missing.isEmpty { json.member("missing", missing) }
  }
}
