public import TextInputIntercepter

extension Submission {
  /// Returns the submission with a message for each violation, for example in the reader's
  /// language.
  ///
  /// ```swift
  /// let answer = signup.submit(texts).saying { messages.text(for: $0) }
  /// ```
  ///
  /// - Parameter sentence: A closure that returns the message for a violation.
  public func saying(_ sentence: (Violation) -> String) -> Submission {
    func said(_ violations: Violations, isSecret: Bool = false) -> Violations {
      // The message of a secret field does not reveal the length of its text.
      violations.changed { $0 = $0.saying(sentence(isSecret ? $0.withheld : $0)) }
    }
    return with(
      results.map { $0.with(Validity($0.status, said($0.violations, isSecret: $0.isSecret))) },
      said(formViolations))
  }
}
