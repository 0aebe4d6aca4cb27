extension Violation {
  /// The violation without what reveals the text: its range, the actual length, the characters, and a custom message
  /// that names the length.
  package var withheld: Violation {
    var violation = Violation(self, range: 0..<0, actual: nil).unnamed
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
