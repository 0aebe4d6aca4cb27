/// The messages of a compiled profile: those in its language, and those in the languages of its
/// custom messages.
package struct MessageSet: Sendable {
  /// The messages in the language of the profile.
  package let messages: Messages
  /// The messages in other languages.
  private let others: [Messages]

  /// Reads messages that ``MessageSetWriter`` wrote.
  package init(from reader: inout ByteReader) {
    let others = reader.array { Messages(from: &$0, others: []) }
    self.others = others
    messages = Messages(from: &reader, others: others)
  }

  /// Reads a custom message.
  package func message(from reader: inout ByteReader) -> RuleMessage {
    let pattern = reader.text()
    let number = reader.number(in: 0...others.count)
    let language = number == 0 ? nil : others[number - 1].locale
    return RuleMessage([.init(language: language, pattern: pattern)]) { [messages] in
      messages.text(for: $1, saying: $0, label: $0.label ?? "")
    }
  }
}

extension Messages {
  fileprivate init(from reader: inout ByteReader, others: [Messages]) {
    let (language, locale) = (reader.text(), reader.text())
    let hasSpaces = reader.flag()
    let enumeration = Violation.Enumeration(
      reader.text(), reader.text(), comma: reader.text(), conjunction: reader.text(),
      others: reader.text())
    let numbers = MessageLocale(from: &reader)
    let patterns = reader.read(MessagePatterns())
    self.init(
      language: language, locale: locale,
      MessageCatalogue(enumeration: enumeration, hasSpaces: hasSpaces, patterns: patterns), numbers
    ) { message in
      let translation = message.translations[0]
      let other = translation.language.flatMap { language in
        others.first { $0.locale.hasSameScalars(as: language) }
      }
      return (translation.pattern, other)
    }
  }
}
