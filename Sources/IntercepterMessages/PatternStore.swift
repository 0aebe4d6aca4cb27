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

  private static let greatestCount = 1_000

  /// The pattern for a key, if there is one.
  subscript(key: MessageKey) -> MessagePattern? {
    parsed.withLock { parsed in
      if let pattern = parsed[key] { return pattern }
      let source: String?
      if case .own(let message) = key {
        source = message.pattern(for: language, in: locale)
      } else {
        source = language.pattern(for: key)
      }
      guard let source else { return nil }
      // Words of rules are without number on a server that reads profiles.
      if parsed.count >= Self.greatestCount { parsed.removeAll() }
      let pattern = try? MessagePattern(
        source, locale: locale, parameters: MessageParameters(key))
      parsed[key] = pattern
      return pattern
    }
  }
}
