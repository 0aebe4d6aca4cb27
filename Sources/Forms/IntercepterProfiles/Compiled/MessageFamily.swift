internal import TextInputIntercepter

/// Messages that only certain rules or formats report, so a compiled profile without these does not
/// contain them.
enum MessageFamily: CaseIterable {
  case emoji, number, date, telephone, checkDigit, pattern, oneOf, equal, atLeastOne

  /// The names of the messages: codes, variants, and sentences about rules.
  var names: [String] {
    switch self {
    case .emoji: Self.names([.emojiForbidden, .emojiRequired, .emojiTooNew])
    case .number:
      Self.names(
        [
          .notANumber, .tooManyDecimalPlaces, .tooManyIntegerDigits, .leadingSeparator,
          .leadingZero, .negativeNotAllowed,
        ], [.separatorIsPoint, .separatorIsComma, .separatorIsArabic])
        + ["decimalPlaces", "integerDigits"]
    case .date:
      Self.names(
        [],
        [
          .dateIncomplete, .dateAmbiguous, .dateInOtherOrder, .dateWithTime, .timeWithSeconds,
          .zeroTimeDropped, .noSuchMonth, .noSuchDay, .noSuchHour, .noSuchMinute, .noSuchSecond,
          .noSuchDate,
          .tooEarly, .tooLate, .endBeforeStart,
        ])
    case .telephone: Self.names([], [.foreign, .zeroNotDialed, .callingCodeMissing])
    case .checkDigit: Self.names([], [.wrongCheckDigit])
    case .pattern: Self.names([], [.patternTooSlow, .patternTooLarge, .patternFailed])
    case .oneOf: Self.names([], [.notListed])
    case .equal: Self.names([.notEqual])
    case .atLeastOne: Self.names([.oneRequired])
    }
  }

  private static func names(
    _ codes: [Violation.Code], _ variants: [Violation.Variant] = []
  ) -> [String] {
    codes.map { $0.rawValue } + variants.map { $0.rawValue }
  }
}
