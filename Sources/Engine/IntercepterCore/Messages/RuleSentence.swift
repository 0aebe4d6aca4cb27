/// A sentence about a requirement of a field, for users who have not typed yet.
///
/// The cases mention the arguments that their sentences contain.
public enum RuleSentence: String, Hashable, Sendable, CaseIterable {
  /// Emoji are not allowed.
  case emojiForbidden
  /// Only emoji are allowed.
  case emojiOnly
  /// Emoji are allowed up to version `text` of the standard.
  case emojiUpTo

  /// The length is at most `limitWithUnit`.
  case maxLength
  /// The length is at least `limitWithUnit`.
  case minLength

  /// Only the digits 0 to 9 are allowed.
  case digits
  /// Only digits are allowed, of any script.
  case digitsOfAnyScript
  /// Only digits are allowed, and those of other scripts become 0 to 9.
  case digitsNormalized

  /// A number with at most `limit` decimal places, or an integer if `limit` is 0.
  case decimalPlaces
  /// At most `limit` digits are allowed before the decimal separator.
  case integerDigits
  /// The number is at least `minimum`.
  case minimum
  /// The number is at most `maximum`.
  case maximum
  /// The number is between `minimum` and `maximum`, inclusive.
  case range
  /// The number may be negative.
  case negativeAllowed
  /// The number may not be negative.
  case negativeForbidden
  /// The decimal separator is `text`, unlike the usual one of the language.
  case decimalSeparator
  /// Redundant leading zeros are not allowed.
  case leadingZerosForbidden
  /// Redundant leading zeros are removed.
  case leadingZerosRemoved

  /// Only the characters `text` are allowed.
  case allowedCharacters
  /// The characters `text` are not allowed.
  case forbiddenCharacters
  /// The text matches the regular expression `text`.
  case pattern
  /// The text is one of the values `text`.
  case oneOf
  /// Line breaks are not allowed.
  case singleLine
  /// Line breaks become spaces.
  case lineBreaksBecomeSpaces
  /// Line breaks become `text`.
  case lineBreaksReplaced
  /// Line breaks are removed.
  case lineBreaksRemoved
  /// Full-width letters and digits become ordinary ones.
  case widthNormalized
  /// Typographic quotation marks and dashes become ASCII.
  case punctuationStraightened

  /// Letters become capitals.
  case lettersCapitalized
  /// The check digit, computed as `text`, is right.
  case checkDigit

  /// The number of a payment card.
  case paymentCard
  /// An international bank account number.
  case iban
  /// A date, such as `text`.
  case date
  /// A time of day, such as `text`.
  case timeOfDay
  /// The date or time is `text` or later.
  case earliest
  /// The date or time is `text` or earlier.
  case latest
  /// A code of `limit` digits.
  case oneTimeCode
  /// The text is formatted like `text`.
  case shownLike

  /// A text is required.
  case required
  /// A text of invisible characters alone is not allowed.
  case visible
  /// A text is required if the field `text` is not empty.
  case requiredWhen
  /// A text is required in one of the fields `text`.
  case oneRequired
  /// The text equals that of the field `text`.
  case equal

  /// Text beyond the limit is truncated.
  case cutOff
  /// Characters that do not conform are removed.
  case leftOut
  /// Text that does not conform is accepted and reported.
  case recommended

  /// Numbers, digits and dates are written in the notation of the rules, if their value is
  /// unambiguous.
  case valuesNormalized
  /// White space at both ends is removed.
  case whitespaceTrimmed
  /// Runs of white space become one space.
  case whitespaceCollapsed
  /// Zeros are appended up to `limit` decimal places.
  case decimalsPadded
  /// A trailing decimal separator is removed.
  case trailingSeparatorDropped
}
