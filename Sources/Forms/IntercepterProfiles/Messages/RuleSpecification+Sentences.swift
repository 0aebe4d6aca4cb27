internal import IntercepterMessages
internal import TextInputIntercepter

extension RuleSpecification {
  /// Returns sentences about the requirement of the rule and what happens to other text.
  ///
  /// Empty for a custom rule without a sentence.
  func sentences(in messages: Messages) -> [String] {
    switch self {
    case .emoji(let policy, _, let onViolation):
      [policy.sentence(in: messages)] + onViolation.sentences(in: messages)
    case .maxLength(let limit, let name, let onViolation):
      [messages.text(for: .maxLength, limit: limit, unit: name.unit)]
        + onViolation.sentences(amending: .cutOff, in: messages)
    case .minLength(let limit, let name):
      [messages.text(for: .minLength, limit: limit, unit: name.unit)]
    case .numbersOnly(let digits, let onViolation):
      [messages.text(for: digits.sentence)] + onViolation.sentences(in: messages)
    case .decimal(let decimal): decimal.sentences(in: messages)
    case .allowedCharacters(let characters, let onViolation):
      [messages.text(for: .allowedCharacters, naming: characters.asListOfCharacters)]
        + onViolation.sentences(in: messages)
    case .forbiddenCharacters(let characters, let onViolation):
      [messages.text(for: .forbiddenCharacters, naming: characters.asListOfCharacters)]
        + onViolation.sentences(in: messages)
    case .matches(let pattern, let options, _, let onViolation):
      [messages.text(for: .pattern, naming: options.inlineFlags + pattern)]
        + onViolation.sentences(in: messages)
    case .oneOf(let values, _, let onViolation):
      [messages.text(for: .oneOf, naming: values.joined(separator: ", "))]
        + onViolation.sentences(in: messages)
    case .singleLine(let replacement, let onViolation):
      Self.singleLine(replacement, onViolation, in: messages)
    case .normalizeWidth: [messages.text(for: .widthNormalized)]
    case .straightPunctuation: [messages.text(for: .punctuationStraightened)]
    case .saying(_, let rule): rule.sentences(in: messages)
    case .custom(let rule):
      messages.text(forRule: rule.name, limit: rule.limit).map { [$0] } ?? []
    }
  }

  private static func singleLine(
    _ replacement: String, _ onViolation: ViolationPolicy, in messages: Messages
  ) -> [String] {
    guard onViolation == .amend else {
      return [messages.text(for: .singleLine)] + onViolation.sentences(in: messages)
    }
    switch replacement {
    case "": return [messages.text(for: .lineBreaksRemoved)]
    case _ where replacement == " " || replacement.contains(where: { $0.isNewline }):
      return [messages.text(for: .lineBreaksBecomeSpaces)]
    default: return [messages.text(for: .lineBreaksReplaced, naming: replacement)]
    }
  }
}

extension ViolationPolicy {
  /// Returns the sentences about text that does not conform, unless it is only rejected.
  ///
  /// - Parameter amendment: The sentence about an amendment.
  func sentences(amending amendment: RuleSentence = .leftOut, in messages: Messages) -> [String] {
    switch self {
    case .reject, .flag: []
    case .amend: [messages.text(for: amendment)]
    case .warn: [messages.text(for: .recommended)]
    }
  }
}

extension EmojiPolicy {
  fileprivate func sentence(in messages: Messages) -> String {
    switch self {
    case .forbidden: messages.text(for: .emojiForbidden)
    case .only: messages.text(for: .emojiOnly)
    case .allowed(let newest): messages.text(for: .emojiUpTo, naming: "\(newest)")
    }
  }
}

extension DigitPolicy {
  fileprivate var sentence: RuleSentence {
    switch self {
    case .ascii: .digits
    case .any: .digitsOfAnyScript
    case .normalized: .digitsNormalized
    }
  }
}

extension PatternOptions {
  /// The options as inline flags of a pattern, such as `(?i)`.
  fileprivate var inlineFlags: String {
    let letters = Self.all.filter { contains($0.option) }.map { $0.letter }.joined()
    return letters.isEmpty ? "" : "(?\(letters))"
  }
}

extension CustomRule {
  fileprivate var limit: Int {
    for argument in arguments where argument.name == "limit" {
      if case .number(let digits) = argument.value { return Int(digits) ?? 0 }
    }
    return 0
  }
}
