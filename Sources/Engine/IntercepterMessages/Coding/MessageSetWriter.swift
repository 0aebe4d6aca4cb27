/// Writes the messages of a compiled profile.
package struct MessageSetWriter {
  private let messages: Messages
  private var others: [Messages] = []

  /// Creates a writer of messages in a language.
  package init(_ messages: Messages) { self.messages = messages }

  /// Writes the translation of a custom message, whose language then belongs to the messages.
  package mutating func write(_ message: RuleMessage, to writer: inout ByteWriter) {
    let (pattern, other) = messages.translation(message)
    var number = 0
    if let other {
      let known = others.firstIndex { $0.locale.hasSameScalars(as: other.locale) }
      number = (known ?? others.count) + 1
      if known == nil { others.append(other) }
    }
    writer.write(pattern)
    writer.write(number)
  }

  /// Writes the messages, without those of some names.
  package func write(to writer: inout ByteWriter, without unused: [String]) {
    let units = LengthUnit.Name.allCases.filter { $0.family == $0 }.map { $0.rawValue }
    let lengths = units.flatMap { [(kind: MessagePatterns.Kind.unit, name: $0), (.hint, $0)] }
    writer.write(array: others) { $1.write(lengths, to: &$0) }
    // The sentences of a violation without an actual length.
    let demands: [RuleSentence] = [.maxLength, .minLength, .decimalPlaces, .integerDigits]
    let sentences: [(kind: MessagePatterns.Kind, name: String)] =
      messages.catalogue.patterns.names(of: .violation).map { (.violation, $0) }
      + demands.map { (.sentence, $0.rawValue) }
    messages.write(sentences.filter { !unused.contains($0.name) } + lengths, to: &writer)
  }
}

extension Messages {
  /// Writes some of the messages.
  fileprivate func write(
    _ keys: [(kind: MessagePatterns.Kind, name: String)], to writer: inout ByteWriter
  ) {
    writer.write(language)
    writer.write(locale)
    writer.write(catalogue.hasSpaces)
    for word in catalogue.enumeration.words { writer.write(word) }
    numbers.write(to: &writer)
    var patterns = MessagePatterns()
    for (kind, name) in keys { patterns[kind, name] = self[kind, name] }
    writer.write(patterns)
  }
}
