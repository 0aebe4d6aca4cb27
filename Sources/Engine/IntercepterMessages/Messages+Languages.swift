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
  /// A custom message in a language of the list that precedes the supported one is preferred, with the
  /// numbers and plural forms of its language.
  ///
  /// - Parameter tags: Language tags in order of preference, such as the languages of a device's
  ///   user.
  public init(preferring tags: some Sequence<String>) {
    var wanted: [LanguageTag] = []
    for tag in tags {
      guard let tag = LanguageTag(tag) else { continue }
      guard let language = tag.language else {
        wanted.append(tag)
        continue
      }
      self.init(language, locale: tag.tag, preferring: wanted)
      return
    }
    self.init(.english, locale: Language.english.rawValue, preferring: wanted)
  }
}
