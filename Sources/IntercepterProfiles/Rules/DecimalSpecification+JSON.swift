internal import TextInputIntercepter

extension DecimalSpecification {
  /// Reads the arguments; what is wrong is noted in the node's findings.
  init(_ object: inout JSONObjectReader) {
    self.init(places: object.required("places")?.integer() ?? 0)
    integerDigits = object["integerDigits"]?.integer()
    separator = object["separator"]?.separator() ?? separator
    alternativeSeparators = object["alternativeSeparators"]?.string() ?? alternativeSeparators
    digits = object["digits"]?.choice() ?? digits
    negative = object["negative"]?.boolean() ?? negative
    leadingZeros = object["leadingZeros"]?.choice() ?? leadingZeros
    leadingSeparator = object["leadingSeparator"]?.choice() ?? leadingSeparator
    minimum = object["minimum"]?.decimalNumber()
    let maximumNode = object["maximum"]
    maximum = maximumNode?.decimalNumber()
    if let minimum, let maximum, maximum < minimum {
      maximumNode?.report("\(maximum) is less than the minimum, \(minimum)")
    }
    onViolation = object.onViolation()
  }
}

extension JSONNode {
  fileprivate func separator() -> Character? {
    if case .string(let text) = value, text.count == 1, let character = text.first,
      !character.isNumber, character != "-"
    {
      return character
    }
    return mismatch(expected: "one character that is neither a digit nor “-”")
  }

  /// An exact number: a string, or a number without an exponent.
  fileprivate func decimalNumber() -> DecimalNumber? {
    switch value {
    case .number(let text), .string(let text):
      if let number = DecimalNumber(text) { return number }
    default: break
    }
    return mismatch(expected: "a decimal number such as 0.01 or \"0.01\"")
  }
}
