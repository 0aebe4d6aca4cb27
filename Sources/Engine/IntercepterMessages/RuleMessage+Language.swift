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
    let locale = tag.flatMap { LanguageTag($0)?.tag } ?? Language.english.rawValue
    let messages = Messages(.english, locale: locale)
    let violation = Violation(.custom, range: 0..<0)
    try MessagePatternError.check(
      pattern, messages.arguments(of: violation), in: messages.numbers)
  }

  /// Returns whether a text is a language tag (BCP 47).
  package static func isLanguage(_ tag: String) -> Bool { LanguageTag(tag) != nil }

  /// Returns the translation for a locale: that in a wanted language, of the locale, of its language,
  /// for all languages, in English, or the first, in this order of preference.
  ///
  /// - Parameter wanted: The tags of languages that are preferred to the locale's.
  func translation(
    for language: Language, in locale: String, preferring wanted: [LanguageTag]
  ) -> Translation {
    for wanted in wanted {
      let exact = translations.first { tag(of: $0)?.tag == wanted.tag }
      if let found = exact ?? translations.first(where: { tag(of: $0)?.code == wanted.code }) {
        return found
      }
    }
    return translations.first { tag(of: $0)?.tag == locale }
      ?? translations.first { tag(of: $0)?.language == language }
      ?? translations.first { $0.language == nil }
      ?? translations.first { tag(of: $0)?.language == .english } ?? translations[0]
  }

  private func tag(of translation: Translation) -> LanguageTag? {
    translation.language.flatMap(LanguageTag.init)
  }
}
