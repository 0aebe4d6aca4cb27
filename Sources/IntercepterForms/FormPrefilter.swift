internal import TextInputIntercepter

/// A quick check on the bytes of a form's texts, which accepts most valid texts.
///
/// It shares no reference-counted storage with the form, so threads with a prefilter each do not
/// contend. The form must outlive it.
package struct FormPrefilter {
  private struct Field {
    /// The indices of the prefilters of its normalizers, and of its normalizers without one.
    let fixes: Range<Int>
    let ownFixes: Range<Int>
    /// The indices of its rules, or `nil` if it has a format.
    let rules: Range<Int>?
    /// A Boolean value that indicates whether an empty text conforms, or `nil` if the rules decide
    /// that.
    let acceptsEmptyText: Bool?
  }

  private var fields: [Field] = []
  private var fixes: [FixPrefilter] = []
  private var ownFixes: [Normalizer] = []
  private var rules = LentRules()
  /// A Boolean value that indicates whether the prefilter applies.
  ///
  /// It does not for a form with rules across fields, which need all texts.
  package let isApplicable: Bool

  package init(_ form: FormValidator) {
    isApplicable = form.rules.isEmpty
    for field in form.fields {
      let (fixCount, ownCount) = (fixes.count, ownFixes.count)
      fixes += field.fixes.compactMap { $0.prefilter }.filter { !$0.asksRules }
      ownFixes += field.fixes.filter { $0.prefilter == nil }
      fields.append(
        Field(
          fixes: fixCount..<fixes.count, ownFixes: ownCount..<ownFixes.count,
          rules: rules.add(field.intercepter),
          acceptsEmptyText: field.judgesEmptyText ? nil : !field.isRequired))
    }
  }

  /// A quick check: `true` if a text in valid UTF-8 conforms and is submitted unchanged, `false` if
  /// that is unknown.
  ///
  /// - Parameter place: The index of the text's field in the form.
  package func accepts(_ utf8: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let field = fields[place]
    for index in field.fixes where !fixes[index].leaves(utf8) { return false }
    for index in field.ownFixes where !ownFixes[index].leaves(utf8) { return false }
    if utf8.isEmpty, let accepts = field.acceptsEmptyText { return accepts }
    return field.rules.map { rules.quickCheckAreFaultless(utf8, at: $0) } ?? false
  }
}
