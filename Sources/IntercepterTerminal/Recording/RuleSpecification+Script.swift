internal import IntercepterICU
internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

extension RuleSpecification {
  /// The rule as scripts have it behind `Set Rule`: `maxLength 10 gb18030 onViolation:amend`.
  ///
  /// What is as it is by default is left out.
  var script: String { ([name] + arguments).joined(separator: " ") }

  private var arguments: [String] {
    switch self {
    case .emoji(let policy, let scope, let onViolation):
      policy.words
        + [scope == .displayed ? "" : "counting:\(scope.rawValue)", onViolation.word]
        .filter { !$0.isEmpty }
    case .maxLength(let limit, let unit, let onViolation):
      ["\(limit)", unit.rawValue] + onViolation.words
    case .minLength(let limit, let unit): ["\(limit)", unit.rawValue]
    case .numbersOnly(let digits, let onViolation):
      (digits == .ascii ? [] : [digits.rawValue]) + onViolation.words
    case .decimal(let decimal): decimal.words
    case .allowedCharacters(let characters, let onViolation),
      .forbiddenCharacters(let characters, let onViolation):
      [characters.quoted] + onViolation.words
    case .matches(let pattern, let options, let timeLimit, let onViolation):
      [pattern.quoted]
        + (options.isEmpty ? [] : ["options:\(options.names.joined(separator: ","))"])
        + (timeLimit == 100 ? [] : ["timeLimit:\(timeLimit)"]) + onViolation.words
    case .singleLine(let replacement, let onViolation):
      (replacement == " " ? [] : ["replacement:\(replacement.quoted)"]) + onViolation.words
    case .normalizeWidth: []
    case .custom(let custom): custom.arguments.map { "\($0.name):\($0.value.word)" }
    }
  }
}

extension DecimalSpecification {
  fileprivate var words: [String] {
    let usual = DecimalSpecification(places: places, locale: locale)
    var words = ["\(places)"]
    if let locale { words.append("locale:\(locale.quoted)") }
    if let integerDigits { words.append("integerDigits:\(integerDigits)") }
    if locale == nil { words += separatorWords(unlessIn: usual) }
    if digits != usual.digits { words.append("digits:\(digits.rawValue)") }
    if negative { words.append("negative:true") }
    if leadingZeros != usual.leadingZeros { words.append("leadingZeros:\(leadingZeros.rawValue)") }
    if leadingSeparator != usual.leadingSeparator {
      words.append("leadingSeparator:\(leadingSeparator.rawValue)")
    }
    if let minimum { words.append("minimum:\"\(minimum)\"") }
    if let maximum { words.append("maximum:\"\(maximum)\"") }
    return words + onViolation.words
  }

  private func separatorWords(unlessIn usual: DecimalSpecification) -> [String] {
    var words: [String] = []
    if separator != usual.separator { words.append("separator:\(String(separator).quoted)") }
    if alternativeSeparators != usual.alternativeSeparators {
      words.append("alternativeSeparators:\(alternativeSeparators.quoted)")
    }
    if groupingSeparators != usual.groupingSeparators {
      words.append("groupingSeparators:\(groupingSeparators.quoted)")
    }
    return words
  }
}

extension EmojiPolicy {
  fileprivate var words: [String] {
    switch self {
    case .forbidden: ["forbidden"]
    case .only: ["only"]
    case .allowed(let version): ["allowed", "\"\(version)\""]
    }
  }
}

extension ViolationPolicy {
  fileprivate var word: String { self == .reject ? "" : "onViolation:\(rawValue)" }
  fileprivate var words: [String] { self == .reject ? [] : [word] }
}

extension JSONValue {
  /// The value as scripts have it: text in quotes, anything else as it is in JSON.
  fileprivate var word: String {
    if case .string(let text) = self { text.quoted } else { JSONWriter.text(self) }
  }
}

extension String {
  /// The text in quotes, as a script has it.
  var quoted: String {
    String(
      "\(KeystrokeScript.Action.type(self))".dropFirst(KeystrokeScript.Verb.type.rawValue.count + 1)
    )
  }
}
