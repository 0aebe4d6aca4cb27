public import TextInputIntercepter

extension Submission {
  /// The submission with a sentence for each violation, such as one in the language of whoever reads it.
  ///
  /// ```swift
  /// let answer = signup.submit(texts).saying { messages.text(for: $0) }
  /// ```
  ///
  /// - Parameter sentence: Gives the sentence for a violation.
  public func saying(_ sentence: (Violation) -> String) -> Submission {
    func said(_ violations: Violations) -> Violations {
      violations.changed { $0 = $0.saying(sentence($0)) }
    }
    return Submission(
      results: results.map { $0.with(Validity($0.status, said($0.violations))) },
      unknownFields: unknownFields, formViolations: said(formViolations))
  }
}
