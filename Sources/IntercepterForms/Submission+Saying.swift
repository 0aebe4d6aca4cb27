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
    func said(_ violations: Violations, isSecret: Bool = false) -> Violations {
      // A sentence about a secret text does not say how long that is.
      violations.changed { $0 = $0.saying(sentence(isSecret ? $0.withheld : $0)) }
    }
    return Submission(
      results: results.map {
        $0.with(Validity($0.status, said($0.violations, isSecret: $0.isSecret)))
      },
      unknownFields: unknownFields, formViolations: said(formViolations))
  }
}
