/// CLDR's plural rules of a language (UTS #35, part 3, section 5).
///
/// ```swift
/// PluralRules(LocaleIdentifier("ru")!).cardinal(22)  // few
/// ```
package struct PluralRules: Sendable {
  /// The rules for cardinals and for ordinals, separated by semicolons.
  ///
  /// A rule has a category, a colon and its condition.
  private nonisolated(unsafe) let cardinals, ordinals: UnsafeBufferPointer<UInt8>
  /// The bytes of rules that are not in the table.
  private let own: OwnBytes?

  /// Creates the rules of a language, or of the language in a region (`pt_PT`).
  ///
  /// An unknown language has a single form.
  package init(_ locale: LocaleIdentifier) {
    let places = locale.pluralRules
    func rules(_ number: Int) -> UnsafeBufferPointer<UInt8> {
      let place = places?.field(number, separator: space)?.decimalValue
      return SortedLines(PluralTable.rules).line(at: place ?? 0)
    }
    (cardinals, ordinals, own) = (rules(0), rules(1), nil)
  }

  private init(cardinals: StaticString, ordinals: StaticString) {
    self.cardinals = cardinals.bytes
    self.ordinals = ordinals.bytes
    own = nil
  }

  /// Reads rules that ``write(to:)`` wrote.
  package init(from reader: inout ByteReader) {
    let (first, second) = (reader.utf8(), reader.utf8())
    let own = OwnBytes(Array(first) + second)
    cardinals = UnsafeBufferPointer(rebasing: own.bytes[..<first.count])
    ordinals = UnsafeBufferPointer(rebasing: own.bytes[first.count...])
    self.own = own
  }

  /// Writes the rules.
  package func write(to writer: inout ByteWriter) {
    writer.write(utf8: cardinals)
    writer.write(utf8: ordinals)
  }

  /// The rules of English, without a table lookup.
  package static let english = PluralRules(
    cardinals: "one:i=1&v=0",
    ordinals: "few:n%10=3&n%100!=13;one:n%10=1&n%100!=11;two:n%10=2&n%100!=12")

  /// Returns the category of a whole number.
  ///
  /// - Complexity: O(1): the rules have at most a few hundred bytes. Nothing is allocated.
  package func cardinal(_ number: Int) -> PluralCategory { category(number, cardinals) }

  /// Returns the category of an ordinal number, such as first or second.
  package func ordinal(_ number: Int) -> PluralCategory { category(number, ordinals) }

  private func category(_ number: Int, _ rules: UnsafeBufferPointer<UInt8>) -> PluralCategory {
    var rest = rules[...]
    while !rest.isEmpty {
      let rule = rest.prefix { $0 != UInt8(ascii: ";") }
      rest = rest[rule.endIndex...].dropFirst()
      let name = rule.prefix { $0 != UInt8(ascii: ":") }
      var condition = PluralCondition(rule[name.endIndex...].dropFirst())
      if condition.holds(for: UInt64(number.magnitude)) { return PluralCategory(name) }
    }
    return .other
  }
}

private let space = UInt8(ascii: " ")

/// Bytes that are freed with their last reference.
private final class OwnBytes: Sendable {
  nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    self.bytes = UnsafeBufferPointer(copy)
  }

  deinit { bytes.deallocate() }
}

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
