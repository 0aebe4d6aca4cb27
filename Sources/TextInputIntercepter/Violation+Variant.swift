extension Violation {
  /// A case of a code that is said in words of its own.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// The text does not match the pattern yet; typing on may lead to a match (``Code/patternMismatch``).
    case patternIncomplete
    /// Comparing the text with the pattern takes too long (``Code/patternMismatch``).
    case patternTooSlow
    /// Comparing the text with the pattern takes too much memory (``Code/patternMismatch``).
    case patternTooLarge
    /// The text cannot be compared with the pattern (``Code/patternMismatch``).
    case patternFailed
    /// The rules amend what each other has amended, without end (``Code/custom``).
    case rulesDisagree
  }
}

extension Violation.Variant {
  /// The variant as one English sentence.
  var message: String {
    switch self {
    case .patternIncomplete: "This does not match the required pattern yet."
    case .patternTooSlow: "Comparing this with the required pattern takes too long."
    case .patternTooLarge: "Comparing this with the required pattern takes too much memory."
    case .patternFailed: "This cannot be compared with the required pattern."
    case .rulesDisagree: "The rules of this field do not agree on how to write this."
    }
  }
}
