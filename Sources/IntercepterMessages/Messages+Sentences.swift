public import TextInputIntercepter

extension Messages {
  /// The requirement of a field, in words.
  ///
  /// ```swift
  /// messages.text(for: .maxLength, limit: 10, unit: .gb18030)
  /// // At most 10 bytes (a Chinese character counts 2).
  /// ```
  ///
  /// - Parameters:
  ///   - sentence: What is said.
  ///   - limit: A length or a number of digits, for the sentences that have one.
  ///   - unit: The unit of a length.
  ///   - minimum: The smallest number.
  ///   - maximum: The largest number.
  ///   - text: What a sentence names: characters, a version, another field.
  public func text(
    for sentence: RuleSentence,
    limit: Int = 0,
    unit: LengthUnit? = nil,
    minimum: DecimalNumber? = nil,
    maximum: DecimalNumber? = nil,
    naming text: String = ""
  ) -> String {
    guard let pattern = self[.sentence(sentence)] else { return "" }
    return self.text(
      pattern,
      SentenceArguments(
        limit, in: unit?.identifier, from: minimum.map(numbers.symbols.text) ?? "",
        to: maximum.map(numbers.symbols.text) ?? "", naming: text, messages: self))
  }

  /// The requirement of an app's own rule, in words; `nil` where the app has put no words to it.
  ///
  /// - Parameters:
  ///   - name: The rule's name in profiles.
  ///   - limit: Its limit, if it has one.
  package func text(forRule name: String, limit: Int) -> String? {
    self[.customRule(name)].map { text($0, SentenceArguments(limit, messages: self)) }
  }

  /// Sentences that belong together, as one text.
  package func paragraph(_ sentences: [String]) -> String {
    sentences.joined(separator: writing.hasSpaces ? " " : "")
  }

  /// Names as a list: “E-mail, Phone”.
  package func list(_ names: [String]) -> String {
    names.joined(separator: writing.hasSpaces ? ", " : "、")
  }
}
