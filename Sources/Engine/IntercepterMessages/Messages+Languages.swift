extension Messages {
  /// Creates the messages in a language, or returns `nil` if there are none.
  ///
  /// The tag or its region selects simplified or traditional Chinese: `zh`, `zh-CN` and `zh-SG` use
  /// `zh-Hans`; `zh-TW`, `zh-HK` and `zh-MO` use `zh-Hant`.
  ///
  /// - Parameter tag: A language tag (BCP 47), such as `ja`, `de-AT`, `zh-Hant-HK` or
  ///   `en-u-nu-deva`. Underscores are read as hyphens.
  public init?(language tag: String) {
    guard let tag = LanguageTag(tag), let language = tag.language else { return nil }
    self.init(language, locale: tag.tag)
  }

  /// Creates the messages in the first supported language of a list, or in English if it supports
  /// none.
  ///
  /// - Parameter tags: Language tags in order of preference, such as the languages of a device's
  ///   user.
  public init(preferring tags: some Sequence<String>) {
    for tag in tags {
      guard let messages = Messages(language: tag) else { continue }
      self = messages
      return
    }
    self.init(.english, locale: Language.english.rawValue)
  }
}
