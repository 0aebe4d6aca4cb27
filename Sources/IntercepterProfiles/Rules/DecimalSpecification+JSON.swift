internal import TextInputIntercepter

extension DecimalSpecification {
  /// Reads the arguments; what is wrong is reported.
  init(_ object: inout JSONObjectReader) {
    let places = object.required("places")?.integer() ?? 0
    let locale = object["locale"]
    self.init(places: places, locale: locale.flatMap { $0.numberLocale() })
    integerDigits = object["integerDigits"]?.integer(from: 1)
    if locale == nil {
      separator = object["separator"]?.separator() ?? separator
      alternativeSeparators = object["alternativeSeparators"]?.string() ?? alternativeSeparators
      groupingSeparators = object["groupingSeparators"]?.string() ?? groupingSeparators
    } else {
      for name in ["separator", "alternativeSeparators", "groupingSeparators"] {
        object[name]?.report("the locale says this already")
      }
    }
    digits = object["digits"]?.choice() ?? digits
    negative = object["negative"]?.boolean() ?? negative
    leadingZeros = object["leadingZeros"]?.choice() ?? leadingZeros
    leadingSeparator = object["leadingSeparator"]?.choice() ?? leadingSeparator
    minimum = object["minimum"]?.decimalNumber()
    maximum = object["maximum"]?.decimalNumber()
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

  /// A locale whose way of writing numbers is known.
  fileprivate func numberLocale() -> String? {
    guard let locale = string() else { return nil }
    if !locale.isEmpty, NumberSymbols(locale: locale) != nil { return locale }
    return mismatch(expected: "a locale that CLDR knows, such as \"de-DE\"")
  }

  /// An exact number: a string, or a number without an exponent.
  fileprivate func decimalNumber() -> DecimalNumber? {
    switch value {
    case .number(let text), .string(let text):
      guard isWithin(context.limits.digits, text.utf8.count, "digits") else { return nil }
      if let number = DecimalNumber(text) { return number }
    default: break
    }
    return mismatch(expected: "a decimal number such as 0.01 or \"0.01\"")
  }
}

extension JSONMembers {
  /// Adds the arguments, without those that are as they are by default.
  mutating func add(_ decimal: DecimalSpecification) {
    let usual = DecimalSpecification(places: decimal.places, locale: decimal.locale)
    add("places", .number(decimal.places))
    add("locale", decimal.locale.map(JSONValue.string))
    add("integerDigits", decimal.integerDigits.map(JSONValue.number))
    if decimal.locale == nil { add(separatorsOf: decimal, unlessIn: usual) }
    add("digits", decimal.digits, unless: usual.digits)
    add("negative", decimal.negative ? .boolean(true) : nil)
    add("leadingZeros", decimal.leadingZeros, unless: usual.leadingZeros)
    add("leadingSeparator", decimal.leadingSeparator, unless: usual.leadingSeparator)
    add("minimum", decimal.minimum?.json)
    add("maximum", decimal.maximum?.json)
    add(decimal.onViolation)
  }

  private mutating func add(
    separatorsOf decimal: DecimalSpecification, unlessIn usual: DecimalSpecification
  ) {
    if decimal.separator != usual.separator {
      add("separator", .string(String(decimal.separator)))
    }
    if decimal.alternativeSeparators != usual.alternativeSeparators {
      add("alternativeSeparators", .string(decimal.alternativeSeparators))
    }
    if decimal.groupingSeparators != usual.groupingSeparators {
      add("groupingSeparators", .string(decimal.groupingSeparators))
    }
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
