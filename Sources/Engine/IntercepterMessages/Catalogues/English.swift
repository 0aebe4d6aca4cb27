extension MessageCatalogue {
  /// The messages in English.
  ///
  /// `Violation.message` takes its sentences from here.
  static let english = MessageCatalogue(
    enumeration: .english,
    violations: """
      tooLong: At most {limitWithUnit} {limit, plural, one {is} other {are}} allowed here,
        not {actual}{hasHint, select, true {; {hint}} other {}}.
      tooShort: At least {limitWithUnit} {limit, plural, one {is} other {are}} needed here,
        not {actual}{hasHint, select, true {; {hint}} other {}}.
      emojiForbidden: {characterCount, plural, =0 {Emoji are not allowed here.}
        other {Emoji are not allowed here: {characters}.}}
      emojiRequired: {characterCount, plural, =0 {Only emoji are allowed here.}
        one {{characters} is not an emoji.} other {{characters} are not emoji.}}
      emojiTooNew: {characterCount, plural, =0 {This emoji is too new to be shown everywhere.}
        one {{characters} is too new to be shown everywhere.}
        other {{characters} are too new to be shown everywhere.}}
      notADigit: {characterCount, plural, =0 {Only digits are allowed here.}
        one {{characters} is not a digit.} other {{characters} are not digits.}}
      notANumber: This is not a decimal number.
      tooManyDecimalPlaces: {limit, plural, =0 {Only whole numbers are allowed here.}
        one {At most # decimal place is allowed here, not {actual}.}
        other {At most # decimal places are allowed here, not {actual}.}}
      tooManyIntegerDigits: {limit, plural, one {At most # digit is}
        other {At most # digits are}} allowed before the decimal separator, not {actual}.
      leadingSeparator: A number cannot begin with its decimal separator here.
      leadingZero: Unnecessary leading zeros are not allowed here.
      negativeNotAllowed: Negative numbers are not allowed here.
      outOfRange: This number is out of range.
      characterNotAllowed: {characterCount, plural, =0 {This character is not allowed here.}
        one {{characters} is not allowed here.} other {{characters} are not allowed here.}}
      lineBreak: Line breaks are not allowed here.
      patternMismatch: This does not match the required pattern.
      ellipsis: The keyboard replaced “...” with “…”; the dots were restored.
      required: This field is required.
      oneRequired: At least one of these fields is required.
      notEqual: The two entries are not the same.
      custom: This is not allowed here.
      patternIncomplete: This does not match the required pattern yet.
      patternTooSlow: Comparing this with the required pattern takes too long.
      patternTooLarge: Comparing this with the required pattern takes too much memory.
      patternFailed: This cannot be compared with the required pattern.
      notListed: This must be one of: {bound}.
      rulesDisagree: The rules of this field conflict on this text.
      separatorIsPoint: The decimal separator is “.” here.
      separatorIsComma: The decimal separator is “,” here.
      separatorIsArabic: The decimal separator is “٫” here.
      closingDash: The dash behind the number may be a minus sign, or only close the amount.
      dateIncomplete: This is not complete.
      dateAmbiguous: This date is ambiguous.
      foreign: {hasBound, select, true {Telephone numbers with the calling code {bound} are not
        accepted here.} other {Telephone numbers with this calling code are not accepted here.}}
      zeroNotDialed: Leave out the 0 at the front of the number.
      callingCodeMissing: Begin with + and the calling code of the number.
      telephoneExtension: Leave out the extension “{bound}” behind the number.
      dateInOtherOrder: This date is in another order.
      dateWithTime: This is a timestamp; a date is expected.
      timeInsteadOfDate: This is a time; a date is expected.
      dateInsteadOfTime: This has a date; only a time is expected.
      timeWithSeconds: A time without seconds is required here.
      zeroTimeDropped: The zeros that this field does not show were dropped.
      noSuchMonth: There is no month {actual}.
      noSuchDay: There is no day {actual}.
      noSuchHour: There is no hour {actual}.
      noSuchMinute: There is no minute {actual}.
      noSuchSecond: There is no second {actual}.
      wrongCheckDigit: The check digit is wrong.
      noSuchDate: There is no such date.
      tooEarly: {hasBound, select, true {This is earlier than {bound}.}
        other {This is earlier than allowed.}}
      tooLate: {hasBound, select, true {This is later than {bound}.}
        other {This is later than allowed.}}
      endBeforeStart: The end is before the start.
      removed: {characterCount, plural, =0 {Some characters were removed.}
        one {{characters} was removed.} other {{characters} were removed.}}
      ellipsisRejected: The keyboard inserted “…”; the dots before it were restored.
      counts: {characters} counts {actual}
      """,
    units: """
      graphemes scalars utf16: {count, plural, one {# character} other {# characters}}
      utf8 gb18030: {count, plural, one {# byte} other {# bytes}}
      doubleWidth: {count, plural, one {# column} other {# columns}}
      other: {count} ({unit})
      """,
    hints: """
      scalars: some emoji count several
      utf16: most emoji count {two}
      utf8: a Chinese character counts {three}
      gb18030: a Chinese character counts {two}
      doubleWidth: a Chinese character takes {two}
      """,
    sentences: """
      emojiForbidden: No emoji.
      emojiOnly: Only emoji.
      emojiUpTo: No emoji newer than Emoji {text}.
      maxLength: At most {limitWithUnit}{hasHint, select, true { ({hint})} other {}}.
      minLength: At least {limitWithUnit}{hasHint, select, true { ({hint})} other {}}.
      digits: Only the digits 0–9.
      digitsOfAnyScript: Only digits, in any script.
      digitsNormalized: Only digits; those of other scripts become 0–9.
      decimalPlaces: {limit, plural, =0 {A whole number.}
        one {A number with at most # decimal place.}
        other {A number with at most # decimal places.}}
      integerDigits: At most {limit, plural, one {# digit}
        other {# digits}} before the decimal separator.
      minimum: Not less than {minimum}.
      maximum: Not more than {maximum}.
      range: From {minimum} to {maximum}.
      negativeAllowed: Negative numbers are allowed.
      negativeForbidden: No negative numbers.
      decimalSeparator: The decimal separator is “{text}”.
      leadingZerosForbidden: No unnecessary leading zeros.
      leadingZerosRemoved: Unnecessary leading zeros are removed.
      allowedCharacters: Only these characters: “{text}”.
      forbiddenCharacters: None of these characters: “{text}”.
      pattern: Must match the pattern “{text}”.
      oneOf: One of: {text}.
      singleLine: One line only.
      lineBreaksBecomeSpaces: Line breaks become spaces.
      lineBreaksReplaced: Line breaks become “{text}”.
      lineBreaksRemoved: Line breaks are removed.
      widthNormalized: Full-width letters and digits become ordinary ones.
      punctuationStraightened: Typographic quotation marks and dashes become plain ones.
      lettersCapitalized: Letters become capitals.
      checkDigit: With the right check digit ({text}).
      paymentCard: The number of a payment card.
      iban: An IBAN (international bank account number).
      date: A date, such as {text}.
      timeOfDay: A time of day, such as {text}.
      earliest: Not earlier than {text}.
      latest: Not later than {text}.
      oneTimeCode: A code of {limit, plural, one {# digit} other {# digits}}.
      shownLike: Shown like “{text}”.
      required: Required.
      visible: Not only invisible characters.
      requiredWhen: Required if “{text}” is filled in.
      oneRequired: At least one of these is required: {text}.
      equal: The same as “{text}”.
      cutOff: Longer text is truncated.
      leftOut: Anything that does not comply is removed.
      recommended: This is only a recommendation.
      valuesNormalized: Numbers and dates in other notations are rewritten if they are unambiguous.
      whitespaceTrimmed: Spaces at the beginning and the end are removed.
      whitespaceCollapsed: Several spaces in a row become one.
      decimalsPadded: Zeros are added up to {limit, plural, one {# decimal place}
        other {# decimal places}}.
      trailingSeparatorDropped: A decimal separator at the end is removed.
      """)
}
