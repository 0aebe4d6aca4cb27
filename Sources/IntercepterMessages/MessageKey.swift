/// The key of a pattern.
enum MessageKey: Sendable {
  /// The message of a violation, by its code.
  case violation(String)
  /// A length with its unit, such as "10 bytes", by the unit's identifier.
  case unit(String)
  /// The hint on how much characters count in a unit, such as "a Chinese character counts 2", by
  /// the unit's identifier.
  case hint(String)
  /// A sentence about a rule.
  case sentence(RuleSentence)
  /// A sentence about a custom rule, by its name in profiles.
  case customRule(String)
}

/// The violations that every language has a message for: the names of the core's codes and of the
/// variants within a code.
enum ViolationKey: String, CaseIterable {
  case tooLong, tooShort
  case emojiForbidden, emojiRequired, emojiTooNew
  case notADigit, notANumber, tooManyDecimalPlaces, tooManyIntegerDigits, leadingSeparator
  case leadingZero, negativeNotAllowed, outOfRange
  case characterNotAllowed, lineBreak, patternMismatch, ellipsis
  case required, oneRequired, notEqual
  case custom

  // The variants of these codes.
  case patternIncomplete, patternTooSlow, patternTooLarge, patternFailed, rulesDisagree
  case separatorIsPoint, separatorIsComma, separatorIsArabic
  case dateIncomplete, dateAmbiguous, noSuchDate, tooEarly, tooLate, endBeforeStart
  case removed, ellipsisRejected
}
