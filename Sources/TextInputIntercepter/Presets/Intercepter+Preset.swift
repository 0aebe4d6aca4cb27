// A preset is a format with rules that belong to it: an intercepter with nothing else.

extension Intercepter {
  /// Creates the intercepter of a field that shows its text as a preset does: the preset's rules judge first, then
  /// the field's own.
  package init(
    preset: Intercepter?, rules: [Rule], composition: CompositionPolicy, ellipsis: EllipsisPolicy
  ) {
    let brought = preset?.rules ?? []
    self.init(
      rules: brought + rules, format: preset?.format, composition: composition, ellipsis: ellipsis)
    presetRuleCount = brought.count
  }

  /// The format with the rules that it has brought; `nil` without either.
  package var preset: Intercepter? {
    if format == nil, presetRuleCount == 0 { return nil }
    return Intercepter(rules: Array(rules.prefix(presetRuleCount)), format: format)
  }

  /// The rules that do not belong to the format.
  package var ownRules: [Rule] { Array(rules.dropFirst(presetRuleCount)) }
}
