/// A rule that evaluates proposals instead of bytes.
final class ProposalRule: RuleObject, @unchecked Sendable {
  private let verdict: @Sendable (Proposal) -> Verdict
  private let validation: (@Sendable (String) -> Validity)?
  private let sanitization: (@Sendable (String) -> String)?
  private let valueReading: ValueReading?

  init(
    _ judge: @escaping @Sendable (Proposal) -> Verdict,
    validate: (@Sendable (String) -> Validity)?, sanitize: (@Sendable (String) -> String)?,
    reading: ValueReading?
  ) {
    verdict = judge
    validation = validate
    sanitization = sanitize
    valueReading = reading
  }

  override var reading: ValueReading? { valueReading }
  override var valueKind: ValueKind? { reading == nil ? nil : .other }
  override func value(of text: String) -> FieldValue? { reading?.value(text) }
  override var reader: EditReader? { reading == nil ? nil : .value }

  override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    reading?.quickCheckIsFaultless(utf8) ?? false
  }

  override func judge(_ proposal: Proposal) -> Verdict { verdict(proposal) }

  override func validity(of text: String) -> Validity {
    validation?(text) ?? verdict(Proposal(wholeText: text)).validity
  }

  override func sanitized(_ text: String, isAdvisory: Bool) -> String {
    if let sanitization { return sanitization(text) }
    guard case .amend(let state, _) = verdict(Proposal(wholeText: text)) else { return text }
    return state.text
  }
}

extension Verdict {
  /// The validity of a whole text with this verdict.
  fileprivate var validity: Validity {
    switch self {
    case .accept: Validity(.valid)
    case .report(let violations): Validity(violations.hasErrors ? .invalid : .valid, violations)
    case .amend(_, let violations): Validity(violations.isEmpty ? .valid : .invalid, violations)
    case .reject(let violations): Validity(.invalid, violations)
    }
  }
}
