internal import TextInputIntercepter

extension PatternError {
  /// Returns the message for an ICU error name.
  static func message(forICU name: String) -> String {
    switch name {
    case "U_REGEX_MISMATCHED_PAREN":
      "A parenthesis is not closed, or closed without being opened."
    case "U_REGEX_MISSING_CLOSE_BRACKET": "A character class is not closed: “]” is missing."
    case "U_REGEX_BAD_ESCAPE_SEQUENCE": "This escape sequence does not exist."
    case "U_REGEX_PROPERTY_SYNTAX": "This property or property value does not exist."
    case "U_REGEX_RULE_SYNTAX": "This is not valid here."
    case "U_REGEX_BAD_INTERVAL": "A repetition is written {n}, {n,} or {n,m}."
    case "U_REGEX_MAX_LT_MIN": "The maximum number of repetitions is less than the minimum."
    case "U_REGEX_NUMBER_TOO_BIG": "This number is too large."
    case "U_REGEX_INVALID_RANGE": "The range's end comes before its beginning."
    case "U_REGEX_INVALID_BACK_REF": "There is no group with this number."
    case "U_REGEX_INVALID_CAPTURE_GROUP_NAME":
      "There is no group with this name, or the name is invalid."
    case "U_REGEX_LOOK_BEHIND_LIMIT": "A look-behind must have a bounded length, without * or +."
    case "U_REGEX_INVALID_FLAG": "This flag does not exist."
    case "U_REGEX_SET_CONTAINS_STRING": "A character class with strings cannot be negated."
    case "U_REGEX_PATTERN_TOO_BIG": "The pattern is too large."
    // ICU reports this if a pattern overflows the compiler's stack of 100 groups and classes.
    case "U_REGEX_INTERNAL_ERROR": "The pattern is nested too deeply."
    case "U_REGEX_UNIMPLEMENTED": "ICU does not implement this."
    default: "The pattern cannot be read (\(name))."
    }
  }
}
