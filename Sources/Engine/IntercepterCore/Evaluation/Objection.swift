/// The only objection of the rules to an edit, in the units of a decision.
struct Objection {
  let fault: Fault
  let outcome: Decision.Outcome
  private let lower: Int
  private let upper: Int
  let named: NamedCharacters

  @inline(__always)
  init(_ fault: Fault, in text: EditedText, by rule: RuleStorage) {
    self.fault = fault
    outcome = rule.isAdvisory ? .accepted : .rejected
    let (start, known) = (fault.range.lowerBound, text.change.prefix)
    let offending = text[fault.range]
    if start == known {
      lower = text.change.utf16Prefix
    } else if start > known {
      lower = text.change.utf16Prefix &+ text[known..<start].utf16Length
    } else {
      lower = text[0..<start].utf16Length
    }
    upper = lower &+ offending.utf16Length
    named =
      fault.code?.namesCharacters ?? rule.namesCharacters
      ? NamedCharacters(offending)
      : rule.lentDefinition.borrowed._withUnsafeGuaranteedRef { $0.named(in: text) }
  }

  /// The offending part, in UTF-16 code units.
  @inline(__always)
  var range: Range<Int> { Range(uncheckedBounds: (lower, upper)) }
}
