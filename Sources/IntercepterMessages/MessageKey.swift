internal import TextInputIntercepter

/// The purpose of a pattern.
enum MessageKey: Hashable, Sendable {
  /// The message of a violation, by its code.
  case violation(String)
  /// A length with its unit, by the unit's identifier: "10 bytes".
  case unit(String)
  /// The hint on how much characters count in a unit, by its identifier: "a Chinese character counts 2".
  case hint(String)
  /// A rule in words.
  case sentence(RuleSentence)
  /// A rule of an app's own in words, by its name in profiles.
  case customRule(String)
}

/// The violations that every language has a message for: the codes of the core, by their names, and
/// the cases that a code does not tell apart.
enum ViolationKey: String, CaseIterable {
  case tooLong, tooShort
  case emojiForbidden, emojiRequired, emojiTooNew
  case notADigit, notANumber, tooManyDecimalPlaces, tooManyIntegerDigits, leadingSeparator
  case leadingZero, negativeNotAllowed, outOfRange
  case characterNotAllowed, lineBreak, patternMismatch, ellipsis
  case required, oneRequired, notEqual
  case custom

  // The variants of these codes, by their names.
  case patternIncomplete, patternTooSlow, patternTooLarge, patternFailed, rulesDisagree
  case separatorIsPoint, separatorIsComma, separatorIsArabic
  case dateIncomplete, dateAmbiguous, noSuchDate, tooEarly, tooLate, endBeforeStart
  case removed
}
