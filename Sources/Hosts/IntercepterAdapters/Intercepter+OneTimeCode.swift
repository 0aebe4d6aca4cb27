#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import TextInputIntercepter

  extension Intercepter {
    /// Creates the rules of a field for a one-time code.
    ///
    /// The rules remove all characters but digits from a pasted text.
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

    /// The identifier of a rule that marks a one-time code and accepts every text.
    static let oneTimeCodeMark = "oneTimeCode"
  }
#endif
