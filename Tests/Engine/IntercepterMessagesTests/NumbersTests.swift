import IntercepterMessages
import Testing
import TextInputIntercepter

/// Plural forms, and numbers as the locale writes them.
@Suite struct NumbersTests {
  /// Lengths in bytes, for these numbers.
  static let numbers = [0, 1, 2, 5, 1_000, 12_345, 1_000_000]
  static let lengths: [(language: String, lengths: [String])] = [
    (
      "en",
      ["0 bytes", "1 byte", "2 bytes", "5 bytes", "1,000 bytes", "12,345 bytes", "1,000,000 bytes"]
    ),
    (
      "en-IN",
      ["0 bytes", "1 byte", "2 bytes", "5 bytes", "1,000 bytes", "12,345 bytes", "10,00,000 bytes"]
    ),
    ("zh-Hans", ["0 个字节", "1 个字节", "2 个字节", "5 个字节", "1,000 个字节", "12,345 个字节", "1,000,000 个字节"]),
    (
      "zh-Hant",
      ["0 個位元組", "1 個位元組", "2 個位元組", "5 個位元組", "1,000 個位元組", "12,345 個位元組", "1,000,000 個位元組"]
    ),
    ("ja", ["0バイト", "1バイト", "2バイト", "5バイト", "1,000バイト", "12,345バイト", "1,000,000バイト"]),
    ("ko", ["0바이트", "1바이트", "2바이트", "5바이트", "1,000바이트", "12,345바이트", "1,000,000바이트"]),
    (
      "de",
      ["0 Bytes", "1 Byte", "2 Bytes", "5 Bytes", "1.000 Bytes", "12.345 Bytes", "1.000.000 Bytes"]
    ),
    (
      "de-AT",
      ["0 Bytes", "1 Byte", "2 Bytes", "5 Bytes", "1 000 Bytes", "12 345 Bytes", "1 000 000 Bytes"]
    ),
    (
      "de-CH",
      ["0 Bytes", "1 Byte", "2 Bytes", "5 Bytes", "1'000 Bytes", "12'345 Bytes", "1'000'000 Bytes"]
    ),
    (
      "fr",
      [
        "0 octet", "1 octet", "2 octets", "5 octets", "1 000 octets", "12 345 octets",
        "1 000 000 d’octets",
      ]
    ),
    (
      "es",
      [
        "0 bytes", "1 byte", "2 bytes", "5 bytes", "1.000 bytes", "12.345 bytes",
        "1.000.000 de bytes",
      ]
    ),
  ]

  @Test(arguments: lengths) func `a length has its plural form and its digits`(
    row: (language: String, lengths: [String])
  ) throws {
    // The length alone, without what is said around it.
    let messages = try #require(Messages(language: row.language))
      .replacing(.tooLong, with: "{limitWithUnit}")
    let lengths = Self.numbers.map { number in
      messages.text(for: Violation(.tooLong, range: 0..<1, limit: number, unit: .utf8))
    }
    #expect(lengths.map(\.spaced) == row.lengths)
  }

  @Test func `each message has the form of its number`() throws {
    let messages = try #require(Messages(language: "en"))
    let told = [1, 2, 5].map { limit in
      messages.text(
        for: Violation(.tooManyIntegerDigits, range: 0..<1, limit: limit, actual: limit + 1))
    }
    #expect(
      told == [
        "At most 1 digit is allowed before the decimal separator, not 2.",
        "At most 2 digits are allowed before the decimal separator, not 3.",
        "At most 5 digits are allowed before the decimal separator, not 6.",
      ])
  }

  @Test func `numbers of any size are written whole`() throws {
    let messages = try #require(Messages(language: "de"))
    let violation = Violation(.tooLong, range: 0..<1, limit: .max, actual: .min + 1, unit: .utf8)
    let text = messages.text(for: violation)
    #expect(text.contains("9.223.372.036.854.775.807 Bytes"))
    #expect(text.contains("-9.223.372.036.854.775.807"))
  }
}

extension String {
  /// The text with ordinary spaces in the place of those that no line is broken at.
  fileprivate var spaced: String {
    String(map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }
}
