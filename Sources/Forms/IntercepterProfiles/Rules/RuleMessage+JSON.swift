internal import TextTools
internal import IntercepterMessages
internal import TextInputIntercepter

extension JSONNode {
  /// Returns the custom message of a rule: one text for all languages, or texts by language tag.
  func ruleMessage() -> RuleMessage? {
    switch value {
    case .string: return pattern(for: nil).map { RuleMessage($0) }
    case .object([]): return mismatch(expected: "a text in at least one language")
    case .object:
      let patterns = members()?.compactMap { tag, node in
        if !RuleMessage.isLanguage(tag) {
          node.report("this is not a language; expected a tag such as “de” or “zh-Hant”")
        }
        return node.pattern(for: tag).map { (language: tag, pattern: $0) }
      }
      return patterns.flatMap { $0.isEmpty ? nil : RuleMessage($0) }
    default: return mismatch(expected: "a text, or an object of texts by their language tags")
    }
  }

  private func pattern(for tag: String?) -> String? {
    guard let text = string() else { return nil }
    do throws(MessagePatternError) {
      try RuleMessage.validate(text, for: tag)
    } catch {
      report("\(error.message) (line \(error.line), column \(error.column) of the message)")
    }
    return text
  }
}

extension RuleMessage {
  var json: JSONValue {
    if translations.count == 1, translations[0].language == nil {
      return .string(translations[0].pattern)
    }
    return .object(
      translations.map { .init(name: $0.language ?? "en", value: .string($0.pattern)) })
  }
}
