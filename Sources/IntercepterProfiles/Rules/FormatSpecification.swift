public import TextInputIntercepter

/// A format as data: how a field shows its text.
///
/// ```json
/// { "kind": "pattern", "pattern": "#### #### #### ####" }
/// { "kind": "grouped", "locale": "en-IN", "prefix": "₹ " }
/// ```
public enum FormatSpecification: Hashable, Sendable {
  /// Slots and literals.
  case pattern(String, classes: [SlotSpecification] = [])
  /// Several patterns, one of which the raw text chooses.
  case patterns([FormatPattern], classes: [SlotSpecification] = [])
  /// A decimal number in groups of digits.
  case grouped(
    locale: String, prefix: String = "", suffix: String = "", digits: DigitPolicy = .normalized)

  /// A class of characters for slots of a pattern.
  public struct SlotSpecification: Hashable, Sendable {
    /// The character that stands for a slot of the class.
    public var slot: Character
    /// The characters that may stand in it.
    public var characters: String

    /// Creates a class.
    public init(_ slot: Character, characters: String) {
      self.slot = slot
      self.characters = characters
    }
  }

  /// The format.
  ///
  /// - Throws: `PatternError` if a pattern cannot be read, or a prefix or suffix may be part of a number. A profile
  ///   that was read from JSON has no such format.
  public func makeFormat() throws(PatternError) -> TextFormat {
    switch self {
    case .pattern(let pattern, let classes):
      try TextFormat(patterns: [FormatPattern(pattern)], classes: Self.classes(classes))
    case .patterns(let patterns, let classes):
      try TextFormat(patterns: patterns, classes: Self.classes(classes))
    case .grouped(let locale, let prefix, let suffix, let digits):
      try TextFormat(groupedFor: locale, prefix: prefix, suffix: suffix, digits: digits)
    }
  }

  private static func classes(_ slots: [SlotSpecification]) -> [Character: SlotClass] {
    var classes: [Character: SlotClass] = [:]
    for slot in slots { classes[slot.slot] = .characters(slot.characters) }
    return classes
  }
}
