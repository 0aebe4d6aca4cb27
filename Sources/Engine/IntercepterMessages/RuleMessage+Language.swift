extension RuleMessage {
  /// Returns the message if its patterns are valid.
  ///
  /// Use it for messages from outside, and in tests.
  ///
  /// ```swift
  /// let rule = Rule.maxLength(10, in: .utf8).saying(try RuleMessage(text).validated())
  /// ```
  ///
  /// A message that was read from a profile is valid.
  ///
  /// - Throws: ``MessagePatternError`` if a pattern has a syntax error or an unknown argument.
  public func validated() throws(MessagePatternError) -> RuleMessage {
    for translation in translations {
      try Self.validate(translation.pattern, for: translation.language)
    }
    return self
  }

  /// Throws an error if a pattern cannot be a rule's message.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - tag: The language tag of the pattern, or `nil` for all languages.
  package static func validate(
    _ pattern: String, for tag: String?
  ) throws(MessagePatternError) {
    let messages = Messages(preferring: [tag ?? Language.english.rawValue])
    let violation = Violation(.custom, range: 0..<0)
    try MessagePatternError.check(
      pattern, messages.arguments(of: violation), in: messages.numbers)
  }

  /// Returns whether there are built-in messages in the language of a tag.
  package static func hasLanguage(_ tag: String) -> Bool { LanguageTag(tag)?.language != nil }

  /// Returns the translation for a locale: that of the locale, of its language, for all languages,
  /// in English, or the first, in this order of preference.
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
