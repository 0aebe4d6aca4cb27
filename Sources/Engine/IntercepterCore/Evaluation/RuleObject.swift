/// The definition of a rule: what is wrong with a text, and how a part of it is written instead.
///
/// Everything else follows from these two functions: the verdict on an edit, the validity of a
/// finished text and sanitizing. A definition is an object, and the engine calls nothing by the
/// name of a rule, so a program contains only the rules that it uses.
class RuleObject: @unchecked Sendable {
  /// Appends the faults of a text.
  ///
  /// Most texts have none, so the first lines are a quick check.
  ///
  /// - Complexity: O(*n*) in the length of the text, without allocations if there is at most one
  ///   fault.
  func findFaults(in text: EditedText, _ faults: inout Faults) { faults.leaveUndecided() }

  /// Returns the text that replaces a grapheme cluster, or `nil` to keep it.
  ///
  /// - Parameter isFault: Whether the cluster is part of a fault.
  func replacement(for cluster: TextCluster, isFault: Bool) -> String? { isFault ? "" : nil }

  /// Returns the proposed state without its faults, or `nil` if the edit must be rejected.
  func amended(_ proposal: Proposal, _ faults: Faults) -> EditingState? {
    proposal.rewritingClusters(faults) { replacement(for: $0, isFault: $1) }
  }

  /// Returns the characters that explain a violation whose code does not name the offending ones.
  func named(in text: EditedText) -> NamedCharacters { NamedCharacters() }

  /// A Boolean value that indicates whether an amendment removes the characters that its violations
  /// name.
  var removesNamedCharacters: Bool { false }

  /// A Boolean value that indicates whether the rule rejects control characters, perhaps except tabs
  /// and line breaks.
  ///
  /// The default is that of rules for numbers and digits.
  var refusesControlCharacters: Bool { valueKind == .number || valueKind == .digits }

  /// A quick check of finished UTF-8: `true` if the rule finds no fault and rewrites nothing,
  /// `false` if it may.
  ///
  /// - Complexity: O(*n*), some gigabytes per second.
  func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool { false }

  /// Returns a finished text as the rule writes it, without its faults.
  ///
  /// - Parameter isAdvisory: Whether to leave a text with faults unchanged.
  func sanitized(_ text: String, isAdvisory: Bool) -> String {
    var faults = Faults()
    text.withUTF8Bytes { findFaults(in: EditedText(whole: $0, isFinished: false), &faults) }
    if faults.isNone || isAdvisory && faults.first != nil { return text }
    var (sanitized, next): ([UInt8], Int) = ([], 0)
    text.forEachCluster(in: 0..<text.utf8.count) { cluster in
      let isFault = faults.contains(cluster, &next)
      sanitized += replacement(for: cluster, isFault: isFault) ?? cluster.string
    }
    return sanitized.string
  }

  // MARK: What forms and counters ask

  /// The maximum length that the rule allows, or `nil` if the rule does not limit length.
  var lengthLimit: (limit: Int, unit: LengthUnit)? { nil }

  /// The kind of value that the rule reads from a text, or `nil` if it reads none.
  var valueKind: ValueKind? { nil }

  /// Returns the value of a valid unformatted text.
  func value(of text: String) -> FieldValue? { nil }

  /// Returns a text in the notation of the rule if it is a number.
  func written(_ text: String) -> String { text }

  /// The format of the numbers that the rule reads, or `nil` if it reads none.
  var decimalFormat: DecimalFormat? { nil }

  /// The functions with which a custom rule reads values, or `nil` if it has none.
  var reading: ValueReading? { nil }

  /// The evaluation of edits if a text that conforms is a value, from which characters that show
  /// nothing are dropped, or `nil` if it is free text.
  var reader: EditReader? { nil }

  /// Returns whether a sanitized text has the same number as the original, or `nil` if the rule
  /// reads no numbers.
  ///
  /// A limit or a filter beside the rule may change the number. Sanitizing then leaves the original
  /// unchanged.
  func keepsNumber(of original: String, in text: String) -> Bool? { nil }

  // MARK: What the bytes do not decide

  /// Evaluates an edit.
  func judge(_ proposal: Proposal) -> Verdict { .accept }

  /// Validates a finished text.
  func validity(of text: String) -> Validity { Validity(.valid) }
}

extension Proposal {
  /// Returns the proposed state with the inserted clusters replaced, or `nil` if the edit must be
  /// rejected.
  func rewritingClusters(
    _ faults: Faults, _ replacement: (_ cluster: TextCluster, _ isFault: Bool) -> String?
  ) -> EditingState? {
    var next = 0
    return rewritingClusters { cluster in
      let isFault = faults.contains(cluster, &next)
      return replacement(cluster, isFault) ?? cluster.string
    }
  }
}

extension Faults {
  /// Returns whether a cluster is part of a fault.
  ///
  /// - Parameter next: The index of the first fault that may contain the cluster or one after it.
  fileprivate func contains(_ cluster: TextCluster, _ next: inout Int) -> Bool {
    while let fault = self[next], fault.range.upperBound <= cluster.range.lowerBound { next += 1 }
    return self[next].map { $0.range.lowerBound <= cluster.range.lowerBound } ?? false
  }
}
