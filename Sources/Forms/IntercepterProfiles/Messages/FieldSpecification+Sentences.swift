internal import IntercepterForms
public import IntercepterMessages
internal import TextInputIntercepter

extension FieldSpecification {
  /// Returns the requirements of the field in words: one text for each rule, of one or more
  /// sentences.
  ///
  /// ```swift
  /// profile.fields["name"]?.sentences(in: messages)
  /// // ["Required.", "No emoji.", "At most 10 bytes (a Chinese character counts 2)."]
  /// ```
  ///
  /// Whether a text is required, or visible, comes first, then the format, the rules in order, and the
  /// fixes. ``Profile/sentences(for:in:)`` adds the rules across fields.
  ///
  /// A custom rule is included only if the app has provided a sentence for it
  /// (`Messages.replacing(rule:with:)`).
  ///
  /// - Parameter messages: The messages, which determine the language.
  public func sentences(in messages: Messages) -> [String] {
    demands(in: messages) + corrections(in: messages)
  }

  /// Returns sentences about the requirements of the text.
  func demands(in messages: Messages) -> [String] {
    (isRequired
      ? [messages.text(for: .required)] : isVisible ? [messages.text(for: .visible)] : [])
      + (format.map { [$0.paragraph(in: messages) ?? ""] } ?? [])
      + rules.compactMap { $0.paragraph(in: messages) }
  }

  /// Returns sentences about the fixes.
  func corrections(in messages: Messages) -> [String] {
    fixes.compactMap { $0.paragraph(in: messages) }
  }
}

extension AnyKind {
  /// Returns the sentences about the requirement, or `nil` for a custom kind without one.
  fileprivate func paragraph(in messages: Messages) -> String? {
    let summary = summary
    let sentences = summary.parts.compactMap { $0.text(in: messages) }
    if !sentences.isEmpty { return messages.paragraph(sentences) }
    return messages.text(forRule: name, limit: summary.limit)
  }
}

extension KindSummary.Part {
  /// Returns the sentence, unless the language implies it.
  fileprivate func text(in messages: Messages) -> String? {
    var text = text
    switch sentence {
    case .decimalSeparator
    where text == NumberSymbols(locale: messages.locale)?.decimalSeparator:
      return nil
    case .allowedCharacters, .forbiddenCharacters: text = text.asListOfCharacters
    default: break
    }
    return messages.text(
      for: sentence, limit: limit, unit: unit, minimum: minimum, maximum: maximum, naming: text)
  }
}
