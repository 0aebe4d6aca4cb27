import Testing

@testable import IntercepterCore
@testable import IntercepterMessages

@Suite struct MessagesTests {
  static let codes: [Violation.Code] = [
    .tooLong, .tooShort, .emojiForbidden, .emojiRequired, .emojiTooNew, .notADigit, .notANumber,
    .tooManyDecimalPlaces, .tooManyIntegerDigits, .leadingSeparator, .leadingZero,
    .negativeNotAllowed, .outOfRange, .characterNotAllowed, .lineBreak, .patternMismatch, .ellipsis,
    .required, .oneRequired, .notEqual, .custom,
  ]
  static let units: [LengthUnit] = [
    .graphemes, .scalars, .utf16, .utf8, .gb18030, .doubleWidth,
  ]
  static let languages = [
    "en", "zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es", "ar", "he", "fa",
  ]

  @Test func `there are messages in eleven languages`() {
    #expect(Set(Messages.languages) == Set(Self.languages))
  }

  @Test(arguments: languages) func `every code has a message of its own language`(
    _ language: String
  ) {
    let messages = Messages(language: language)!
    let english = Messages(language: "en")!
    for code in Self.codes {
      let violation = Violation(code, range: 0..<1, limit: 7, actual: 9)
      let text = messages.text(for: violation)
      #expect(!text.isEmpty && !text.contains("{") && !text.contains("}"), "\(code): \(text)")
      if language != "en" { #expect(text != english.text(for: violation), "\(code)") }
    }
  }

  @Test(arguments: Language.allCases) func `a catalogue has a pattern for all there is to say`(
    _ language: Language
  ) {
    let names = [MessagePatterns.Kind.violation, .unit, .hint, .sentence].map {
      language.catalogue.patterns.names(of: $0).sorted()
    }
    let said = Self.codes.map(\.rawValue) + Violation.Variant.allCases.map(\.rawValue)
    #expect(names[0] == (said + ["counts"]).sorted())
    let families = LengthUnit.Name.allCases.filter { $0.family == $0 }.map(\.rawValue)
    #expect(names[1] == (families + ["other"]).sorted())
    #expect(names[2] == families.filter { $0 != "graphemes" }.sorted())
    #expect(names[3] == RuleSentence.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: languages) func `a length has its limit, what was found and its unit`(
    _ language: String
  ) {
    let messages = Messages(language: language)!
    for code in [Violation.Code.tooLong, .tooShort] {
      for unit in Self.units {
        for (limit, actual) in [(0, 4), (1, 4), (4, 6), (10, 57)] {
          let violation = Violation(code, range: 0..<1, limit: limit, actual: actual, unit: unit)
          let text = messages.text(for: violation)
          // Arabic and Hebrew have a word for one of a unit, and for two.
          let isWord = ["ar", "he"].contains(language) && limit == 1
          let digits = text.inASCIIDigits
          #expect(isWord || digits.contains("\(limit)"), "\(text)")
          #expect(digits.contains("\(actual)"), "\(text)")
          #expect(!text.contains("{"), "\(text)")
        }
      }
    }
  }

  @Test func `in English the core says the same`() {
    let messages = Messages(language: "en")!
    for code in Self.codes {
      for unit in Self.units {
        for limit in [0, 1, 2, 10] {
          let violation = Violation(code, range: 0..<1, limit: limit, actual: 12, unit: unit)
          #expect(messages.text(for: violation) == violation.message)
        }
      }
    }
  }

  @Test func `in English the core says the variants of a code the same`() {
    let messages = Messages(language: "en")!
    for variant in Violation.Variant.allCases {
      let code: Violation.Code =
        variant.rawValue.hasPrefix("separator")
        ? .notANumber : variant == .rulesDisagree ? .custom : .patternMismatch
      let violation = Violation(code, range: 0..<1, variant: variant)
      #expect(violation.variant == variant)
      #expect(messages.text(for: violation) == violation.message)
      #expect(violation.message != Violation(code, range: 0..<1).message)
    }
  }

  static let namingCodes: [Violation.Code] = [
    .characterNotAllowed, .notADigit, .emojiForbidden, .emojiRequired, .emojiTooNew,
  ]

  @Test(arguments: [
    ([], false), (["x"], false), (["x"], true), (["x", "y"], false),
    (["<", "\u{202E}", "\0"], false), (["x", "y", "z"], true), (["１"], false), (["x", "٣"], true),
  ])
  func `in English the core names the characters the same`(characters: [String], hasMore: Bool) {
    let messages = Messages(language: "en")!
    for code in Self.namingCodes {
      for variant in [nil, Violation.Variant.removed] {
        let violation = Violation(code, range: 0..<1, variant: variant)
          .naming(NamedCharacters(characters, hasMore: hasMore))
        #expect(messages.text(for: violation) == violation.message)
      }
    }
  }

  @Test(arguments: languages) func `a message names the characters in every language`(
    _ language: String
  ) {
    let messages = Messages(language: language)!
    for code in Self.namingCodes {
      for variant in [nil, Violation.Variant.removed] {
        let violation = Violation(code, range: 0..<1, variant: variant)
        let named = violation.naming(NamedCharacters(["<", "\u{202E}"], hasMore: false))
        let text = messages.text(for: named)
        #expect(text.contains("U+202E") && !text.contains("\u{202E}"), "\(text)")
        #expect(text != messages.text(for: violation))
        let more = messages.text(
          for: violation.naming(NamedCharacters(["<", "\u{202E}"], hasMore: true)))
        #expect(more.count > text.count)
      }
    }
  }

  @Test(arguments: [
    ("zh", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"),
    ("zh-Hant-HK", "zh-Hant"), ("de-AT", "de"), ("en_GB", "en"),
  ]) func `a tag finds its language`(_ tag: String, _ language: String) {
    #expect(Messages(language: tag)?.language == language)
  }

  @Test func `a language without messages has none, and English where others were asked for`() {
    #expect(Messages(language: "tlh")?.language == nil)
    #expect(Messages(preferring: ["tlh", "ja"]).language == "ja")
    #expect(Messages(preferring: ["tlh"]).language == "en")
  }

  @Test func `a sentence of one's own is kept`() {
    let violation = Violation(.custom, range: 0..<1, message: "No spaces, please.")
    #expect(Messages(language: "ja")!.text(for: violation) == "No spaces, please.")
  }

  @Test(arguments: Violation.Variant.allCases)
  func `a custom code with the name of a variant is a custom code`(_ variant: Violation.Variant) {
    let violation = Violation(.init(rawValue: variant.rawValue), range: 0..<1)
    #expect(violation.message == Violation(.custom, range: 0..<1).message)
    for language in Self.languages {
      let messages = Messages(language: language)!
      #expect(messages.text(for: violation) == messages.text(for: Violation(.custom, range: 0..<1)))
    }
  }
}

extension String {
  /// The text with the digits of all scripts as 0 to 9.
  var inASCIIDigits: String {
    map { $0.wholeNumberValue.map(String.init) ?? String($0) }.joined()
  }
}
