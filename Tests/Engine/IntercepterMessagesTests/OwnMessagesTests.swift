import IntercepterForms
import IntercepterMessages
import Testing
import TextInputIntercepter

/// What rules say in words of their own, in the reader's language.
@Suite struct OwnMessagesTests {
  static let message: RuleMessage = [
    "de": "Höchstens {limit, plural, one {# Byte} other {# Bytes}} für „{label}“.",
    "en": "At most {limitWithUnit} for {label}.",
    "zh-Hant": "「{label}」最多 {limitWithUnit}。",
    "de-AT": "Nicht mehr als {limit}, bitte.",
  ]

  private func violation(_ message: RuleMessage, limit: Int = 1_234) throws -> Violation {
    let field = FormField(
      "name", Intercepter(rules: [.maxLength(limit, in: .gb18030).saying(message)]), label: "Name")
    let text = String(repeating: "a", count: limit + 1)
    return try #require(field.validate(text).violations.first)
  }

  static let languages: [(tag: String, wanted: String)] = [
    ("de", "Höchstens 1.234 Bytes für „Name“."),
    ("de-CH", "Höchstens 1'234 Bytes für „Name“."),
    ("de-AT", "Nicht mehr als 1 234, bitte."),
    ("en", "At most 1,234 bytes for Name."),
    ("zh-TW", "「Name」最多 1,234 個位元組。"),
    // Nobody has said it in these languages: the numbers are those of the text.
    ("zh-CN", "At most 1,234 bytes for Name."),
    ("fr", "At most 1,234 bytes for Name."),
    ("es", "At most 1,234 bytes for Name."),
  ]

  @Test(arguments: languages) func `the reader's language is said`(
    row: (tag: String, wanted: String)
  ) throws {
    let messages = try #require(Messages(language: row.tag))
    #expect(
      messages.text(for: try violation(Self.message)).replacing("\u{A0}", with: " ") == row.wanted)
  }

  static let plurals: [(limit: Int, sentence: String)] = [
    (1, "Najwyżej 1 znak."), (2, "Najwyżej 2 znaki."), (5, "Najwyżej 5 znaków."),
    (22, "Najwyżej 22 znaki."),
  ]

  @Test(arguments: plurals) func `a language without messages has its plural forms`(
    row: (limit: Int, sentence: String)
  ) throws {
    let own: RuleMessage = [
      "en": "At most {limit}.",
      "pl": "Najwyżej {limit, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.",
    ]
    let violation = try violation(own, limit: row.limit)
    #expect(Messages(preferring: ["pl-PL", "de"]).text(for: violation) == row.sentence)
    #expect(Messages(preferring: ["pl"]).text(for: violation) == row.sentence)
    #expect(Messages(preferring: ["de", "pl"]).text(for: violation) == "At most \(row.limit).")
    #expect(Messages(preferring: ["tlh"]).text(for: violation) == "At most \(row.limit).")
  }

  @Test
  func
    `a text for all languages is said in all, and the first by its tag where English is missing`()
    throws
  {
    let french = try #require(Messages(language: "fr"))
    #expect(french.text(for: try violation("{actual} > {limit}", limit: 2)) == "3 > 2")
    #expect(french.text(for: try violation(["ja": "長すぎます。", "de": "Zu lang."])) == "Zu lang.")
  }

  @Test func `the language of a text writes its numbers, known or not`() throws {
    let english = try #require(Messages(language: "en"))
    let german: RuleMessage = [
      "de": "{limit, plural, one {# Byte} other {# Bytes}}: {limitWithUnit}"
    ]
    #expect(english.text(for: try violation(german)) == "1.234 Bytes: 1.234 Bytes")
    #expect(english.text(for: try violation(["pt": "{limit}!"])) == "1.234!")
    #expect(english.text(for: try violation(["?": "{limit}!"])) == "1,234!")
    // A text for all languages has the numbers of the reader's.
    let reader = try #require(Messages(language: "de"))
    #expect(reader.text(for: try violation("> {limit}")) == "> 1.234")
  }

  @Test func `words that come from outside are validated`() throws {
    let right: RuleMessage = ["en": "{limit} at most", "de": "höchstens {limit}"]
    #expect(try right.validated() == right)
    let wrong: RuleMessage = ["de": "{limit}", "en": "Too long,\n{wrong"]
    let error = try #require(throws: MessagePatternError.self) { try wrong.validated() }
    #expect((error.line, error.column) == (2, 2))
    #expect(error.message.hasPrefix("There is no argument with this name."))
  }

  @Test func `words of a rule come before the app's words for its code`() throws {
    let messages = try #require(Messages(language: "en")).replacing(.tooLong, with: "Long.")
    #expect(messages.text(for: try violation("Own.")) == "Own.")
  }

  @Test func `an app's words may name the field`() throws {
    let messages = try #require(Messages(language: "en"))
      .replacing(.required, with: "{label} is missing.")
    let required = Violation(.required, range: 0..<0)
    #expect(messages.text(for: required, label: "Name") == "Name is missing.")
    #expect(messages.text(for: required) == " is missing.")
    #expect(messages.text(for: try violation("{label}!"), label: "Surname") == "Surname!")
  }

  @Test func `a pattern that cannot be read is said plainly`() throws {
    let messages = try #require(Messages(language: "de"))
    #expect(messages.text(for: try violation("{limt}")) == "{limt}")
  }

  @Test func `more patterns than are kept are all said`() throws {
    let messages = try #require(Messages(language: "en"))
    for number in 0..<1_100 {
      #expect(messages.text(for: try violation(RuleMessage("No \(number)"))) == "No \(number)")
    }
  }
}
