// A preset is an intercepter that has only a format and the rules that belong to it.

extension Intercepter {
  /// Creates the intercepter of a field with a preset, whose rules judge before the field's own.
  package init(
    preset: Intercepter?, rules: [Rule], composition: CompositionPolicy, ellipsis: EllipsisPolicy
  ) {
    let brought = preset?.rules ?? []
    self.init(
      rules: brought + rules, format: preset?.format, composition: composition, ellipsis: ellipsis)
    presetRuleCount = brought.count
  }

  /// The format with its own rules, or `nil` without either.
  package var preset: Intercepter? {
    if format == nil, presetRuleCount == 0 { return nil }
    return Intercepter(rules: Array(rules.prefix(presetRuleCount)), format: format)
  }

  /// The rules that do not belong to the preset.
  package var ownRules: [Rule] { Array(rules.dropFirst(presetRuleCount)) }
}
