import IntercepterMessages
import Testing
import TextInputIntercepter

/// One of a unit is said otherwise than two, in the languages that do so.
@Suite struct SingularTests {
  static let units: [(language: String, unit: LengthUnit, one: String, two: String)] = [
    ("en", .graphemes, "1 character", "2 characters"), ("en", .utf8, "1 byte", "2 bytes"),
    ("en", .doubleWidth, "1 column", "2 columns"), ("de", .doubleWidth, "1 Spalte", "2 Spalten"),
    ("fr", .graphemes, "1 caractère", "2 caractères"), ("fr", .utf8, "1 octet", "2 octets"),
    ("fr", .doubleWidth, "1 colonne", "2 colonnes"),
    ("es", .graphemes, "1 carácter", "2 caracteres"), ("es", .utf8, "1 byte", "2 bytes"),
    ("es", .doubleWidth, "1 columna", "2 columnas"),
  ]

  @Test(arguments: units) func `a length of one and of two`(
    row: (language: String, unit: LengthUnit, one: String, two: String)
  ) throws {
    let messages = try #require(Messages(language: row.language))
    func words(_ limit: Int) -> [String] {
      let violation = Violation(.tooLong, range: 0..<9, limit: limit, actual: 9, unit: row.unit)
      return messages.text(for: violation).replacing("\u{A0}", with: " ")
        .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
    func contains(_ phrase: String, _ words: [String]) -> Bool {
      let phrase = phrase.split(separator: " ").map(String.init)
      return zip(words, words.dropFirst()).contains { [$0, $1] == phrase }
    }
    #expect(contains(row.one, words(1)), "\(words(1))")
    #expect(contains(row.two, words(2)), "\(words(2))")
  }
}
