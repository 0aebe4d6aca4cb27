import IntercepterForms
import IntercepterMessages
import IntercepterProfiles
import Testing
import TextInputIntercepter

/// Words of a rule's own in a profile.
@Suite struct RuleMessageTests {
  static let json = """
    {
      "version": 1,
      "fields": {
        "name": {
          "label": "姓名",
          "rules": [
            { "rule": "emoji", "policy": "forbidden", "message": "No emoji in {label}." },
            {
              "rule": "maxLength",
              "limit": 2,
              "unit": "gb18030",
              "message": {
                "en": "{limit, plural, one {# byte} other {# bytes}} at most.",
                "zh-Hans": "{label}最多 {limitWithUnit}。"
              }
            }
          ]
        },
        "again": { "rules": [] }
      },
      "formRules": [
        { "rule": "equal", "field": "again", "to": "name", "message": { "de": "Nicht gleich.", "en": "Not the same." } }
      ]
    }
    """

  @Test func `a message is a text for all languages, or one for each`() throws {
    let form = try Profile(json: Self.json).makeFormValidator()
    let submission = form.submit(["name": "😀"])
    let violations = submission.violations.map(\.violation)
    #expect(violations.map(\.message) == ["No emoji in 姓名.", "2 bytes at most.", "Not the same."])
    let chinese = try #require(Messages(language: "zh-CN"))
    #expect(
      violations.map(chinese.text) == [
        "No emoji in 姓名.", "姓名最多 2 个字节。", "Not the same.",
      ])
    let german = try #require(Messages(language: "de"))
    #expect(
      violations.map(german.text) == [
        "No emoji in 姓名.", "2 bytes at most.", "Nicht gleich.",
      ])
    let field = try #require(try Profile(json: Self.json).fields["name"])
    #expect(
      try field.makeIntercepter().validate("😀").violations.first?.message == "No emoji in 姓名.")
    let name = try #require(try Profile(json: Self.json).intercepter(for: "name"))
    #expect(name.validate("😀").violations.first?.message == "No emoji in 姓名.")
  }

  @Test func `it is written as it was read`() throws {
    let profile = try Profile(json: Self.json)
    #expect(try Profile(json: profile.json()) == profile)
    #expect(profile.fields["name"]?.rules[0] == .emoji(.forbidden).saying("No emoji in {label}."))
    #expect(profile.fields["name"]?.rules.map(\.name) == ["emoji", "maxLength"])
    #expect(
      profile.json(.compact).contains(#""message":{"de":"Nicht gleich.","en":"Not the same."}"#))
  }

  @Test func `what the rule wants is said as ever`() throws {
    let english = try #require(Messages(language: "en"))
    let rule = RuleSpecification.emoji(.forbidden)
    #expect(
      FieldSpecification(rules: [rule.saying("x")]).sentences(in: english)
        == FieldSpecification(rules: [rule]).sentences(in: english))
  }

  static let errors: [(message: String, wanted: String)] = [
    (
      "5",
      "$.fields.f.rules[0].message: expected a text, or an object of texts by their language tags, found 5"
    ),
    (
      "{}", "$.fields.f.rules[0].message: expected a text in at least one language, found an object"
    ),
    (#"{"en": 1}"#, "$.fields.f.rules[0].message.en: expected a string, found 1"),
    (
      #"{"?": "Qo'"}"#,
      "$.fields.f.rules[0].message[\"?\"]: this is not a language; expected a tag such as “de” or “zh-Hant”"
    ),
    (
      #""At most {limt}""#,
      """
      $.fields.f.rules[0].message: There is no argument with this name. A message can use limit, actual, \
      limitWithUnit, actualWithUnit, unit, hint, hasHint, label, bound, hasBound, characters, characterCount. (line 1, column 10 of the message)
      """
    ),
    (
      #""{limit""#,
      "$.fields.f.rules[0].message: A brace is not closed. (line 1, column 1 of the message)"
    ),
  ]

  @Test(arguments: errors) func `a message that is wrong is told`(
    row: (message: String, wanted: String)
  ) throws {
    let json =
      #"{"version":1,"fields":{"f":{"rules":[{"rule":"singleLine","message":\#(row.message)}]}}}"#
    let errors = try #require(throws: ProfileErrors.self) { try Profile(json: json) }
    #expect(errors.errors.map { "\($0.path): \($0.message)" } == [row.wanted])
  }

  @Test func `a rule of an app's own has words of its own, unless it asks for a message itself`()
    throws
  {
    let rules: RuleLibrary = [
      "never": { _ in Rule("never") { .reject($0.violation(.custom)) } },
      "told": { arguments in
        let message = arguments["message"]?.string()
        return Rule("told") { .reject($0.violation(.custom, message: message)) }
      },
    ]
    let json =
      #"{"version":1,"fields":{"f":{"rules":[{"rule":"never","message":"{label}: no."},{"rule":"told","message":"{no}"}]}}}"#
    let profile = try Profile(json: json, customRules: rules)
    let form = try profile.makeFormValidator()
    #expect(form.submit(["f": "a"]).violations.map(\.violation.message) == ["f: no.", "{no}"])
    #expect(profile.json(.compact) == json)
    #expect(try Profile(json: profile.json(), customRules: rules) == profile)
  }
}
