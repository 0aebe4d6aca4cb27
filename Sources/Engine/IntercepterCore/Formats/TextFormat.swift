/// A display format of a field: `4111111111111111` appears as `4111 1111 1111 1111`, and
/// `1234567.5` as `1,234,567.5`.
///
/// A format is not a rule. The field contains the *formatted* text; rules judge the *unformatted*
/// text, forms submit it and databases store it.
///
/// ```swift
/// let card = Intercepter(rules: [.numbersOnly()], format: .pattern("#### #### #### ####"))
/// card.formattedText(of: "4111111111111111")  // 4111 1111 1111 1111
/// card.unformattedText(of: "4111 1111 1111 1111")  // 4111111111111111
/// ```
///
/// The formatted text is the unformatted text with *literals* before, between and after its
/// characters, which keep their order. If only the beginning of a text fits, the rest follows
/// unchanged.
///
/// `IntercepterFormats` creates formats from patterns, groups of digits, functions and definitions.
public struct TextFormat: Sendable {
  /// The mapping between formatted and unformatted text.
  public let mapping: TextMapping

  /// Creates a format from its mapping.
  public init(_ mapping: TextMapping) { self.mapping = mapping }

  /// Returns the formatted text of an unformatted text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formattedText(of raw: String) -> String {
    mapping.unformatted(stored: raw).map { mapping.formatted(EditingState($0)).state.text } ?? raw
  }

  /// Returns the unformatted text of a formatted text, or the text itself if it does not match the
  /// format.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func unformattedText(of text: String) -> String {
    mapping.stored(mapping.unformatted(EditingState(text)).text)
  }

  /// Returns whether all of an unformatted text fits the format.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func fits(_ raw: String) -> Bool {
    mapping.unformatted(stored: raw).map { mapping.formatted(EditingState($0)).rest } == 0
  }
}
