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
/// `IntercepterFormats` creates formats from patterns, groups of digits and functions. A
/// ``TextLayout`` is a format of any other kind.
public struct TextFormat: Sendable {
  let layout: LayoutObject

  init(_ layout: LayoutObject) { self.layout = layout }

  /// Creates a format from its layout.
  public init(_ layout: some TextLayout) { self.layout = DefinedLayout(layout) }

  /// Returns the formatted text of an unformatted text.
  ///
  /// A text that is not one, such as the telephone number of another country, stays as it is.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formattedText(of raw: String) -> String {
    guard let unformatted = layout.raw(ofStored: raw) else { return raw }
    var pieces = Pieces()
    let rest = layout.layOut(unformatted, &pieces)
    return rest > 0 && !unformatted.hasSameScalars(as: raw) ? raw : pieces.text
  }

  /// Returns the unformatted text of a formatted text, or the text itself if it does not match the
  /// format.
  ///
  /// A format with literals that may also be unformatted text reads other notations, too: a
  /// telephone number with its calling code.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func unformattedText(of text: String) -> String { layout.stored(raw(of: text)) }

  /// Returns the raw text of a shown text, or the text itself if it does not match the format.
  func raw(of text: String) -> String {
    let shown = ShownText(text, layout)
    if shown.isLaidOut || !layout.hasReadableLiterals { return shown.rawText }
    return layout.raw(of: text).text
  }

  /// Returns whether all of an unformatted text fits the format.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func fits(_ raw: String) -> Bool {
    var pieces = Pieces()
    return layout.raw(ofStored: raw).map { layout.layOut($0, &pieces) == 0 } ?? false
  }

  /// Returns the literals that are missing behind a text of the field, each with the number of
  /// characters that are missing behind it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func missingParts(of text: String) -> [(literal: String, count: Int)] {
    let raw = raw(of: text)
    return layout.missingParts(behind: raw, typed: raw.isEmpty ? text.utf8.count : 0)
  }
}
