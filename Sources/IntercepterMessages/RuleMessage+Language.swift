package import TextInputIntercepter

extension RuleMessage {
  /// The pattern for the readers of a locale: theirs, else one of their language, else the one for all, else
  /// English, else the first.
  func pattern(for language: Language, in locale: String) -> String {
    let found =
      translations.first { tag(of: $0)?.tag == locale }
      ?? translations.first { tag(of: $0)?.language == language }
      ?? translations.first { $0.language == nil }
      ?? translations.first { tag(of: $0)?.language == .english }
    return (found ?? translations[0]).pattern
  }

  private func tag(of translation: Translation) -> LanguageTag? {
    translation.language.flatMap(LanguageTag.init)
  }

  /// Why a pattern cannot be used as a message of a rule; `nil` where it can.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - tag: The language tag that it is given for; `nil` for all languages.
  package static func fault(in pattern: String, for tag: String?) -> MessagePatternError? {
    let messages = Messages(preferring: [tag ?? Language.english.rawValue])
    let violation = Violation(.custom, range: 0..<0)
    do throws(MessagePatternError) {
      try MessagePatternError.check(
        pattern, ViolationArguments(violation, messages), in: messages.numbers)
      return nil
    } catch { return error }
  }

  /// Whether there are messages in the language of a tag.
  package static func hasLanguage(_ tag: String) -> Bool { LanguageTag(tag)?.language != nil }
}
