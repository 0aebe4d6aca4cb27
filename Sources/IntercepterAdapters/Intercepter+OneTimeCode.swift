#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import TextInputIntercepter

  extension Intercepter {
    /// Creates the rules of a field for a one-time code: digits, of which a pasted text may have others between them.
    ///
    /// ```swift
    /// Intercepter.oneTimeCode().sanitize("Your code: 123 456")  // 123456
    /// ```
    ///
    /// - Parameter digits: The number of digits.
    public static func oneTimeCode(digits: Int = 6) -> Intercepter {
      Intercepter(rules: [
        .numbersOnly(onViolation: .amend), .maxLength(digits, in: .graphemes, onViolation: .amend),
        .minLength(digits, in: .graphemes), Rule(oneTimeCodeMark) { _ in .accept },
      ])
    }

    /// The identifier of a rule that says what the text is for, and accepts everything.
    static let oneTimeCodeMark = "oneTimeCode"
  }
#endif
