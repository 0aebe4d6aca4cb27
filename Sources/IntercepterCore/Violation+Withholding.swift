extension Violation {
  /// The violation without its characters, for the message about a secret text.
  ///
  /// A custom sentence or a rule message that may name the characters is removed.
  package var unnamed: Violation {
    if namesNothing { return self }
    var violation = naming(NamedCharacters())
    var ruleMessage = ruleMessage
    if let message = ruleMessage,
      message.translations.contains(where: { $0.pattern.namesCharacters })
    {
      ruleMessage = nil
    }
    violation.setMessages(custom: nil, ofRule: ruleMessage)
    return violation
  }

  /// The violation without everything that reveals the text or its length.
  ///
  /// It has an empty range, no actual length and no characters. A rule message that names the actual
  /// length is removed.
  package var withheld: Violation {
    var violation = Violation(self, range: 0..<0, actual: nil).unnamed
    if let ruleMessage, ruleMessage.translations.contains(where: { $0.pattern.namesActualLength }) {
      violation.ruleMessage = nil
    }
    return violation
  }
}

extension Validity {
  /// The same result without the characters of its violations.
  package var unnamed: Validity { Validity(status, violations.changed { $0 = $0.unnamed }) }
}

extension String {
  /// A Boolean value that indicates whether a message pattern may have `characters` as an argument,
  /// and no other text if there are none.
  fileprivate var namesCharacters: Bool {
    let places = 0..<utf8.count
    return places.contains { holds("characters", atUTF8: $0) }
      && !places.contains { holds("characterCount", atUTF8: $0) }
  }

  /// A Boolean value that indicates whether a message pattern may have `actual` or `actualWithUnit`
  /// as an argument.
  package var namesActualLength: Bool {
    (0..<utf8.count).contains { holds("actual", atUTF8: $0) }
  }
}
