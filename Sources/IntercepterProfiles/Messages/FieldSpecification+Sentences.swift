public import IntercepterMessages

extension FieldSpecification {
  /// The demands of the field in plain words: a text for each rule, of one or a few sentences.
  ///
  /// ```swift
  /// profile.fields["name"]?.sentences(in: messages)
  /// // ["Required.", "No emoji.", "At most 10 bytes (a Chinese character counts 2)."]
  /// ```
  ///
  /// Whether something must be entered comes first, then the format, the rules in their order, and what is put
  /// right when the user has finished. ``Profile/sentences(for:in:)`` adds the rules across fields.
  ///
  /// A rule of an app's own is described where the app has put words to it
  /// (`Messages.replacing(rule:with:)`), and left out otherwise.
  ///
  /// - Parameter messages: The language.
  public func sentences(in messages: Messages) -> [String] {
    demands(in: messages) + corrections(in: messages)
  }

  /// The demands on the text.
  func demands(in messages: Messages) -> [String] {
    (isRequired ? [messages.text(for: .required)] : [])
      + (format.map { [$0.sentence(in: messages)] } ?? [])
      + rules.compactMap { rule in
        let sentences = rule.sentences(in: messages)
        return sentences.isEmpty ? nil : messages.paragraph(sentences)
      }
  }

  /// The corrections of the text.
  func corrections(in messages: Messages) -> [String] {
    fixes.compactMap { $0.sentence(in: messages) }
  }
}

extension FixSpecification {
  fileprivate func sentence(in messages: Messages) -> String? {
    switch self {
    case .normalized: messages.text(for: .valuesNormalized)
    case .verbatim: nil
    case .trimWhitespace: messages.text(for: .whitespaceTrimmed)
    case .collapseWhitespace: messages.text(for: .whitespaceCollapsed)
    case .removeLeadingZeros: messages.text(for: .leadingZerosRemoved)
    case .padDecimals(let places, _): messages.text(for: .decimalsPadded, limit: places)
    case .dropTrailingSeparator: messages.text(for: .trailingSeparatorDropped)
    }
  }
}
