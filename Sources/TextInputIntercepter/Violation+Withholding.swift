extension Violation {
  /// The violation without everything that reveals the length of the text.
  ///
  /// It has an empty range and no actual length. A rule message that names the actual length is
  /// removed.
  package var withheld: Violation {
    var violation = Violation(self, range: 0..<0, actual: nil)
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
