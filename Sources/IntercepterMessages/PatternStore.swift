internal import Synchronization

/// The patterns of a language for a locale, each parsed when it is first asked for and kept.
final class PatternStore: Sendable {
  private let language: Language
  private let locale: String
  private let parsed = Mutex<[MessageKey: MessagePattern]>([:])

  init(language: Language, locale: String) {
    self.language = language
    self.locale = locale
  }

  /// The pattern for a key, if the language has one.
  subscript(key: MessageKey) -> MessagePattern? {
    parsed.withLock { parsed in
      if let pattern = parsed[key] { return pattern }
      guard let source = language.pattern(for: key) else { return nil }
      let pattern = try? MessagePattern(
        source, locale: locale, parameters: MessageParameters(key))
      parsed[key] = pattern
      return pattern
    }
  }
}
