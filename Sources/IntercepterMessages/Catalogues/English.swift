/// The messages in English. Those of violations say what `Violation.message` says.
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
    case .emojiForbidden: "Emoji are not allowed here."
    case .emojiRequired: "Only emoji are allowed here."
    case .emojiTooNew: "This emoji is too new to be shown everywhere."
    case .notADigit: "Only digits are allowed here."
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
    case .leadingZero: "A number cannot begin with a needless zero here."
    case .negativeNotAllowed: "Negative numbers are not allowed here."
    case .outOfRange: "This number is out of range."
    case .characterNotAllowed: "This character is not allowed here."
    case .lineBreak: "Line breaks are not allowed here."
    case .patternMismatch: "This does not match the required pattern."
    case .ellipsis: "Typed full stops were replaced by an ellipsis."
    case .required: "This field is required."
    case .notEqual: "The two entries are not the same."
    case .custom: "This is not allowed here."
    case .patternIncomplete: "This does not match the required pattern yet."
    case .patternTooSlow: "Comparing this with the required pattern takes too long."
    case .patternTooLarge: "Comparing this with the required pattern takes too much memory."
    case .patternFailed: "This cannot be compared with the required pattern."
    case .rulesDisagree: "The rules of this field do not agree on how to write this."
    }
  }

  static func pattern(for key: UnitKey) -> String {
    switch key {
    case .graphemes, .scalars, .utf16: "{count, plural, one {# character} other {# characters}}"
    case .utf8, .gb18030: "{count, plural, one {# byte} other {# bytes}}"
    case .doubleWidth: "{count, plural, one {# column} other {# columns}}"
    case .other: "{count} ({unit})"
    case .none: "{count}"
    }
  }

  static func hint(for key: UnitKey) -> String? {
    switch key {
    case .scalars: "some emoji count several"
    case .utf16: "most emoji count {two}"
    case .utf8: "a Chinese character counts {three}"
    case .gb18030: "a Chinese character counts {two}"
    case .doubleWidth: "a Chinese character takes {two}"
    case .graphemes, .other, .none: nil
    }
  }

  static func pattern(for sentence: RuleSentence) -> String { "No emoji." }
}
