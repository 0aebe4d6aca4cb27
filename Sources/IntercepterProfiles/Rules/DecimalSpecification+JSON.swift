internal import TextInputIntercepter

extension DecimalSpecification {
  /// Reads the arguments; what is wrong is noted in the node's findings.
  init(_ object: inout JSONObjectReader) {
    self.init(places: object.required("places")?.integer() ?? 0)
    integerDigits = object["integerDigits"]?.integer(from: 1)
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
  /// What may stand between the digits of a number.
  func separator() -> Character? {
    if case .string(let text) = value, text.count == 1, let character = text.first,
      character.decimalDigit == nil, character != "-"
    {
      return character
    }
    return mismatch(expected: "one character that is neither a digit nor “-”")
  }

  /// An exact number: a string, or a number without an exponent.
  fileprivate func decimalNumber() -> DecimalNumber? {
    switch value {
    case .number(let text), .string(let text):
      guard isWithin(findings.limits.digits, text.utf8.count, "digits") else { return nil }
      if let number = DecimalNumber(text) { return number }
    default: break
    }
    return mismatch(expected: "a decimal number such as 0.01 or \"0.01\"")
  }
}

extension JSONMembers {
  /// Adds the arguments, without those that are as they are by default.
  mutating func add(_ decimal: DecimalSpecification) {
    let usual = DecimalSpecification(places: decimal.places)
    add("places", .number(decimal.places))
    add("integerDigits", decimal.integerDigits.map(JSONValue.number))
    if decimal.separator != usual.separator {
      add("separator", .string(String(decimal.separator)))
    }
    if decimal.alternativeSeparators != usual.alternativeSeparators {
      add("alternativeSeparators", .string(decimal.alternativeSeparators))
    }
    add("digits", decimal.digits, unless: usual.digits)
    add("negative", decimal.negative ? .boolean(true) : nil)
    add("leadingZeros", decimal.leadingZeros, unless: usual.leadingZeros)
    add("leadingSeparator", decimal.leadingSeparator, unless: usual.leadingSeparator)
    add("minimum", decimal.minimum?.json)
    add("maximum", decimal.maximum?.json)
    add(decimal.onViolation)
  }
}

extension DecimalNumber {
  /// A number, as long as other readers of JSON take no other for it; a string, if it has more digits
  /// than a binary fraction holds.
  fileprivate var json: JSONValue {
    let text = description
    return text.utf8.count > 15 ? .string(text) : .number(text)
  }
}
