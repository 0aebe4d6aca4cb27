public import IntercepterForms
package import TextInputIntercepter

extension Submission {
  /// The submission as JSON on one line, in the form that `Docs/Guides/Submissions.md` describes.
  ///
  /// Characters that a terminal or a reader of lines would act on are escapes in it (`\u001b`).
  public func json() -> String {
    var line = JSONLine()
    line.object { write(to: &$0) { $0.message } }
    return String(decoding: line.bytes, as: UTF8.self)
  }

  /// Writes the members of the submission as the protocol has them, with a sentence for each violation.
  package func write(to line: inout JSONLine, saying sentence: (Violation) -> String) {
    line.member("validity", status.rawValue)
    line.name("results")
    line.array(results) { line, result in
      line.object { line in
        line.member("name", result.name)
        if !result.isSecret {
          line.member("text", result.text)
          if let value = result.value { line.value(value) }
        }
        result.writeValidity(to: &line, saying: sentence)
      }
    }
    if !unknownFields.isEmpty {
      line.name("unknownFields")
      line.array(unknownFields) { $0.string($1) }
    }
    if !formViolations.isEmpty {
      line.name("violations")
      line.violations(formViolations, saying: sentence)
    }
  }
}

extension FieldResult {
  /// Writes the members of the answer about a text; the text is among them where the fixes have changed it.
  func write(
    to line: inout JSONLine, insteadOf text: String, saying sentence: (Violation) -> String
  ) {
    if !isSecret, !text.hasSameScalars(as: self.text) { line.member("text", self.text) }
    writeValidity(to: &line, saying: sentence)
  }

  /// Writes the members of the answer to what a text is when it is sanitized; what is wrong with it is among
  /// them where it still does not conform.
  func writeSanitized(to line: inout JSONLine, saying sentence: (Violation) -> String) {
    if !isSecret { line.member("text", text) }
    if isSecret || !isValid { writeValidity(to: &line, saying: sentence) }
  }

  /// Writes the members of the judgement as the protocol has them; those of a secret field say nothing of its
  /// length.
  package func writeValidity(to line: inout JSONLine, saying sentence: (Violation) -> String) {
    line.member("validity", status.rawValue)
    line.name("violations")
    line.violations(written.violations, isSecret: isSecret, saying: sentence)
  }
}

extension JSONLine {
  /// Writes the value of a field as a member, `"value":{"number":"1234.5"}`.
  fileprivate mutating func value(_ value: FieldValue) {
    name("value")
    object { line in
      switch value {
      case .number(let number): line.member("number", number.description)
      case .digits(let digits): line.member("digits", digits)
      case .date(let date): line.member("date", date.description)
      case .dates: line.member("dates", value.description)
      }
    }
  }
}
