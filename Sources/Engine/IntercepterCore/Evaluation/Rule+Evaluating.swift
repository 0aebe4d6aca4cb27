extension Rule {
  /// Evaluates an edit.
  func judge(_ proposal: Proposal) -> Verdict { storage.object.judge(proposal) }

  /// Validates a finished text.
  func validate(_ text: String) -> Validity { storage.object.validate(text) }

  /// Returns a finished text as the rule writes it.
  ///
  /// An advisory rule leaves a text with faults unchanged.
  func sanitize(_ text: String) -> String {
    definition.sanitized(text, isAdvisory: storage.object.isAdvisory)
  }
}
