extension RuleMessage {
  /// Creates a message with the same pattern for all languages.
  public init(_ pattern: String) {
    self.init([Translation(language: nil, pattern: pattern)]) { $1.text($0.englishPattern) }
  }

  /// Creates a message from patterns by their language tags.
  ///
  /// - Precondition: There is at least one pattern.
  public init(_ patterns: some Sequence<(language: String, pattern: String)>) {
    self.init(patterns.map { Translation(language: $0.language, pattern: $0.pattern) }) {
      $1.text($0.englishPattern)
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
  /// The English pattern if there is one, otherwise that of the first language.
  var englishPattern: String {
    let english = translations.first {
      $0.language == "en" || $0.language?.hasPrefix("en-") == true
    }
    return (english ?? translations[0]).pattern
  }
}

extension Violation {
  /// Returns an English pattern with the violation's properties inserted, or the pattern itself if
  /// it is not valid.
  func text(_ pattern: String, isolates: Bool = false) -> String {
    (try? MessageFormatter.text(pattern, englishArguments(isolates: isolates), in: .plain))
      ?? pattern
  }
}
