public import TextInputIntercepter

/// A format as data: how a field shows its text.
///
/// A preset brings rules of its own.
///
/// ```json
/// { "kind": "pattern", "pattern": "#### #### #### ####" }
/// { "kind": "grouped", "locale": "en-IN", "prefix": "₹ " }
/// { "kind": "date", "locale": "de" }
/// ```
public enum FormatSpecification: Hashable, Sendable {
  /// Slots and literals.
  case pattern(String, classes: [SlotSpecification] = [])
  /// Several patterns, one of which the raw text chooses.
  case patterns([FormatPattern], classes: [SlotSpecification] = [])
  /// A decimal number in groups of digits.
  case grouped(GroupedSpecification)

  /// The number of a payment card: `Intercepter.paymentCard()`.
  case paymentCard
  /// An international bank account number: `Intercepter.iban()`.
  case iban
  /// A date or a time: `Intercepter.date(_:earliest:latest:)`.
  case date(DateSpecification)
  /// A code that was sent to the user: `Intercepter.oneTimeCode(digits:groups:)`.
  case oneTimeCode(digits: Int = 6, groups: Int = 3)

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

  /// The format, without the rules that a preset brings; `nil` for a date or a time, which rules alone write.
  ///
  /// - Throws: `PatternError` if a pattern cannot be read, or a prefix or suffix may be part of a number. A profile
  ///   that was read from JSON has no such format.
  public func makeFormat() throws(PatternError) -> TextFormat? {
    try makePreset().format
  }

  /// The format and the rules that it brings.
  package func makePreset() throws(PatternError) -> Intercepter {
    switch self {
    case .pattern(let pattern, let classes):
      try .plain(TextFormat(patterns: [FormatPattern(pattern)], classes: Self.classes(classes)))
    case .patterns(let patterns, let classes):
      try .plain(TextFormat(patterns: patterns, classes: Self.classes(classes)))
    case .grouped(let grouped): try .plain(grouped.makeFormat())
    case .paymentCard: .paymentCard()
    case .iban: .iban()
    case .date(let date):
      .date(date.layout, earliest: date.earliest, latest: date.latest)
    case .oneTimeCode(let digits, let groups): .oneTimeCode(digits: digits, groups: groups)
    }
  }

  private static func classes(_ slots: [SlotSpecification]) -> [Character: SlotClass] {
    var classes: [Character: SlotClass] = [:]
    for slot in slots { classes[slot.slot] = .characters(slot.characters) }
    return classes
  }
}

extension Intercepter {
  /// A format that brings no rules.
  fileprivate static func plain(_ format: TextFormat) -> Intercepter {
    Intercepter(rules: [], format: format)
  }
}
