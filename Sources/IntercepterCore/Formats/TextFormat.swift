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
public struct TextFormat: Sendable {
  private let lent: Lent<FormatDefinition>

  /// Creates a format from its definition.
  public init(_ definition: FormatDefinition) { lent = Lent(definition) }

  /// The definition of the format.
  public var definition: FormatDefinition { lent.object }

  /// Calls `body` with the definition, without counting references.
  @inline(__always)
  func borrowing<Result>(_ body: (FormatDefinition) -> Result) -> Result {
    lent.borrowed._withUnsafeGuaranteedRef(body)
  }

  /// Returns the unformatted text of a text that may be formatted.
  ///
  /// - Returns: The unformatted text, whether the text is formatted, and whether all of it fits.
  @inline(__always)
  func raw(
    _ text: String, _ places: inout FormatPlaces
  ) -> (text: String, isShown: Bool, fits: Bool) {
    let start = places
    let (raw, fits) = text.written(capacity: max(1, text.utf8.count), &places) { pass in
      borrowing { $0.unformat(&pass) }
    }
    if fits { return (raw, true, true) }
    if formattedText(of: raw).hasSameScalars(as: text) { return (raw, true, false) }
    places = start
    return (text, false, false)
  }

  /// Returns the formatted text, and how much of the unformatted text does not fit.
  @inline(__always)
  func shown(_ raw: String, _ places: inout FormatPlaces) -> (text: String, rest: Int) {
    let capacity = raw.withUTF8Bytes { raw in borrowing { $0.capacity(for: raw) } }
    let (text, rest) = raw.written(capacity: capacity, &places) { pass in
      borrowing { $0.format(&pass) }
    }
    return (text, rest)
  }

  /// Returns how much of an unformatted text does not fit; 0 if all of it does.
  func rest(of raw: String) -> Int {
    var places = FormatPlaces(.toFormatted)
    return shown(raw, &places).rest
  }
}

extension TextFormat {
  /// Returns the formatted text of an unformatted text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formattedText(of raw: String) -> String {
    var places = FormatPlaces(.toFormatted)
    return shown(raw, &places).text
  }

  /// Returns the unformatted text of a formatted text, or the text itself if it does not match the
  /// format.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func unformattedText(of text: String) -> String {
    var places = FormatPlaces(.toUnformatted)
    return raw(text, &places).text
  }

  /// Returns whether all of an unformatted text fits the format.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func fits(_ raw: String) -> Bool { rest(of: raw) == 0 }
}
