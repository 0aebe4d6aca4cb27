public import TextInputIntercepter

extension Submission {
  /// Returns the submission with a message for each violation, for example in the reader's
  /// language.
  ///
  /// ```swift
  /// let answer = signup.submit(texts).saying { messages.text(for: $0) }
  /// ```
  ///
  /// Texts may be withheld before or after: ``withholdingTexts(of:)`` leaves no sentence that
  /// reveals one.
  ///
  /// - Parameter sentence: A closure that returns the message for a violation. For a violation of a
  ///   field it is called again without the characters and lengths of the text.
  public func saying(_ sentence: (Violation) -> String) -> Submission {
    func said(_ violations: Violations, isSecret: Bool = false) -> Violations {
      violations.changed { $0 = $0.saying(sentence(isSecret ? $0.withheld : $0)) }
    }
    return with(
      results.map {
        var result = $0.with(Validity($0.status, said($0.violations, isSecret: $0.isSecret)))
        result.withheldViolations = said($0.withheld.violations)
        return result
      },
      said(formViolations))
  }
}
