/// What messages need of a language: its patterns and words.
///
/// It has closures, so a program that gets its patterns elsewhere contains no built-in ones.
struct MessageCatalogue: Sendable {
  let enumeration: Violation.Enumeration
  /// A Boolean value that indicates whether spaces separate words and sentences.
  let hasSpaces: Bool
  /// Returns the pattern for a key, or `nil` if it has none.
  let pattern: @Sendable (MessageKey) -> String?
  /// Returns the pattern of a custom message, and the messages in its language if that is another
  /// one.
  let translation: @Sendable (RuleMessage) -> (pattern: String, Messages?)
}

extension MessageCatalogue {
  /// The built-in patterns of a language.
  init(_ language: Language, locale: String) {
    self.init(
      enumeration: language.enumeration, hasSpaces: language.hasSpaces,
      pattern: { language.pattern(for: $0) },
      translation: { message in
        let translation = message.translation(for: language, in: locale)
        guard let tag = translation.language else { return (translation.pattern, nil) }
        let other = LanguageTag(tag)?.language
        return (
          translation.pattern, other == language ? nil : Messages(other ?? .english, locale: tag)
        )
      })
  }
}
