import Foundation
import IntercepterForms
import IntercepterMessages
import IntercepterProfiles
import TestSupport
import Testing
import TextInputIntercepter

/// Rules in plain words: `MessageTexts.md` in the API reference has every sentence in every language.
@Suite struct SentencesTests {
  static let page = Result {
    let reference = "Sources/Engine/IntercepterMessages/IntercepterMessages.docc"
    return try #require(try Guide.all(in: reference).first { $0.name == "MessageTexts" })
  }

  private static func rows(_ language: String) throws -> [GuideExample] {
    try page.get().examples.filter { $0.kind == .wants && $0.subject == language }
  }

  /// What is said of a rule, a rule across fields, a fix, or a member of a field.
  static func words(_ json: String, _ messages: Messages) -> String? {
    let rule = json.hasPrefix(#"{"rule""#)
    let isAcross = json.contains(#""field""#) || json.contains(#""of""#)
    let field =
      if isAcross {
        #"{"rules":[]}"#
      } else if rule {
        #"{"rules":[\#(json)]}"#
      } else if json.hasPrefix(#"{"fix""#) {
        #"{"rules":[],"fixes":[\#(json)]}"#
      } else {
        #"{"rules":[],\#(json.dropFirst())"#
      }
    let profile = try? Profile(
      json: """
        {"version":1,"fields":{"confirmation":\(field),"password":{"rules":[]},
        "phone":{"label":"Phone","rules":[]}},"formRules":[\(isAcross ? json : "")]}
        """)
    return profile?.sentences(for: "confirmation", in: messages).joined(separator: " / ")
  }

  @Test(arguments: Messages.languages) func `every rule is said as the page has it`(
    language: String
  ) throws {
    let messages = try #require(Messages(language: language))
    let rows = try Self.rows(language)
    #expect(rows.compactMap { $0.failureOfWords { Self.words($0, messages) } } == [])
    #expect(rows.count == 50)
  }

  @Test func `there is a rule for every sentence, and an app's words are used for it`() throws {
    let rows = try Self.rows("en")
    let messages = try #require(Messages(language: "en"))
    for sentence in RuleSentence.allCases {
      let marked = try messages.replacing(sentence: sentence, with: "◆")
      let isUsed = rows.contains { Self.words($0.topic, marked)?.contains("◆") == true }
      #expect(isUsed, "\(sentence)")
    }
  }

  /// Every rule, every fix and every rule across fields has its words, whatever the profile.
  @Test func `any profile is said, each of its rules once`() {
    let languages = Messages.languages.compactMap { Messages(language: $0) }
    let breach = firstBreach(cases: 500) { generator in
      let profile = generator.profile(withOwnRules: false)
      let messages = generator.pick(languages)
      for (name, field) in profile.fields {
        let isAbout = { (rule: FormRuleSpecification) in
          rule.as(AtLeastOneKind.self) == nil
            ? rule.fields[0] == name : rule.fields.contains(name)
        }
        let count =
          (field.isRequired || field.isVisible ? 1 : 0) + (field.format == nil ? 0 : 1)
          + field.rules.count
          + profile.formRules.count(where: isAbout)
          + field.fixes.count { $0 != .verbatim && $0 != .nfc }
        let sentences = profile.sentences(for: name, in: messages)
        if sentences.count != count || sentences.contains(where: \.isEmpty) {
          return "\(messages.language): \(sentences) for “\(name)” of\n\(profile.json())"
        }
      }
      return nil
    }
    #expect(breach == nil)
  }

  @Test func `a field is said in the order of its profile, with the labels of others`() throws {
    let profile = try Profile(
      json: """
        {"version":1,"fields":{
          "name":{"label":"昵称","required":true,
            "rules":[{"rule":"emoji","policy":"forbidden"},
              {"rule":"maxLength","limit":10,"unit":"gb18030","onViolation":"amend"}],
            "fixes":[{"fix":"trimWhitespace"}]},
          "again":{"rules":[{"rule":"minLength","limit":2,"unit":"graphemes"}],
            "fixes":[{"fix":"collapseWhitespace"}]}},
         "formRules":[{"rule":"equal","field":"again","to":"name"}]}
        """)
    let messages = try #require(Messages(language: "zh-Hans"))
    #expect(
      profile.fields["name"]?.sentences(in: messages) == [
        "必填。", "不能使用表情符号。", "最多 10 个字节（GB 18030，一个汉字占 2 个）。超出的部分会被截去。",
        "首尾的空格会被去掉。",
      ])
    #expect(
      profile.sentences(for: "again", in: messages) == [
        "至少 2 个字符。", "须与“昵称”相同。", "连续的空格会合并为一个。",
      ])
    #expect(profile.sentences(for: "name", in: messages).count == 4)
    #expect(profile.sentences(for: "nobody", in: messages) == [])
  }

  @Test func `many rules about a long label make no long text`() throws {
    let rules = (0..<100).map { _ in #"{"rule":"equal","field":"a","to":"b"}"# }
    let profile = try Profile(
      json: """
        {"version":1,"fields":{"a":{"rules":[]},
          "b":{"label":"\(String(repeating: "x", count: 50_000))","rules":[]}},
         "formRules":[\(rules.joined(separator: ","))]}
        """)
    let sentences = profile.sentences(for: "a", in: Messages(language: "en")!)
    #expect(sentences.count == 100)
    #expect(sentences.first == "The same as “\(String(repeating: "x", count: 24))…”.")
  }

  @Test func `a rule of an app's own has the app's words, or none`() throws {
    let rule = CustomRule(
      "fewSpaces", arguments: ["limit": 3], rule: Rule("fewSpaces") { _ in .accept })
    let field = FieldSpecification(rules: [.custom(rule), .numbersOnly(.ascii)])
    let messages = try #require(Messages(language: "en"))
    #expect(field.sentences(in: messages) == ["Only the digits 0–9."])
    let worded = try messages.replacing(
      rule: "fewSpaces", with: "{limit, plural, one {# space} other {# spaces}} at most.")
    #expect(field.sentences(in: worded) == ["3 spaces at most.", "Only the digits 0–9."])
  }

  @Test func `numbers are those of the reader's locale, with every digit`() throws {
    var number = DecimalSpecification(places: 2)
    number.minimum = "-1234.5"
    number.maximum = "123456789012345678901234567890.12"
    number.negative = true
    let field = FieldSpecification(rules: [.decimal(number)])
    let swiss = try #require(Messages(language: "de-CH"))
    #expect(
      field.sentences(in: swiss) == [
        "Eine Zahl mit höchstens 2 Nachkommastellen. "
          + "Von -1'234.5 bis 123'456'789'012'345'678'901'234'567'890.12."
      ])
    let arabic = try #require(Messages(language: "en-u-nu-arab"))
    #expect(field.sentences(in: arabic).first?.contains("٫٥") == true)
  }

  @Test(arguments: [
    ("ABCDEFabc012", "A–F a–c 0–2"), ("ab-", "a b -"), (" \t\u{200D}", "␣ U+0009 U+200D"),
    ("9:;", "9 : ;"), ("Zz", "Z z"), ("张三é👨‍👩‍👧", "张 三 é 👨‍👩‍👧"), ("\u{E0020}", "U+E0020"),
    ("\u{E9}e\u{301}", "\u{E9} (U+00E9) e\u{301} (U+0065 U+0301)"),
    ("\u{E9}\u{E9}", "\u{E9} \u{E9}"),
  ]) func `characters are listed as people can read them`(characters: String, list: String) {
    let field = FieldSpecification(rules: [.allowedCharacters(characters)])
    let messages = Messages(language: "en")!
    #expect(field.sentences(in: messages) == ["Only these characters: “\(list)”."])
  }
}
