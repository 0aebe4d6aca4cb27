internal import TextBytes

/// The reading of the edits of a formatted text, of a value, or of a text that a form trims.
///
/// Code size: an intercepter has this one reference, because with more members a page would link
/// what it does not need. A page links the function with what creates a reader.
final class EditReader: Sendable {
  let isValue: Bool
  let trims: Bool
  let formatted: FormattedIntercepter?
  let decide:
    @Sendable (
      Intercepter, _ current: EditingState, _ previous: EditingState, _ baseline: EditingState?,
      _ admitted: EditingState?
    ) -> Decision

  static let value = EditReader(isValue: true, trims: false, nil)

  init(isValue: Bool, trims: Bool, _ formatted: FormattedIntercepter?) {
    (self.isValue, self.trims, self.formatted) = (isValue, trims, formatted)
    decide = { engine, current, previous, baseline, admitted in
      // Most texts have nothing to clean.
      if !trims, !isValue || !current.text.withUTF8Bytes({ $0.hasDroppedCharacters }) {
        return engine.decision(
          on: current, after: previous, baseline: baseline, admitted: admitted)
      }
      let cleaned =
        isValue
        ? current.cleaned(
          after: previous, baseline: baseline, mayRetype: formatted == nil) : nil
      let edited = cleaned ?? current
      var decision = engine.decision(
        on: edited, after: previous, baseline: baseline, admitted: admitted)
      if trims {
        decision = engine.trimming(decision, on: edited, after: previous, baseline: baseline)
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

  /// A Boolean value that indicates whether white space that an edit inserts at an end of the text
  /// is removed if the rules reject it, because the field's form removes it anyway.
  package var trimsInsertions: Bool {
    get { reader?.trims == true }
    set {
      if newValue == trimsInsertions { return }
      reader = EditReader(isValue: isValue, trims: newValue, formatted)
    }
  }
}
