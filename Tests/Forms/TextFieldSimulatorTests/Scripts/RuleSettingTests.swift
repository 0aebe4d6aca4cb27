import IntercepterICU
import IntercepterProfiles
import TestSupport
import Testing
import TextFieldSimulator
import TextInputIntercepter

/// `Set Rule` has the rules of profiles, with the arguments of profiles.
@Suite struct RuleSettingTests {
  static let rules: [(String, RuleSpecification)] = [
    ("maxLength 10 gb18030", .maxLength(10, in: .gb18030)),
    ("maxLength 10 gb18030 onViolation:amend", .maxLength(10, in: .gb18030, onViolation: .amend)),
    ("maxLength limit:10 unit:gb18030-2005", .maxLength(10, in: .gb18030Of2005)),
    ("maxLength unit:utf8 10", .maxLength(10, in: .utf8)),
    ("minLength 2 graphemes", .minLength(2, in: .graphemes)),
    ("emoji forbidden", .emoji(.forbidden)),
    (
      "emoji only counting:rgi onViolation:report",
      .emoji(.only, counting: .rgi, onViolation: .warn)
    ),
    ("emoji allowed 15.1", .emoji(.allowed(upTo: EmojiVersion(15, 1)))),
    (#"emoji allowed upTo:"12""#, .emoji(.allowed(upTo: EmojiVersion(12)))),
    ("numbersOnly", .numbersOnly()),
    ("numbersOnly ascii", .numbersOnly(.ascii)),
    ("decimal 2", .decimal(DecimalSpecification(places: 2))),
    ("decimal 0 negative:true", .decimal(negative)),
    ("decimal 2 locale:de-CH", .decimal(DecimalSpecification(places: 2, locale: "de-CH"))),
    (#"decimal 2 separator:, maximum:99.5 alternativeSeparators:".""#, .decimal(comma)),
    ("allowedCharacters zxcvasdf", .allowedCharacters("zxcvasdf")),
    // A bare word that looks like a number is text where text is expected.
    ("allowedCharacters 0123", .allowedCharacters("0123")),
    ("allowedCharacters 123", .allowedCharacters("123")),
    ("forbiddenCharacters true", .forbiddenCharacters("true")),
    (#"forbiddenCharacters "\"' :""#, .forbiddenCharacters("\"' :")),
    (#"matches `\d{4}`"#, .matches(#"\d{4}"#)),
    (
      "matches '[a-z]+' options:caseInsensitive,comments engine:icu timeLimit:50",
      .matches(
        "[a-z]+", options: [.caseInsensitive, .comments], engine: .library(.icu, timeLimit: 50))
    ),
    ("singleLine", .singleLine()),
    (
      "singleLine replacement:'' onViolation:amend",
      .singleLine(replacement: "", onViolation: .amend)
    ),
    ("normalizeWidth", .normalizeWidth),
    ("straightPunctuation", .straightPunctuation),
    ("capitals", .capitals),
    ("checkDigit cnpj", .checkDigit(.cnpj)),
    ("checkDigit mod11 weights:2,3 length:8", .checkDigit(.mod11, weights: [2, 3], length: 8)),
    ("oneOf S,M,XL", .oneOf(["S", "M", "XL"])),
    ("oneOf S", .oneOf(["S"])),
    (
      #"oneOf values:`New York,a\,b,c\\,7` ignoresCase:true"#,
      .oneOf(["New York", "a,b", "c\\", "7"], ignoresCase: true)
    ),
    ("oneOf `x\\,\u{301}y`", .oneOf(["x,\u{301}y"])),
  ]

  static let negative = {
    var decimal = DecimalSpecification(places: 0)
    decimal.negative = true
    return decimal
  }()

  static let comma = {
    var decimal = DecimalSpecification(places: 2)
    decimal.separator = ","
    decimal.maximum = "99.5"
    decimal.alternativeSeparators = "."
    return decimal
  }()

  @Test(arguments: rules) func `a rule is read as in a profile`(
    source: String, specification: RuleSpecification
  ) throws {
    let action = try #require(actions("Set Rule \(source)").first)
    guard case .set(.rule(let rule)) = action else {
      Issue.record("\(action) is no rule")
      return
    }
    #expect(rule.specification == specification)
    #expect(actions("\(action)") == [action])
  }

  static let errors: [ScriptCase] = [
    ScriptCase(
      "Set Rule",
      """
      script:1:9: error: expected the name of a rule here; the usage is “Set NAME VALUE…”
      Set Rule
              ^
      """),
    ScriptCase(
      "Set Rule maxLenght 10",
      """
      script:1:10: error: unknown rule “maxLenght”; did you mean “maxLength”?
      Set Rule maxLenght 10
               ^~~~~~~~~
      """),
    ScriptCase(
      "Set Rule date de",
      """
      script:1:10: error: “date” is a format; use “Set Format”
      Set Rule date de
               ^~~~
      """),
    ScriptCase(
      "Set Rule trimWhitespace",
      """
      script:1:10: error: “trimWhitespace” is a fix, which only a profile can have
      Set Rule trimWhitespace
               ^~~~~~~~~~~~~~
      """),
    ScriptCase(
      "Set Rule atLeastOne",
      """
      script:1:10: error: “atLeastOne” is a rule across fields, which only a profile can have
      Set Rule atLeastOne
               ^~~~~~~~~~
      """),
    ScriptCase(
      "Set Format maxLength 10",
      """
      script:1:12: error: “maxLength” is a rule; use “Set Rule”
      Set Format maxLength 10
                 ^~~~~~~~~
      """),
    ScriptCase(
      "Set Rule maxLength 10",
      """
      script:1:10: error: “unit” is missing
      Set Rule maxLength 10
               ^~~~~~~~~
      """),
    ScriptCase(
      "Set Rule maxLength ten utf8",
      """
      script:1:20: error: expected a whole number from 0, found "ten"
      Set Rule maxLength ten utf8
                         ^~~
      """),
    ScriptCase(
      "Set Rule maxLength 10 utf8 amend",
      """
      script:1:28: error: “maxLength” takes no more arguments without a label; \
      others are written label:value
      Set Rule maxLength 10 utf8 amend
                                 ^~~~~
      """),
    ScriptCase(
      "Set Rule maxLength 10 utf8 limit:5",
      """
      script:1:28: error: “limit” is given twice
      Set Rule maxLength 10 utf8 limit:5
                                 ^~~~~~~
      """),
    ScriptCase(
      "Set Rule maxLength 10 utf8 rule:emoji",
      """
      script:1:28: error: the rule is already named
      Set Rule maxLength 10 utf8 rule:emoji
                                 ^~~~~~~~~~
      """),
    // All that is wrong with one rule.
    ScriptCase(
      "Set Rule emoji allowed next onViolation:'never' onviolation:amend",
      """
      script:1:24: error: expected a version of Emoji such as "15.1", found "next"
      Set Rule emoji allowed next onViolation:'never' onviolation:amend
                             ^~~~
      script:1:29: error: expected “reject”, “amend”, “flag” or “warn”, found "never"
      Set Rule emoji allowed next onViolation:'never' onviolation:amend
                                  ^~~~~~~~~~~~~~~~~~~
      script:1:49: error: unknown key; did you mean “onViolation”?
      Set Rule emoji allowed next onViolation:'never' onviolation:amend
                                                      ^~~~~~~~~~~~~~~~~
      """),
    ScriptCase(
      "Set Rule matches 'a' options:caseInsensitive,fast",
      """
      script:1:22: error: expected “caseInsensitive”, “comments”, “dotMatchesLineBreaks”, \
      “anchorsMatchLines” or “unicodeWordBoundaries”, found "fast"
      Set Rule matches 'a' options:caseInsensitive,fast
                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
      """),
  ]

  @Test(arguments: errors) func `what is wrong with a rule is told at its argument`(row: ScriptCase)
  {
    row.compare(TextFieldSimulatorTests.errors(row.source))
  }

  @Test func `a pattern that cannot be read is told at its argument`() throws {
    let json = #"{"version":1,"fields":{"a":{"rules":[{"rule":"matches","pattern":"张("}]}}}"#
    let error = #expect(throws: ProfileErrors.self) { try Profile(json: json) }
    let message = try #require(error?.errors.first?.message)
    #expect(
      TextFieldSimulatorTests.errors("Set Rule matches '张('") == """
        script:1:18: error: \(message)
        Set Rule matches '张('
                         ^~~~~
        """)
  }

  @Test func `the rules are those of profiles`() throws {
    let error = #expect(throws: ProfileErrors.self) {
      try Profile(json: #"{"version":1,"fields":{"a":{"rules":[{"rule":"?"}]}}}"#)
    }
    let message = try #require(error?.errors.first?.message)
    let names = message.split(separator: "“").dropFirst().map { String($0.prefix { $0 != "”" }) }
    #expect(names.count > 5)
    for name in names {
      #expect(!TextFieldSimulatorTests.errors("Set Rule \(name)").contains("unknown rule"))
    }
    let tested = Set(Self.rules.map { String($0.0.prefix { $0 != " " }) })
    #expect(Set(names) == tested)
  }
}
