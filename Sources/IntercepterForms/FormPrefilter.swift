internal import TextInputIntercepter

/// Tells of the bytes of most texts that a form surely has nothing against them.
///
/// It shares nothing with the form that is counted, so that threads which have one each do not wait for each
/// other. The form must outlive it.
package struct FormPrefilter {
  private struct Field {
    /// The places of its fixes' prefilters, and of its fixes without one.
    let fixes: Range<Int>
    let ownFixes: Range<Int>
    /// The places of its rules' prefilters; `nil` where a rule has none.
    let rules: Range<Int>?
    /// Whether no text at all conforms; `nil` where the rules judge that as well.
    let acceptsEmptyText: Bool?
  }

  private var fields: [Field] = []
  private var fixes: [FixPrefilter] = []
  private var ownFixes: [Normalizer] = []
  private var rules = Prefilters()
  /// Whether it tells of records at all: a rule across fields asks for all texts.
  package let tells: Bool

  package init(_ form: FormValidator) {
    tells = form.rules.isEmpty
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

  /// Whether a text of valid UTF-8 surely conforms and is submitted as it is; `false` is not certain.
  ///
  /// - Parameter place: The place of the text's field in the form.
  package func accepts(_ utf8: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let field = fields[place]
    for index in field.fixes where !fixes[index].leaves(utf8) { return false }
    for index in field.ownFixes where !ownFixes[index].leaves(utf8) { return false }
    if utf8.isEmpty, let accepts = field.acceptsEmptyText { return accepts }
    return field.rules.map { rules.accepts(utf8, at: $0) } ?? false
  }
}
