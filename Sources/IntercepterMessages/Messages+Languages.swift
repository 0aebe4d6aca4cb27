extension Messages {
  /// Creates the messages for the readers of a language; `nil` if there are none.
  ///
  /// Chinese is written in simplified or traditional characters, as the tag says or its region has
  /// it: `zh`, `zh-CN` and `zh-SG` are `zh-Hans`; `zh-TW`, `zh-HK` and `zh-MO` are `zh-Hant`.
  ///
  /// - Parameter tag: A language tag (BCP 47), such as `ja`, `de-AT`, `zh-Hant-HK` or
  ///   `en-u-nu-deva`. An underscore is read as a hyphen.
  public init?(language tag: String) {
    guard let tag = LanguageTag(tag), let language = tag.language else { return nil }
    self.init(language, locale: tag.tag)
  }

  /// Creates the messages for the first of the languages that there are messages in; in English if there
  /// are none in any of them.
  ///
  /// - Parameter tags: Language tags, the best first, as a device lists the languages of its user.
  public init(preferring tags: some Sequence<String>) {
    for tag in tags {
      guard let messages = Messages(language: tag) else { continue }
      self = messages
      return
    }
    self.init(.english, locale: Language.english.rawValue)
  }
}
