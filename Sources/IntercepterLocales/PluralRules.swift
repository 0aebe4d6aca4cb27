/// CLDR's plural rules of a language (UTS #35, part 3, section 5).
///
/// ```swift
/// PluralRules(LocaleIdentifier("ru")!).cardinal(PluralOperands(22))  // few
/// ```
package struct PluralRules: Sendable {
  /// Lines of rules separated by semicolons.
  ///
  /// A rule has a category, a colon and its condition.
  private let text: StaticString
  private let cardinals: Int
  private let ordinals: Int

  /// Creates the rules of a language, or of the language in a region (`pt_PT`).
  ///
  /// An unknown language has a single form.
  package init(_ locale: LocaleIdentifier) {
    text = PluralTable.rules
    guard let places = locale.pluralRules,
      let cardinals = places.field(0, separator: space),
      let ordinals = places.field(1, separator: space)
    else {
      (cardinals, ordinals) = (0, 0)
      return
    }
    self.cardinals = cardinals.decimalValue
    self.ordinals = ordinals.decimalValue
  }

  private init(cardinals: Int, ordinals: Int, in text: StaticString) {
    (self.cardinals, self.ordinals, self.text) = (cardinals, ordinals, text)
  }

  /// The rules of English, without a table lookup.
  package static let english = PluralRules(
    cardinals: 0, ordinals: 12,
    in: """
      one:i=1&v=0
      few:n%10=3&n%100!=13;one:n%10=1&n%100!=11;two:n%10=2&n%100!=12

      """)

  /// Returns the category of a cardinal number.
  ///
  /// - Complexity: O(1): the rules have at most a few hundred bytes. Nothing is allocated.
  package func cardinal(_ number: PluralOperands) -> PluralCategory { category(number, cardinals) }

  /// Returns the category of an ordinal number, such as first or second.
  package func ordinal(_ number: PluralOperands) -> PluralCategory { category(number, ordinals) }

  private func category(_ number: PluralOperands, _ place: Int) -> PluralCategory {
    let line = SortedLines(text).line(at: place)
    var rest = line[...]
    while !rest.isEmpty {
      let rule = rest.prefix { $0 != UInt8(ascii: ";") }
      rest = rest[rule.endIndex...].dropFirst()
      let name = rule.prefix { $0 != UInt8(ascii: ":") }
      var condition = PluralCondition(rule[name.endIndex...].dropFirst())
      if condition.holds(for: number) { return PluralCategory(name) }
    }
    return .other
  }
}

private let space = UInt8(ascii: " ")

extension PluralCategory {
  /// Creates a category from its name, which its first and last letters identify.
  fileprivate init(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
    switch (name.first, name.last) {
    case (UInt8(ascii: "z"), _): self = .zero
    case (UInt8(ascii: "o"), UInt8(ascii: "e")): self = .one
    case (UInt8(ascii: "t"), _): self = .two
    case (UInt8(ascii: "f"), _): self = .few
    case (UInt8(ascii: "m"), _): self = .many
    default: self = .other
    }
  }
}

extension LocaleIdentifier {
  /// The offsets of the plural rules for the region, or else for the language.
  fileprivate var pluralRules: UnsafeBufferPointer<UInt8>? {
    let languages = SortedLines(PluralTable.languages)
    var locale = LocaleIdentifier()
    (locale.language, locale.region) = (language, region)
    if script.isEmpty, let places = locale.withKey(languages.value) { return places }
    locale.region = .none
    return locale.withKey(languages.value)
  }
}
