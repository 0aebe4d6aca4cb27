internal import TextInputIntercepter

extension DecimalSpecification {
  mutating func code(_ coder: inout JSONMemberCoder) {
    coder.required("places", &places, { $0.integer() }, JSONValue.number)
    var locale = locale
    let hasLocale = locale != nil || coder.reader?.has("locale") == true
    coder.optional("locale", &locale, { $0.numberLocale() }, JSONValue.string)
    let usual = DecimalSpecification(places: places, locale: locale)
    if !coder.isWriting { self = usual }
    coder.optional("integerDigits", &integerDigits, { $0.integer(from: 1) }, JSONValue.number)
    if !hasLocale {
      coder.optional("separator", &separator, unless: usual.separator)
      coder.optional(
        "alternativeSeparators", &alternativeSeparators, unless: usual.alternativeSeparators)
      coder.optional("groupingSeparators", &groupingSeparators, unless: usual.groupingSeparators)
    } else {
      for name in ["separator", "alternativeSeparators", "groupingSeparators"] {
        coder.reader?[name]?.report("the locale already determines this")
      }
    }
    coder.optional("digits", &digits, unless: usual.digits)
    coder.optional("negative", &negative)
    coder.optional("leadingZeros", &leadingZeros, unless: usual.leadingZeros)
    coder.optional("leadingSeparator", &leadingSeparator, unless: usual.leadingSeparator)
    coder.optional("minimum", &minimum, { $0.decimalNumber() }, { $0.json })
    coder.optional("maximum", &maximum, { $0.decimalNumber() }, { $0.json })
    coder.onViolation(&onViolation)
  }
}

extension JSONMemberCoder {
  /// Reads or writes a separator of a number, or `nil` for that of the field's rule.
  mutating func optional(_ name: String, _ separator: inout Character?) {
    optional(name, &separator, { $0.separator() }, { .string(String($0)) })
  }

  /// Reads or writes a separator of a number.
  mutating func optional(_ name: String, _ separator: inout Character, unless usual: Character) {
    optional(name, &separator, unless: usual, { $0.separator() }, { .string(String($0)) })
  }
}

extension JSONNode {
  func separator() -> Character? {
    if case .string(let text) = value, text.count == 1, let character = text.first,
      character.decimalDigit == nil, character != "-"
    {
      return character
    }
    return mismatch(expected: "one character that is neither a digit nor “-”")
  }

  /// Returns a locale with known number symbols.
  func numberLocale() -> String? {
    guard let locale = string() else { return nil }
    if !locale.isEmpty, let _ = NumberSymbols(locale: locale) { return locale }
    return mismatch(expected: "a locale that CLDR knows, such as \"de-DE\"")
  }

  /// Returns an exact number from a string, or from a number without an exponent.
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

extension DecimalNumber {
  /// The number as JSON: a number if other JSON readers read it exactly, or a string if it has more
  /// digits than a binary fraction can represent.
  fileprivate var json: JSONValue {
    let text = description
    return text.utf8.count > 15 ? .string(text) : .number(text)
  }
}
