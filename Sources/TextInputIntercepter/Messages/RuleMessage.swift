/// A sentence of a rule in the place of the standard one: a pattern for all languages, or one for each.
///
/// ```swift
/// let short: RuleMessage = "At most {limitWithUnit}, please."
/// let translated: RuleMessage = ["en": "Too long: {actual} of {limit}.", "zh-Hans": "太长了：{actual}/{limit}。"]
/// ```
///
/// Patterns are those of ICU's message format, with the arguments of the standard messages: the numbers
/// `limit` and `actual`, and the texts `limitWithUnit`, `actualWithUnit`, `unit`, `hint`, `hasHint` (`true` or
/// `false`) and `label`, what the field is called. An apostrophe before a brace quotes it. A pattern that cannot
/// be read is said as it stands; `validated()` in `IntercepterMessages` throws what is wrong with one.
public struct RuleMessage: Hashable, Sendable {
  /// The patterns, at least one, in the order of their language tags.
  public let translations: [Translation]
  /// The name of the field in the user interface, for the patterns that say so.
  package var label: String?

  /// A pattern and its language.
  public struct Translation: Hashable, Sendable {
    /// The language tag (BCP 47); `nil` for whichever language is read.
    public let language: String?
    /// The pattern.
    public let pattern: String
  }

  /// Creates a message that is the same in all languages.
  public init(_ pattern: String) {
    translations = [Translation(language: nil, pattern: pattern)]
  }

  /// Creates a message from patterns by their language tags.
  ///
  /// - Precondition: There is at least one.
  public init(_ patterns: some Sequence<(language: String, pattern: String)>) {
    translations = patterns.map { Translation(language: $0.language, pattern: $0.pattern) }
      .ordered { ($0.language ?? "") < ($1.language ?? "") }
    precondition(!translations.isEmpty, "a message is in one language at least")
  }

  /// The same message about a field that is called so.
  package func labelled(_ label: String) -> RuleMessage {
    var message = self
    message.label = label
    return message
  }
}

extension RuleMessage: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  /// Creates a message that is the same in all languages.
  public init(stringLiteral pattern: String) { self.init(pattern) }

  /// Creates a message from patterns by their language tags.
  public init(dictionaryLiteral patterns: (String, String)...) {
    self.init(patterns.lazy.map { (language: $0, pattern: $1) })
  }
}
