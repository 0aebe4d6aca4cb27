extension Violation {
  /// A special case of a code that has its own sentence.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// The text does not match the pattern yet, but more typing may lead to a match
    /// (``Code/patternMismatch``).
    case patternIncomplete
    /// Matching the text with the pattern takes too long (``Code/patternMismatch``).
    case patternTooSlow
    /// Matching the text with the pattern takes too much memory (``Code/patternMismatch``).
    case patternTooLarge
    /// The text cannot be matched with the pattern (``Code/patternMismatch``).
    case patternFailed
    /// The typed character is a grouping mark; the decimal separator is `.` (``Code/notANumber``).
    case separatorIsPoint
    /// The typed character is a grouping mark; the decimal separator is `,` (``Code/notANumber``).
    case separatorIsComma
    /// The typed character is a grouping mark; the decimal separator is `٫` (``Code/notANumber``).
    case separatorIsArabic
    /// The rules amend each other's amendments without end (``Code/custom``).
    case rulesDisagree
    /// The date or time needs more digits (``Code/tooShort``).
    case dateIncomplete
    /// The text can be read as two different dates (``Code/patternMismatch``).
    case dateAmbiguous
    /// The month does not have that day (``Code/outOfRange``).
    case noSuchDate
    /// The date or time is before the earliest one allowed (``Code/outOfRange``).
    case tooEarly
    /// The date or time is after the latest one allowed (``Code/outOfRange``).
    case tooLate
    /// The range ends before it begins (``Code/outOfRange``).
    case endBeforeStart
    /// The ellipsis was rejected; the full stops that the user had typed before it remain
    /// (``Code/ellipsis``).
    case ellipsisRejected
    /// The characters were removed, and the rest of the edit was accepted (codes of rules that
    /// judge single characters).
    case removed
  }
}

extension Violation.Variant {
  /// Returns the sentence of the variant in English.
  func message(_ bound: String?) -> String {
    switch self {
    case .patternIncomplete: "This does not match the required pattern yet."
    case .patternTooSlow: "Comparing this with the required pattern takes too long."
    case .patternTooLarge: "Comparing this with the required pattern takes too much memory."
    case .patternFailed: "This cannot be compared with the required pattern."
    case .separatorIsPoint: "The decimal separator is “.” here."
    case .separatorIsComma: "The decimal separator is “,” here."
    case .separatorIsArabic: "The decimal separator is “٫” here."
    case .rulesDisagree: "The rules of this field conflict on this text."
    case .dateIncomplete: "This is not complete."
    case .dateAmbiguous: "This date is ambiguous."
    case .noSuchDate: "There is no such date."
    case .tooEarly: "This is earlier than \(bound ?? "allowed")."
    case .tooLate: "This is later than \(bound ?? "allowed")."
    case .endBeforeStart: "The end is before the start."
    case .ellipsisRejected: "The keyboard inserted “…”; the dots before it were restored."
    case .removed: "Some characters were removed."
    }
  }
}
