extension RuleMessage {
  /// Creates a message with the same pattern for all languages.
  public init(_ pattern: String) {
    self.init([Translation(language: nil, pattern: pattern)]) { $0.english(for: $1) }
  }

  /// Creates a message from patterns by their language tags.
  ///
  /// - Precondition: There is at least one pattern.
  public init(_ patterns: some Sequence<(language: String, pattern: String)>) {
    self.init(patterns.map { Translation(language: $0.language, pattern: $0.pattern) }) {
      $0.english(for: $1)
    }
  }
}

extension RuleMessage: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  /// Creates a message with the same pattern for all languages.
  public init(stringLiteral pattern: String) { self.init(pattern) }

  /// Creates a message from patterns by their language tags.
  public init(dictionaryLiteral patterns: (String, String)...) {
    self.init(patterns.lazy.map { (language: $0, pattern: $1) })
  }
}

extension RuleMessage {
  /// Returns the sentence for a violation: the English one if there is one, otherwise that of the
  /// first language.
  fileprivate func english(for violation: Violation) -> String {
    let english = translations.first {
      $0.language == "en" || $0.language?.hasPrefix("en-") == true
    }
    return violation.text((english ?? translations[0]).pattern)
  }
}

extension Violation {
  /// Returns an English pattern with the violation's properties inserted, or the pattern itself if
  /// it is not valid.
  func text(_ pattern: String) -> String {
    (try? MessageFormatter.text(pattern, englishArguments, in: .plain)) ?? pattern
  }
}
