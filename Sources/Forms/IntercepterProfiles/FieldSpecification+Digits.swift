internal import IntercepterForms
internal import TextInputIntercepter

extension FieldSpecification {
  /// A rule and the format with digits whose separators differ.
  package struct DigitsFault {
    /// The place of the rule among the rules of the field.
    let rule: Int
    /// A Boolean value that indicates whether the format is the one with the digits of any script.
    let isAnyInFormat: Bool
    /// The message, as a sentence without a full stop.
    package let message: String
  }

  /// The first rule that keeps digits with other separators than the format shows, or `nil`.
  ///
  /// Where native digits and 0 to 9 have the same separators, the two need not agree.
  package var digitsFault: DigitsFault? {
    guard let grouped = format?.as(GroupedKind.self),
      case .locale(let locale, let shown) = grouped.marks,
      NumberSymbols(locale: locale) != NumberSymbols(locale: locale, usingASCIIDigits: true)
    else { return nil }
    for (index, rule) in rules.enumerated() {
      let kept = rule.as(DecimalKind.self)?.digits ?? rule.as(NumbersOnlyKind.self)?.digits
      guard let kept, (kept == .any) != (shown == .any) else { continue }
      let message =
        "the digits of the format are “\(shown.rawValue)”, but those of the rule “\(rule.name)” are “\(kept.rawValue)”; write “any” in both or in neither"
      return DigitsFault(rule: index, isAnyInFormat: shown == .any, message: message)
    }
    return nil
  }
}
