extension Messages {
  /// Returns a sentence about a requirement of a field.
  ///
  /// ```swift
  /// messages.text(for: .maxLength, limit: 10, unit: .gb18030)
  /// // At most 10 bytes (a Chinese character counts 2).
  /// ```
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - limit: The length or number of digits, for a sentence that has one.
  ///   - unit: The unit of the length.
  ///   - minimum: The smallest number.
  ///   - maximum: The largest number.
  ///   - text: The text that the sentence contains: characters, a version, or another field.
  public func text(
    for sentence: RuleSentence,
    limit: Int = 0,
    unit: LengthUnit? = nil,
    minimum: DecimalNumber? = nil,
    maximum: DecimalNumber? = nil,
    naming text: String = ""
  ) -> String {
    guard let pattern = self[.sentence, sentence.rawValue] else { return "" }
    return self.text(
      pattern,
      argumentsOfSentence(
        limit, in: unit?.identifier, from: minimum.map(numbers.symbols.text) ?? "",
        to: maximum.map(numbers.symbols.text) ?? "", naming: text))
  }

  /// Returns the sentence about a custom rule, or `nil` if the app has provided none.
  ///
  /// - Parameters:
  ///   - name: The rule's name in profiles.
  ///   - limit: Its limit, if it has one.
  package func text(forRule name: String, limit: Int) -> String? {
    self[.customRule, name].map { text($0, argumentsOfSentence(limit)) }
  }

  /// Joins sentences into one text.
  package func paragraph(_ sentences: [String]) -> String {
    sentences.joined(separator: catalogue.hasSpaces ? " " : "")
  }

  /// Joins names into a list: “E-mail, Phone”.
  package func list(_ names: [String]) -> String {
    names.joined(separator: catalogue.hasSpaces ? ", " : "、")
  }
}
