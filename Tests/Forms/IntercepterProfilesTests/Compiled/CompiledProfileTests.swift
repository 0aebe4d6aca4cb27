import Foundation
import IntercepterForms
import IntercepterMessages
import IntercepterProfiles
import TestSupport
import Testing
import TextInputIntercepter

@Suite struct CompiledProfileTests {
  private static let languages = Messages.languages + ["de-AT", "ar", "tlh", "zh-Hant-HK"]

  /// What a form answers to texts, submissions and edits, in the protocol's JSON.
  private static func answers(
    _ form: FormValidator, _ messages: Messages, _ random: SeededGenerator
  ) -> [String] {
    var random = random
    var answers: [String] = []
    func answer(_ write: (inout JSONLine) -> Void) {
      var line = JSONLine()
      line.object(write)
      answers.append(String(decoding: line.bytes, as: UTF8.self))
    }
    var texts = FieldTexts()
    for field in form.fields {
      for _ in 0..<4 {
        let (text, state) = (random.text(), random.state(random.text()))
        let edit = Edit(range: random.range(in: state.text), replacement: random.text())
        let questions: [Question] = [
          .validate(text), .sanitize(text), .show(text), .step(1, of: state),
          .edit(edit, of: state, baseline: nil),
          .change(to: random.state(random.text()), from: state, baseline: nil),
        ]
        for question in questions {
          answer { field.answer(question, to: &$0) { messages.text(for: $0) } }
        }
        texts[field.name] = .text(text)
      }
    }
    answer { form.submit(texts).write(to: &$0) { messages.text(for: $0) } }
    return answers
  }

  @Test func `a kind has the number that the page of the format gives it`() throws {
    let module = URL(filePath: #filePath)
      .appending(path: "../../../../../Sources/Forms/IntercepterProfiles").standardized
    let page = try String(
      contentsOf: module.appending(path: "IntercepterProfiles.docc/CompiledProfileFormat.md"),
      encoding: .utf8)
    for names in [
      Rule.kinds.names(), Fix.kinds.names(),
      FormRule.kinds.names(),
    ] {
      for (number, name) in names.enumerated() {
        #expect(page.contains("\(number) `\(name)`"))
      }
    }
  }

  @Test func `a compiled profile decides as the profile does, in the same words`() {
    var compiledCount = 0
    let breach = firstBreach(cases: 80) { random in
      let profile = random.profile(withOwnRules: false)
      let language = random.pick(Self.languages)
      let bytes: [UInt8]
      do throws(ProfileErrors) {
        bytes = try profile.compiled(language: language)
      } catch {
        let isICU = error.errors.allSatisfy { $0.message.contains("another engine") }
        return isICU && profile.json(.compact).contains("icu") ? nil : "\(error)"
      }
      compiledCount += 1
      guard let form = try? profile.makeFormValidator() else { return "no form" }
      do {
        let read = try CompiledProfile(bytes)
        let expected = Self.answers(form, Messages(preferring: [language]), random)
        let found = Self.answers(read.form, read.messages, random)
        for (expected, found) in zip(expected, found) where expected != found {
          return "\(profile.json(.compact))\n\(language): \(found)\n not \(expected)"
        }
        return expected.count == found.count ? nil : "\(expected.count) answers"
      } catch { return "\(profile.json(.compact))\n\(error)" }
    }
    #expect(breach == nil)
    #expect(compiledCount > 40)
  }

  @Test func `each field of the table of answers decides as before`() throws {
    let form = try FieldAnswersTests.form.get()
    let bytes = try Profile.compile(json: Array(FieldAnswersTests.profile.utf8), language: "ja")
    let read = try CompiledProfile(bytes)
    let messages = Messages(preferring: ["ja"])
    for (name, samples) in FieldAnswersTests.samples {
      for (number, sample) in samples.enumerated() {
        for text in FieldAnswersTests.texts(sample, number) {
          let (expected, found) = (form[name]?.submit(text), read.form[name]?.submit(text))
          #expect(found == expected, "\(name): \(text)")
          #expect(
            found?.violations.map { read.messages.text(for: $0) }
              == expected?.violations.map { messages.text(for: $0) })
        }
      }
    }
  }

  @Test func `a compiled date has both bounds`() throws {
    let json = #"""
      {"version":1,"fields":{"day":{"rules":[],"format":
       {"kind":"date","earliest":"2024-02-03","latest":"2025-04-05"}}}}
      """#
    let read = try CompiledProfile(Profile.compile(json: Array(json.utf8), language: "en"))
    let form = try Profile(json: json).makeFormValidator()
    for text in ["2024-02-02", "2024-02-03", "2025-04-05", "2025-04-06"] {
      #expect(read.form["day"]?.submit(text) == form["day"]?.submit(text))
    }
    #expect(form["day"]?.submit("2025-04-05").isValid == true)
    #expect(form["day"]?.submit("2025-04-06").isValid == false)
  }

  @Test func `a compiled field that must be visible refuses invisible characters`() throws {
    let json = #"{"version":1,"fields":{"name":{"visible":true,"rules":[]}}}"#
    let read = try CompiledProfile(Profile.compile(json: Array(json.utf8), language: "en"))
    #expect(read.form["name"]?.submit("\u{3164}").status == .intermediate)
    #expect(
      read.form["name"]?.submit("\u{200B}").violations.map { read.messages.text(for: $0) }
        == ["This field is required."])
    for text in ["", "Ann", " "] { #expect(read.form["name"]?.submit(text).isValid == true) }
  }

  private static let example = #"""
    { "version": 1, "fields": {
      "a": { "rules": [ { "rule": "maxLength", "limit": 3, "unit": "utf8", "message": { "fr": "Non : {limitWithUnit}." } } ] },
      "b": { "rules": [ { "rule": "matches", "pattern": "[a-z]+" } ] } },
      "formRules": [ { "rule": "equal", "field": "b", "to": "a" } ] }
    """#

  @Test func `a custom message in another language keeps that language`() throws {
    let read = try CompiledProfile(
      Profile.compile(json: Array(Self.example.utf8), language: "de"))
    let violation = try #require(read.form["a"]?.intercepter.validate("abcd").violations.first)
    #expect(read.messages.text(for: violation) == "Non : 3 octets.")
    #expect(violation.message == "Non : 3 octets.")
  }

  @Test func `a profile has only the messages of its own rules`() throws {
    func count(_ rules: String) throws -> (bytes: Int, emoji: Bool, number: Bool) {
      let json = #"{ "version": 1, "fields": { "a": { "rules": [\#(rules)] } } }"#
      let bytes = try Profile.compile(json: Array(json.utf8), language: "en")
      let text = String(decoding: bytes, as: UTF8.self)
      return (bytes.count, text.contains("Emoji are"), text.contains("decimal place"))
    }
    let (none, emoji, number) = try (
      count(""), count(#"{ "rule": "emoji", "policy": "forbidden" }"#),
      count(#"{ "rule": "decimal", "places": 2 }"#)
    )
    #expect((none.emoji, none.number) == (false, false))
    #expect((emoji.emoji, emoji.number) == (true, false))
    #expect((number.emoji, number.number) == (false, true))
    #expect(none.bytes < 3500)
  }

  @Test func `a variant that is newer than the profile has the message of its code`() throws {
    let json = #"""
      { "version": 1, "fields": { "a": {
        "rules": [], "format": { "kind": "pattern", "pattern": "+49 ### ####" } } } }
      """#
    let bytes = try Profile.compile(json: Array(json.utf8), language: "en")
    func message(_ bytes: [UInt8]) throws -> String {
      let read = try CompiledProfile(bytes)
      let violation = try #require(read.form["a"]?.submit("030 1234").violations.first)
      #expect(violation.variant == .zeroNotDialed)
      return read.messages.text(for: violation)
    }
    #expect(try message(bytes) == "Leave out the 0 at the front of the number.")
    var body = bytes[12...]
    let name = try #require(body.firstRange(of: Array("zeroNotDialed".utf8)))
    body.replaceSubrange(name, with: Array("zeroNotKnown!".utf8))
    let older = CompiledProfile.header(of: Array(body)) + body
    #expect(try message(older) == "This does not match the required pattern.")
  }

  @Test func `some fields are compiled with the rules that read no others`() throws {
    let read = try CompiledProfile(
      Profile.compile(json: Array(Self.example.utf8), language: "en", fields: ["b"]))
    #expect(read.form.fields.map { $0.name } == ["b"])
    #expect(read.form.rules.isEmpty)
  }

  @Test(arguments: [
    (#""rules": [{ "rule": "maxLength", "limit": 4, "unit": "gb18030" }]"#, "intercepter-rules"),
    (#""rules": [{ "rule": "numbersOnly" }], "fixes": [{ "fix": "nfc" }]"#, "intercepter-rules"),
    (#""rules": [{ "rule": "decimal", "places": 2 }]"#, "intercepter-numbers"),
    (#""rules": [], "fixes": [{ "fix": "padDecimals", "places": 2 }]"#, "intercepter-numbers"),
    (#""rules": [], "format": { "kind": "paymentCard" }"#, "intercepter-numbers"),
    (#""rules": [], "format": { "kind": "date", "locale": "de" }"#, "intercepter"),
  ]) func `a page loads the smallest engine that reads all fields`(
    _ field: String, _ engine: String
  )
    throws
  {
    let json = #"{ "version": 1, "fields": { "free": { "rules": [] }, "a": { \#(field) } } }"#
    let compiled = try Profile.compile(json: Array(json.utf8), language: "en")
    #expect(CompiledProfile.engine(for: compiled) == engine + ".wasm")
    let free = try Profile.compile(json: Array(json.utf8), language: "en", fields: ["free"])
    #expect(CompiledProfile.engine(for: free) == "intercepter-rules.wasm")
    #expect(CompiledProfile.engine(for: Array(json.utf8)) == nil)
    #expect(CompiledProfile.engine(for: Array(compiled.prefix(8))) == nil)
    var unknown = compiled
    unknown[12] |= 4
    #expect(CompiledProfile.engine(for: unknown) == nil)
  }

  @Test func `a truncated or altered file is an error`() throws {
    let bytes = try Profile.compile(json: Array(Self.example.utf8), language: "en")
    for count in 0..<7 {
      #expect(throws: CompiledProfileError.notACompiledProfile) {
        try CompiledProfile(Array(bytes.prefix(count)))
      }
    }
    for count in 7..<bytes.count {
      #expect(throws: CompiledProfileError.self) { try CompiledProfile(Array(bytes.prefix(count))) }
      var altered = bytes
      altered[count] ^= 1
      #expect(throws: CompiledProfileError.self) { try CompiledProfile(altered) }
    }
    #expect(throws: CompiledProfileError.damaged) { try CompiledProfile(bytes + [0]) }
    var newer = bytes
    newer[7] = 4
    #expect(throws: CompiledProfileError.otherFormat(4)) { try CompiledProfile(newer) }
  }

  @Test func `what cannot be compiled is an error with its place`() {
    let json = #"""
      { "version": 1, "fields": { "a": { "rules": [
        { "rule": "matches", "pattern": ".*a.{16}" },
        { "rule": "matches", "pattern": "a", "engine": "icu" },
        { "rule": "own" } ] } } }
      """#
    #expect {
      try Profile.compile(json: Array(json.utf8), language: "en")
    } throws: { error in
      (error as? ProfileErrors)?.errors.map { "\($0.path) \($0.line ?? 0)" } == [
        "$.fields.a.rules[0].pattern 2", "$.fields.a.rules[1].engine 3",
        "$.fields.a.rules[2].rule 4",
      ]
    }
  }

  /// Another order would be another version of the format.
  @Test func `the numbers of choices stay`() {
    func names<Value: CaseIterable & RawRepresentable>(_ type: Value.Type) -> String
    where Value.RawValue == String {
      type.allCases.map { $0.rawValue }.joined(separator: " ")
    }
    #expect(
      names(LengthUnit.Name.self)
        == "graphemes scalars utf16 utf8 gb18030 gb18030-2000 gb18030-2005 "
        + "gb18030-2022 doubleWidth terminalColumns")
    #expect(names(ViolationPolicy.self) == "reject amend flag warn")
    #expect(names(CompositionPolicy.self) == "whenCommitted immediately off")
    #expect(names(EllipsisPolicy.self) == "restore expand accept")
    #expect(names(EmojiScope.self) == "displayed rgi any")
    #expect(names(DigitPolicy.self) == "ascii any normalized")
    #expect(names(LeadingZeroPolicy.self) == "allow reject remove")
    #expect(names(LeadingSeparatorPolicy.self) == "reject insertZero allow")
    #expect(names(DateOrder.self) == "yearMonthDay dayMonthYear monthDayYear")
    #expect(names(DateSpecification.Kind.self) == "date month time dateAndTime dateRange")
  }

  @Test(arguments: [
    "de", "en", "ja", "ko", "ar-EG", "fa", "hu", "zh-Hant", "tlh", "fi", "he", "vi",
  ])
  func `dates of every kind are read as they were`(locale: String) throws {
    for kind in DateSpecification.Kind.allCases {
      let date = DateSpecification(kind, locale: locale, seconds: true)
      let profile = Profile(fields: [
        "a": FieldSpecification(rules: [], format: .date(date))
      ])
      let read = try CompiledProfile(profile.compiled(language: "en"))
      let text = "2024-02-29"
      #expect(
        read.form["a"]?.submit(text) == (try profile.makeFormValidator())["a"]?.submit(text),
        "\(kind)")
    }
  }

  @Test func `a number that no file can contain is an error of its field`() {
    let profile = Profile(fields: [
      "a": FieldSpecification(rules: [.singleLine()]),
      "b": FieldSpecification(rules: [], format: .oneTimeCode(digits: 100)),
    ])
    let errors = #expect(throws: ProfileErrors.self) { try profile.compiled(language: "en") }
    #expect(errors?.errors.map(\.path) == ["$.fields.b"])
  }
}
