/// What messages need of a language: its patterns and words.
struct MessageCatalogue: Sendable {
  /// The words with which the language enumerates characters.
  let enumeration: Violation.Enumeration
  /// A Boolean value that indicates whether spaces separate words and sentences.
  let hasSpaces: Bool
  let patterns: MessagePatterns
}

extension MessageCatalogue {
  /// Creates the catalogue of a built-in language from tables in text form.
  ///
  /// Each line has a name, or several names that share a pattern, and then a colon and the pattern.
  /// A line that begins with spaces continues the line before it. A test compares the names
  /// of every language with the codes, variants, units and sentences.
  ///
  /// - Parameters:
  ///   - violations: The messages by the names of the core's codes and of the variants within a code.
  ///   - units: The lengths by the families of units, and `other` for custom units.
  ///   - hints: The hints on how much characters count, for the units that need one.
  ///   - sentences: The sentences by the names of ``RuleSentence``.
  init(
    enumeration: Violation.Enumeration, hasSpaces: Bool = true, violations: StaticString,
    units: StaticString, hints: StaticString, sentences: StaticString
  ) {
    self.init(
      enumeration: enumeration, hasSpaces: hasSpaces,
      patterns: MessagePatterns(tables: [violations, units, hints, sentences]))
  }
}
