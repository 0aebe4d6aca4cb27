public import IntercepterForms
package import TextInputIntercepter

extension Submission {
  /// The submission as JSON on one line, in the form that `Docs/Guides/Submissions.md` describes.
  ///
  /// Characters that a terminal or a reader of lines would act on are escapes in it (`\u001b`).
  public func json() -> String { JSONValue.object(members { $0.message }).json() }

  /// The members of the submission as the protocol writes it, with a sentence for each violation.
  package func members(saying sentence: (Violation) -> String) -> [JSONValue.Member] {
    let results = results.map { result in
      JSONValue.object(
        .init(["name": .string(result.name), "text": .string(result.text)])
          + result.validity.members(saying: sentence))
    }
    let unknown = unknownFields.map(JSONValue.string)
    return .init([
      "validity": .string(status.rawValue), "results": .array(results),
      "unknownFields": unknown.isEmpty ? nil : .array(unknown),
      "violations": formViolations.isEmpty ? nil : formViolations.json(saying: sentence),
    ])
  }
}

extension FieldResult {
  /// The members of the answer about a text; the text is among them where the fixes have changed it.
  package func members(insteadOf text: String, saying sentence: (Violation) -> String) -> [JSONValue
    .Member]
  {
    let isFixed = !text.hasSameScalars(as: self.text)
    return .init(["text": isFixed ? .string(self.text) : nil])
      + validity.members(saying: sentence)
  }

  /// The members of the answer to what a text is when it is sanitized; what is wrong with it is among
  /// them where it still does not conform.
  package func sanitizedMembers(saying sentence: (Violation) -> String) -> [JSONValue.Member] {
    .init(["text": .string(text)])
      + (isValid ? [] : validity.members(saying: sentence))
  }
}
