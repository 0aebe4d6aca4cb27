extension Intercepter {
  /// A raw text as the field shows it; as it is without a format.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formattedText(of raw: String) -> String { format?.formattedText(of: raw) ?? raw }

  /// The raw text of what the field holds; a text that is not as the format shows it is raw already.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func unformattedText(of text: String) -> String {
    format?.unformattedText(of: text) ?? text
  }

  /// Violations of the raw text of a text that may be shown, in that text.
  package func shown(_ violations: Violations, in text: String) -> Violations {
    formatted?.inShown(violations, text) ?? violations
  }

  /// A state that the program sets, as the field shows it.
  func shown(_ state: EditingState) -> EditingState { formatted?.shown(state) ?? state }

  /// The same field with other rules and policies.
  package func with(
    rules: [Rule]? = nil, composition: CompositionPolicy? = nil, ellipsis: EllipsisPolicy? = nil
  ) -> Intercepter {
    Intercepter(
      rules: rules ?? self.rules, format: format,
      composition: composition ?? self.composition, ellipsis: ellipsis ?? self.ellipsis)
  }
}
