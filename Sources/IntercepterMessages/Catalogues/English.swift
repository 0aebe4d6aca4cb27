/// The messages in English.
///
/// `Violation.message` takes its sentences from here.
enum English: Catalogue {
  static func pattern(for key: ViolationKey) -> String {
    switch key {
    case .tooLong:
      """
      At most {limitWithUnit} {limit, plural, one {is} other {are}} allowed here, not \
      {actual}{hasHint, select, true {; {hint}} other {}}.
      """
    case .tooShort:
      """
      At least {limitWithUnit} {limit, plural, one {is} other {are}} needed here, not \
      {actual}{hasHint, select, true {; {hint}} other {}}.
      """
    case .emojiForbidden:
      """
      {characterCount, plural, =0 {Emoji are not allowed here.} \
      other {Emoji are not allowed here: {characters}.}}
      """
    case .emojiRequired:
      """
      {characterCount, plural, =0 {Only emoji are allowed here.} \
      one {{characters} is not an emoji.} \
      other {{characters} are not emoji.}}
      """
    case .emojiTooNew:
      """
      {characterCount, plural, =0 {This emoji is too new to be shown everywhere.} \
      one {{characters} is too new to be shown everywhere.} \
      other {{characters} are too new to be shown everywhere.}}
      """
    case .notADigit:
      """
      {characterCount, plural, =0 {Only digits are allowed here.} \
      one {{characters} is not a digit.} \
      other {{characters} are not digits.}}
      """
    case .notANumber: "This is not a decimal number."
    case .tooManyDecimalPlaces:
      """
      {limit, plural, =0 {Only whole numbers are allowed here.} \
      one {At most # decimal place is allowed here, not {actual}.} \
      other {At most # decimal places are allowed here, not {actual}.}}
      """
    case .tooManyIntegerDigits:
      """
      {limit, plural, one {At most # digit is} other {At most # digits are}} allowed before the \
      decimal separator, not {actual}.
      """
    case .leadingSeparator: "A number cannot begin with its decimal separator here."
    case .leadingZero: "Unnecessary leading zeros are not allowed here."
    case .negativeNotAllowed: "Negative numbers are not allowed here."
    case .outOfRange: "This number is out of range."
    case .characterNotAllowed:
      """
      {characterCount, plural, =0 {This character is not allowed here.} \
      one {{characters} is not allowed here.} \
      other {{characters} are not allowed here.}}
      """
    case .lineBreak: "Line breaks are not allowed here."
    case .patternMismatch: "This does not match the required pattern."
    case .ellipsis: "The keyboard replaced “...” with “…”; the dots were restored."
    case .required: "This field is required."
    case .oneRequired: "At least one of these fields is required."
    case .notEqual: "The two entries are not the same."
    case .custom: "This is not allowed here."
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
    case .tooEarly:
      """
      {hasBound, select, true {This is earlier than {bound}.} \
      other {This is earlier than allowed.}}
      """
    case .tooLate:
      """
      {hasBound, select, true {This is later than {bound}.} \
      other {This is later than allowed.}}
      """
    case .endBeforeStart: "The end is before the start."
    case .ellipsisRejected: "The keyboard inserted “…”; the dots before it were restored."
    case .removed:
      """
      {characterCount, plural, =0 {Some characters were removed.} \
      one {{characters} was removed.} \
      other {{characters} were removed.}}
      """
    }
  }

  static func pattern(for unit: UnitName?) -> String {
    switch unit?.family {
    case .graphemes, .scalars, .utf16: "{count, plural, one {# character} other {# characters}}"
    case .utf8, .gb18030: "{count, plural, one {# byte} other {# bytes}}"
    case .doubleWidth: "{count, plural, one {# column} other {# columns}}"
    default: "{count} ({unit})"
    }
  }

  static func hint(for unit: UnitName?) -> String? {
    switch unit?.family {
    case .scalars: "some emoji count several"
    case .utf16: "most emoji count {two}"
    case .utf8: "a Chinese character counts {three}"
    case .gb18030: "a Chinese character counts {two}"
    case .doubleWidth: "a Chinese character takes {two}"
    default: nil
    }
  }

  static func pattern(for sentence: RuleSentence) -> String {
    switch sentence {
    case .emojiForbidden: "No emoji."
    case .emojiOnly: "Only emoji."
    case .emojiUpTo: "No emoji newer than Emoji {text}."
    case .maxLength: "At most {limitWithUnit}{hasHint, select, true { ({hint})} other {}}."
    case .minLength: "At least {limitWithUnit}{hasHint, select, true { ({hint})} other {}}."
    case .digits: "Only the digits 0–9."
    case .digitsOfAnyScript: "Only digits, in any script."
    case .digitsNormalized: "Only digits; those of other scripts become 0–9."
    case .decimalPlaces:
      """
      {limit, plural, =0 {A whole number.} one {A number with at most # decimal place.} \
      other {A number with at most # decimal places.}}
      """
    case .integerDigits:
      "At most {limit, plural, one {# digit} other {# digits}} before the decimal separator."
    case .minimum: "Not less than {minimum}."
    case .maximum: "Not more than {maximum}."
    case .range: "From {minimum} to {maximum}."
    case .negativeAllowed: "Negative numbers are allowed."
    case .negativeForbidden: "No negative numbers."
    case .decimalSeparator: "The decimal separator is “{text}”."
    case .leadingZerosForbidden: "No unnecessary leading zeros."
    case .leadingZerosRemoved: "Unnecessary leading zeros are removed."
    case .allowedCharacters: "Only these characters: “{text}”."
    case .forbiddenCharacters: "None of these characters: “{text}”."
    case .pattern: "Must match the pattern “{text}”."
    case .singleLine: "One line only."
    case .lineBreaksBecomeSpaces: "Line breaks become spaces."
    case .lineBreaksReplaced: "Line breaks become “{text}”."
    case .lineBreaksRemoved: "Line breaks are removed."
    case .widthNormalized: "Full-width letters and digits become ordinary ones."
    case .paymentCard: "The number of a payment card."
    case .iban: "An IBAN (international bank account number)."
    case .date: "A date, such as {text}."
    case .timeOfDay: "A time of day, such as {text}."
    case .earliest: "Not earlier than {text}."
    case .latest: "Not later than {text}."
    case .oneTimeCode: "A code of {limit, plural, one {# digit} other {# digits}}."
    case .shownLike: "Shown like “{text}”."
    case .required: "Required."
    case .requiredWhen: "Required if “{text}” is filled in."
    case .oneRequired: "At least one of these is required: {text}."
    case .equal: "The same as “{text}”."
    case .cutOff: "Longer text is truncated."
    case .leftOut: "Anything that does not comply is removed."
    case .recommended: "This is only a recommendation."
    case .valuesNormalized:
      "Numbers and dates in other notations are rewritten if they are unambiguous."
    case .whitespaceTrimmed: "Spaces at the beginning and the end are removed."
    case .whitespaceCollapsed: "Several spaces in a row become one."
    case .decimalsPadded:
      """
      Zeros are added up to {limit, plural, one {# decimal place} other {# decimal places}}.
      """
    case .trailingSeparatorDropped: "A decimal separator at the end is removed."
    }
  }
}
