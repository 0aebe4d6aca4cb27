extension Violation {
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

extension String {
  /// A Boolean value that indicates whether a message pattern may have `actual` or `actualWithUnit`
  /// as an argument.
  package var namesActualLength: Bool {
    (0..<utf8.count).contains { holds("actual", atUTF8: $0) }
  }
}
