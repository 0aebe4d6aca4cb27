public import IntercepterMessages

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
  /// normalizers. ``Profile/sentences(for:in:)`` adds the rules across fields.
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
      + (format.map { [$0.sentence(in: messages)] } ?? [])
      + rules.compactMap { rule in
        let sentences = rule.sentences(in: messages)
        return sentences.isEmpty ? nil : messages.paragraph(sentences)
      }
  }

  /// Returns sentences about the normalizers.
  func corrections(in messages: Messages) -> [String] {
    fixes.compactMap { $0.sentence(in: messages) }
  }
}

extension FixSpecification {
  fileprivate func sentence(in messages: Messages) -> String? {
    switch self {
    case .normalized: messages.text(for: .valuesNormalized)
    // Nobody sees a difference.
    case .verbatim, .nfc, .unifiedIdeographs: nil
    case .trimWhitespace: messages.text(for: .whitespaceTrimmed)
    case .collapseWhitespace: messages.text(for: .whitespaceCollapsed)
    case .removeLeadingZeros: messages.text(for: .leadingZerosRemoved)
    case .padDecimals(let places, _): messages.text(for: .decimalsPadded, limit: places)
    case .dropTrailingSeparator: messages.text(for: .trailingSeparatorDropped)
    }
  }
}
