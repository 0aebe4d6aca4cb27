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
  public package(set) var label: String?
  /// Returns the English sentence for a violation.
  private let sentence: @Sendable (RuleMessage, Violation) -> String

  /// A pattern and its language.
  public struct Translation: Hashable, Sendable {
    /// The language tag (BCP 47), or `nil` for all languages.
    public let language: String?
    /// The pattern.
    public let pattern: String

    /// Creates a translation.
    public init(language: String?, pattern: String) {
      self.language = language
      self.pattern = pattern
    }
  }

  /// Creates a message from its translations.
  ///
  /// - Parameters:
  ///   - translations: The patterns, at least one.
  ///   - sentence: Returns the sentence for `Violation.message`.
  /// - Precondition: There is at least one translation.
  public init(
    _ translations: [Translation],
    sentence: @escaping @Sendable (RuleMessage, Violation) -> String
  ) {
    precondition(!translations.isEmpty, "a message needs at least one language")
    self.translations = translations.ordered { ($0.language ?? "") < ($1.language ?? "") }
    self.sentence = sentence
  }

  /// Returns the same message for a field with a label.
  package func labelled(_ label: String) -> RuleMessage {
    var message = self
    message.label = label
    return message
  }

  /// Returns whether another message of the same field is a copy of this one.
  func isCopy(of other: RuleMessage) -> Bool {
    translations.withUnsafeBufferPointer { mine in
      other.translations.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }
}

extension RuleMessage {
  /// Returns the sentence of `Violation.message` for a violation.
  public func text(for violation: Violation) -> String { sentence(self, violation) }

  /// Returns whether two messages have the same patterns and the same label.
  public static func == (first: RuleMessage, second: RuleMessage) -> Bool {
    first.translations == second.translations && first.label == second.label
  }

  /// Hashes the patterns and the label.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(translations)
    hasher.combine(label)
  }
}
