extension Violation {
  /// The violation without what says how long the text is: its range, the actual length, and a message of the
  /// rule's own that names that.
  package var withheld: Violation {
    var violation = Violation(self, range: 0..<0, actual: nil)
    if let ruleMessage, ruleMessage.translations.contains(where: { $0.pattern.namesActualLength }) {
      violation.ruleMessage = nil
    }
    return violation
  }
}

extension String {
  /// Whether a pattern may have `actual` or `actualWithUnit` as an argument.
  package var namesActualLength: Bool {
    (0..<utf8.count).contains { holds("actual", atUTF8: $0) }
  }
}
