public import TextInputIntercepter

extension SeededGenerator {
  /// Returns a random format.
  public mutating func format() -> TextFormat {
    pick(Self.formats)
  }

  private static let formats: [TextFormat] = [
    .pattern("#### #### #### ####"),
    .pattern("(###) ###-####"),
    .patterns([TextMask("#### ######", startingWith: ["1", "5a"]), "## ## ##"]),
    .pattern("+49 ##[ ##][-@]"),
    .pattern("**-**-****"),
    .pattern("<@@>*#"),
    .pattern("【*三*!"),
    .grouped(locale: "en"),
    .grouped(locale: "de", prefix: "€ "),
    .grouped(locale: "fr"),
    .grouped(locale: "en-IN", prefix: "₹ "),
    .grouped(locale: "es"),
    .grouped(locale: "sv"),
    .grouped(locale: "de-CH", suffix: " %"),
    .grouped(locale: "fa", digits: .any),
    .grouped(locale: "ar-EG", digits: .any),
    .grouped(locale: "en", fixedDecimals: 2),
    pairs,
  ]

  /// A custom format: a hyphen after every second character.
  private static var pairs: TextFormat {
    TextFormat(
      format: { unformatted in
        var formatted = FormattedText()
        for (index, character) in unformatted.enumerated() {
          if index > 0, index % 2 == 0 { formatted.insert("-") }
          formatted.keep(String(character))
        }
        return formatted
      },
      unformat: { text in String(text.filter { $0 != "-" }) })
  }

  /// Returns a formatted intercepter with random rules and policies.
  public mutating func formattedIntercepter() -> Intercepter {
    let plain = intercepter()
    return Intercepter(
      rules: chance(50) ? [] : plain.rules, format: format(), composition: plain.composition,
      ellipsis: plain.ellipsis)
  }

  /// Returns an unformatted text that formats can use, mostly digits.
  public mutating func unformattedText(pieces count: Int = 10) -> String {
    if chance(15) { return text(pieces: count) }
    let kinds = chance(70) ? Array("0123456789") : Array("0159-.,ab张 é😀€٣٫")
    return String((0..<Int.random(in: 0...count, using: &self)).map { _ in pick(kinds) })
  }
}
