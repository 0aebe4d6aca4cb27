extension Intercepter {
  /// Returns an unformatted text as the field shows it; unchanged without a format.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formattedText(of raw: String) -> String { format?.formattedText(of: raw) ?? raw }

  /// Returns the unformatted text of the field's text, or the text itself if it does not match the
  /// format.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func unformattedText(of text: String) -> String {
    format?.unformattedText(of: text) ?? text
  }

  /// Returns what forms store for a finished text, which may be a telephone number as dialed.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func storedText(ofFinished text: String) -> String {
    let text = cleaned(text)
    guard let formatted else { return text }
    let (raw, violation) = formatted.layout.raw(of: text)
    return violation == nil ? formatted.stored(raw, of: text) : text
  }

  /// Returns what the field shows for a text that forms store.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func shownText(ofStored text: String) -> String {
    guard let formatted else { return text }
    if formatted.layout.hasReadableLiterals { return formatted.shown(EditingState(text)).text }
    return formattedText(of: text)
  }

  /// Maps violations of the unformatted text of a text, which may be formatted, to that text.
  package func shown(_ violations: Violations, in text: String) -> Violations {
    formatted?.shown(violations, in: text) ?? violations
  }

  /// Returns a state set by the program as the field shows it.
  func shown(_ state: EditingState) -> EditingState {
    let cleaned =
      cleanedText(state.text).map { state.cleaned(to: $0, keepingJoiners: keepsJoiners) } ?? state
    return formatted?.shown(cleaned) ?? cleaned
  }

  /// Returns the raw state of a field's state.
  func unformatted(_ state: EditingState) -> EditingState {
    guard let formatted else { return state }
    return ShownText(state.text, formatted.layout).rawState(state)
  }

  /// Returns the same field with each rule replaced by another form of it.
  func replacingRules(_ replace: (Rule) -> Rule) -> Intercepter {
    var field = with(rules: rules.map(replace))
    field.presetRuleCount = presetRuleCount
    field.insertionFixes = insertionFixes
    return field
  }

  /// Returns the same field with other rules and policies.
  package func with(
    rules: [Rule]? = nil, composition: CompositionPolicy? = nil, ellipsis: EllipsisPolicy? = nil
  ) -> Intercepter {
    Intercepter(
      rules: rules ?? self.rules, format: format,
      composition: composition ?? self.composition, ellipsis: ellipsis ?? self.ellipsis)
  }
}
