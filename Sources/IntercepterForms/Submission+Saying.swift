public import TextInputIntercepter

extension Submission {
  /// The submission with a sentence for each violation, such as one in the language of whoever reads it.
  ///
  /// ```swift
  /// let answer = signup.submit(texts).saying { messages.text(for: $0) }
  /// ```
  ///
  /// - Parameter sentence: What is said of a violation.
  public func saying(_ sentence: (Violation) -> String) -> Submission {
    func said(_ violations: Violations) -> Violations {
      var said = Violations()
      for violation in violations { said.append(violation.saying(sentence(violation))) }
      return said
    }
    return Submission(
      results: results.map { result in
        FieldResult(
          name: result.name, text: result.text,
          validity: Validity(result.status, said(result.violations)))
      },
      unknownFields: unknownFields, formViolations: said(formViolations))
  }
}
