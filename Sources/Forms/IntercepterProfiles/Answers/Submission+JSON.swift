public import IntercepterForms
package import TextInputIntercepter

extension Submission {
  /// Returns the submission as one line of JSON, in the format that `Docs/Guides/Submissions.md`
  /// describes.
  ///
  /// Characters that a terminal or a line reader would interpret are escaped (`\u001b`).
  public func json() -> String {
    var line = JSONLine()
    line.object { write(to: &$0) { $0.message } }
    return String(decoding: line.bytes, as: UTF8.self)
  }

  /// Writes the members of the submission in the protocol's format, with a message for each
  /// violation.
  package func write(to line: inout JSONLine, saying sentence: (Violation) -> String) {
    line.member("validity", status.rawValue)
    line.member("results") { line in
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
    }
    if !unknownFields.isEmpty {
      line.member("unknownFields") { $0.array(unknownFields) { $0.string($1) } }
    }
    if !formViolations.isEmpty {
      line.member("violations") { $0.violations(formViolations, saying: sentence) }
    }
  }
}

extension FieldResult {
  /// Writes the members of the result of a text, including the text itself if the fixes
  /// changed it.
  func write(
    to line: inout JSONLine, insteadOf text: String, saying sentence: (Violation) -> String
  ) {
    if !isSecret, !text.hasSameScalars(as: self.text) { line.member("text", self.text) }
    writeValidity(to: &line, saying: sentence)
  }

  /// Writes the members of the result of sanitizing a text, including its violations, if any.
  package func writeSanitized(to line: inout JSONLine, saying sentence: (Violation) -> String) {
    if !isSecret { line.member("text", text) }
    if isSecret || !violations.isEmpty { writeValidity(to: &line, saying: sentence) }
  }

  /// Writes the members of the validity in the protocol's format.
  ///
  /// Those of a secret field do not reveal its length.
  package func writeValidity(to line: inout JSONLine, saying sentence: (Violation) -> String) {
    line.member("validity", status.rawValue)
    line.member("violations") {
      $0.violations(written.violations, isSecret: isSecret, saying: sentence)
    }
  }
}

extension JSONLine {
  /// Writes the value of a field as a member, such as `"value":{"number":"1234.5"}`.
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
