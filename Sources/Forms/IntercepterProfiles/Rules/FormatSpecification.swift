public import TextInputIntercepter

/// A format as data: how a field formats its text.
///
/// A preset also has rules.
///
/// ```json
/// { "kind": "pattern", "pattern": "#### #### #### ####" }
/// { "kind": "grouped", "locale": "en-IN", "prefix": "₹ " }
/// { "kind": "date", "locale": "de" }
/// ```
public enum FormatSpecification: Hashable, Sendable {
  /// A pattern of slots and literals.
  case pattern(String, classes: [SlotSpecification] = [])
  /// Several patterns, from which the unformatted text selects one.
  case patterns([TextMask], classes: [SlotSpecification] = [])
  /// A decimal number with grouped digits.
  case grouped(GroupedSpecification)

  /// A payment card number: `Intercepter.paymentCard()`.
  case paymentCard
  /// An international bank account number: `Intercepter.iban()`.
  case iban
  /// A date or a time: `Intercepter.date(_:earliest:latest:otherOrder:)`.
  case date(DateSpecification)
  /// A code that was sent to the user: `Intercepter.oneTimeCode(digits:groups:)`.
  case oneTimeCode(digits: Int = 6, groups: Int = 3)
  /// A custom format.
  case custom(CustomFormat)

  /// A class of characters for the slots of a pattern.
  public struct SlotSpecification: Hashable, Sendable {
    /// The character that represents a slot of the class in the pattern.
    public var slot: Character
    /// The characters that are valid in the slot.
    public var characters: String

    /// Creates a class.
    public init(_ slot: Character, characters: String) {
      self.slot = slot
      self.characters = characters
    }
  }

  /// Creates the format without the rules of a preset, or returns `nil` for a date or a time, which
  /// have only rules.
  ///
  /// - Throws: `PatternError` if a pattern is invalid, or a prefix or suffix may be part of a
  ///   number. A profile that was read from JSON has no such format.
  public func makeFormat() throws(PatternError) -> TextFormat? {
    try makePreset().format
  }

  /// Creates the format with the rules of a preset.
  package func makePreset() throws(PatternError) -> Intercepter {
    if case .custom(let custom) = self { return custom.preset }
    return try ResolvedFormat(self).makePreset()
  }
}
