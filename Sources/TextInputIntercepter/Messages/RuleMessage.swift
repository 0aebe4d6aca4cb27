/// A custom sentence of a rule, which replaces the standard one: one pattern for all languages, or
/// one for each.
///
/// ```swift
/// let short: RuleMessage = "At most {limitWithUnit}, please."
/// let translated: RuleMessage = ["en": "Too long: {actual} of {limit}.", "zh-Hans": "太长了：{actual}/{limit}。"]
/// ```
///
/// Patterns use ICU's MessageFormat, with the arguments of the standard messages:
/// - The numbers `limit`, `actual` and `characterCount`.
/// - The texts `limitWithUnit`, `actualWithUnit`, `unit`, `hint`, `hasHint` (`true` or `false`),
///   `bound`, `hasBound` (`true` or `false`), `characters`, and `label`, the name of the field.
///
/// An apostrophe before a brace quotes it. A malformed pattern is displayed unformatted. To find
/// its fault, call `validated()` in `IntercepterMessages`, which throws.
public struct RuleMessage: Hashable, Sendable {
  /// The patterns, at least one, sorted by language tag.
  public let translations: [Translation]
  /// The name of the field in the user interface, for patterns that contain it.
  package var label: String?

  /// A pattern and its language.
  public struct Translation: Hashable, Sendable {
    /// The language tag (BCP 47), or `nil` for all languages.
    public let language: String?
    /// The pattern.
    public let pattern: String
  }

  /// Creates a message with the same pattern for all languages.
  public init(_ pattern: String) {
    translations = [Translation(language: nil, pattern: pattern)]
  }

  /// Creates a message from patterns by their language tags.
  ///
  /// - Precondition: There is at least one pattern.
  public init(_ patterns: some Sequence<(language: String, pattern: String)>) {
    translations = patterns.map { Translation(language: $0.language, pattern: $0.pattern) }
      .ordered { ($0.language ?? "") < ($1.language ?? "") }
    precondition(!translations.isEmpty, "a message needs at least one language")
  }

  /// Returns the same message for a field with a label.
  package func labelled(_ label: String) -> RuleMessage {
    var message = self
    message.label = label
    return message
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
