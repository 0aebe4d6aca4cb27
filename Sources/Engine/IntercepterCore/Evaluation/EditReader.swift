internal import TextBytes

/// The reading of the edits of a formatted text, of a value, or of a text that a form fixes.
///
/// Code size: an intercepter has this one reference, because with more members a page would link
/// what it does not need. A page links the function with what creates a reader.
final class EditReader: Sendable {
  let isValue: Bool
  let keepsJoiners: Bool
  /// How a form's fixes write an insertion that the rules reject, or `nil` if it has none.
  let fixes: InsertionFixes?
  let formatted: FormattedIntercepter?
  let decide:
    @Sendable (
      Intercepter, _ current: EditingState, _ previous: EditingState, _ baseline: EditingState?,
      _ admitted: EditingState?
    ) -> Decision

  static let value = EditReader(isValue: true, keepsJoiners: false, fixes: nil, nil)
  /// The reading of a value of words, such as one of a list.
  static let words = EditReader(isValue: true, keepsJoiners: true, fixes: nil, nil)

  init(
    isValue: Bool, keepsJoiners: Bool, fixes: InsertionFixes?, _ formatted: FormattedIntercepter?
  ) {
    (self.isValue, self.fixes, self.formatted) = (isValue, fixes, formatted)
    self.keepsJoiners = keepsJoiners
    decide = { engine, current, previous, baseline, admitted in
      // Most texts have nothing to clean.
      if fixes == nil, !isValue || !current.text.withUTF8Bytes({ $0.hasDroppedCharacters }) {
        return engine.decision(
          on: current, after: previous, baseline: baseline, admitted: admitted)
      }
      let cleaned =
        isValue
        ? current.cleaned(
          after: previous, baseline: baseline, mayRetype: formatted == nil,
          keepingJoiners: keepsJoiners) : nil
      let edited = cleaned ?? current
      var decision = engine.decision(
        on: edited, after: previous, baseline: baseline, admitted: admitted)
      if let fixes {
        decision = engine.fixing(decision, by: fixes, edited, after: previous, baseline: baseline)
      }
      return cleaned == nil
        ? decision : decision.amending(after: previous.committed(after: baseline))
    }
  }
}

extension Intercepter {
  /// The intercepter of the unformatted text, or `nil` if the field has no format.
  @inline(__always)
  var formatted: FormattedIntercepter? {
    EngineParts.linked.contains(.numbers) ? reader?.formatted : nil
  }

  /// A Boolean value that indicates whether the text is a value, such as a number or a code, and not
  /// free text.
  package var isValue: Bool { reader?.isValue == true }

  /// A Boolean value that indicates whether joiners between the letters of a value are kept.
  var keepsJoiners: Bool { reader?.keepsJoiners == true }

  /// How a form's fixes write an insertion that the rules reject, because the form fixes it anyway.
  package var insertionFixes: InsertionFixes? {
    get { reader?.fixes }
    set {
      if newValue == nil, insertionFixes == nil { return }
      reader = EditReader(
        isValue: isValue, keepsJoiners: keepsJoiners, fixes: newValue, formatted)
    }
  }
}
