/// The sentences that say what a field wants, before anybody has typed anything.
///
/// Some of them name what they are about, by the arguments that their cases mention.
public enum RuleSentence: String, Hashable, Sendable, CaseIterable {
  /// There may be no emoji.
  case emojiForbidden
  /// There may be emoji alone.
  case emojiOnly
  /// There may be emoji up to a version of the standard, `text`.
  case emojiUpTo

  /// The text is at most `limitWithUnit` long.
  case maxLength
  /// The text is at least `limitWithUnit` long.
  case minLength

  /// There may be the digits 0 to 9 alone.
  case digits
  /// There may be digits alone, those of any script.
  case digitsOfAnyScript
  /// There may be digits alone, and those of other scripts become 0 to 9.
  case digitsNormalized

  /// A number with at most `limit` decimal places, a whole one where that is 0.
  case decimalPlaces
  /// There are at most `limit` digits before the decimal separator.
  case integerDigits
  /// The number is at least `minimum`.
  case minimum
  /// The number is at most `maximum`.
  case maximum
  /// The number is between `minimum` and `maximum`, or one of them.
  case range
  /// The number may be negative.
  case negativeAllowed
  /// The number may not be negative.
  case negativeForbidden
  /// The decimal separator is `text`, where readers of the language expect another one.
  case decimalSeparator
  /// There may be no needless zeros at the front.
  case leadingZerosForbidden
  /// Needless zeros at the front are removed.
  case leadingZerosRemoved

  /// There may be the characters `text` alone.
  case allowedCharacters
  /// The characters `text` may not be there.
  case forbiddenCharacters
  /// The text matches the regular expression `text`.
  case pattern
  /// There may be no line breaks.
  case singleLine
  /// Line breaks become spaces.
  case lineBreaksBecomeSpaces
  /// Line breaks become `text`.
  case lineBreaksReplaced
  /// Line breaks are removed.
  case lineBreaksRemoved
  /// Full-width letters and digits become ordinary ones.
  case widthNormalized

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
  /// The text is shown as `text` is.
  case shownLike

  /// Something must be entered.
  case required
  /// Something must be entered where the field `text` has something.
  case requiredWhen
  /// Something must be entered in one of the fields `text`.
  case oneRequired
  /// The text is that of the field `text`.
  case equal

  /// Text beyond the limit is cut off.
  case cutOff
  /// Text that does not comply is left out.
  case leftOut
  /// Text that does not comply is accepted all the same.
  case recommended

  /// Numbers, digits and dates are written as the rules write them, where they mean one value.
  case valuesNormalized
  /// White space at the ends is removed.
  case whitespaceTrimmed
  /// White space becomes one space.
  case whitespaceCollapsed
  /// Zeros are added up to `limit` decimal places.
  case decimalsPadded
  /// A decimal separator at the end is removed.
  case trailingSeparatorDropped
}
