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
        line.member("text", result.text)
        result.validity.write(to: &line, saying: sentence)
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
    if !text.hasSameScalars(as: self.text) { line.member("text", self.text) }
    validity.write(to: &line, saying: sentence)
  }

  /// Writes the members of the answer to what a text is when it is sanitized; what is wrong with it is among
  /// them where it still does not conform.
  func writeSanitized(to line: inout JSONLine, saying sentence: (Violation) -> String) {
    line.member("text", text)
    if !isValid { validity.write(to: &line, saying: sentence) }
  }
}
