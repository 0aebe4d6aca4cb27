internal import TextInputIntercepter

/// A form, lent for quick checks of its texts, which accept most valid ones.
///
/// It shares no reference-counted storage with the form, so threads with a value each do not
/// contend. The form must outlive it.
package struct LentForm {
  private struct Field {
    let corrections: Range<Int>
    /// The indices of its rules, or `nil` if it has a format.
    let rules: Range<Int>?
    /// A Boolean value that indicates whether an empty text is valid, or `nil` if the rules decide
    /// that.
    let acceptsEmptyText: Bool?
    /// A Boolean value that indicates whether a text must show something.
    let isVisible: Bool
    /// A Boolean value that indicates whether the field drops characters that show nothing.
    let isValue: Bool
  }

  private var fields: [Field] = []
  private nonisolated(unsafe) var corrections: [Unmanaged<Correction>] = []
  private var rules = LentRules()

  /// Lends a form, or returns `nil` if it has rules across fields, which need all texts.
  package init?(_ form: FormValidator) {
    guard form.rules.isEmpty else { return nil }
    for field in form.fields {
      let start = corrections.count
      corrections += field.fixes.map { $0.correction }.filter { !$0.writesNotation }
        .map(Unmanaged.passUnretained)
      fields.append(
        Field(
          corrections: start..<corrections.count, rules: rules.add(field.intercepter),
          acceptsEmptyText: field.validityOfEmptyText?.isValid,
          isVisible: field.isRequired || field.isVisible, isValue: field.intercepter.isValue))
    }
  }

  /// A quick check: `true` if a text in valid UTF-8 is valid and submitted unchanged, `false` if
  /// that is unknown.
  ///
  /// - Parameter place: The index of the text's field in the form.
  package func accepts(_ utf8: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let field = fields[place]
    for index in field.corrections {
      if !corrections[index]._withUnsafeGuaranteedRef({ $0.keeps(utf8) }) { return false }
    }
    if utf8.isEmpty, let accepts = field.acceptsEmptyText { return accepts }
    if field.isVisible && utf8.showsNothing || field.isValue && utf8.hasDroppedCharacters {
      return false
    }
    return field.rules.map { rules.quickCheckAreFaultless(utf8, at: $0) } ?? false
  }
}
