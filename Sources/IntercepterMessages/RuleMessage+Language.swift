public import TextInputIntercepter

extension RuleMessage {
  /// The message, if its patterns can be read: for words that come from outside, and for tests of one's own.
  ///
  /// ```swift
  /// let rule = Rule.maxLength(10, in: .utf8).saying(try RuleMessage(text).validated())
  /// ```
  ///
  /// A message that was read from a profile has been validated.
  ///
  /// - Throws: ``MessagePatternError`` if a pattern cannot be read, or uses an argument that there is not.
  public func validated() throws(MessagePatternError) -> RuleMessage {
    for translation in translations {
      try Self.validate(translation.pattern, for: translation.language)
    }
    return self
  }

  /// Throws why a pattern cannot be used as a message of a rule, if it cannot.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - tag: The language tag that it is given for; `nil` for all languages.
  package static func validate(
    _ pattern: String, for tag: String?
  ) throws(MessagePatternError) {
    let messages = Messages(preferring: [tag ?? Language.english.rawValue])
    let violation = Violation(.custom, range: 0..<0)
    try MessagePatternError.check(
      pattern, ViolationArguments(violation, messages), in: messages.numbers)
  }

  /// Whether there are messages in the language of a tag.
  package static func hasLanguage(_ tag: String) -> Bool { LanguageTag(tag)?.language != nil }

  /// The text for the readers of a locale: theirs, else one of their language, else the one for all, else
  /// English, else the first.
  func translation(for language: Language, in locale: String) -> Translation {
    translations.first { tag(of: $0)?.tag == locale }
      ?? translations.first { tag(of: $0)?.language == language }
      ?? translations.first { $0.language == nil }
      ?? translations.first { tag(of: $0)?.language == .english } ?? translations[0]
  }

  private func tag(of translation: Translation) -> LanguageTag? {
    translation.language.flatMap(LanguageTag.init)
  }
}
