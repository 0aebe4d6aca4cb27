import IntercepterForms
import IntercepterICU
import IntercepterProfiles
import Testing
import TextInputIntercepter

/// Profiles from anywhere: what is too much is an error like any other.
@Suite struct ProfileLimitsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let limit: any WritableKeyPath<ProfileLimits, Int> & Sendable
    let largest: Int
    /// What is inside `{"version":1,…}`.
    let members: String
    let error: String

    var testDescription: String { name }
    var json: String { "{\"version\":1,\(members)}" }
  }

  static let cases = [
    Case(
      name: "bytes", limit: \.bytes, largest: 50, members: #""fields":{"abcdefghij":{"rules":[]}}"#,
      error: "$: expected at most 49 bytes of JSON, found 50"),
    Case(
      name: "fields", limit: \.fields, largest: 2,
      members: #""fields":{"a":{"rules":[]},"b":{"rules":[]}}"#,
      error: "1:14: $.fields: expected at most 1 fields, found 2"),
    field(
      "rules", \.entries, 2, #""rules":[{"rule":"singleLine"},{"rule":"singleLine"}]"#,
      "1:29: $.fields.f.rules: expected at most 1 entries, found 2"),
    field(
      "fixes", \.entries, 2,
      #""rules":[],"fixes":[{"fix":"trimWhitespace"},{"fix":"collapseWhitespace"}]"#,
      "1:40: $.fields.f.fixes: expected at most 1 entries, found 2"),
    Case(
      name: "form rules", limit: \.entries, largest: 2,
      members: """
        "fields":{"f":{"rules":[]}},\
        "formRules":[{"rule":"equal","field":"f","to":"f"},{"rule":"atLeastOne","of":["f"]}]
        """,
      error: "1:42: $.formRules: expected at most 1 entries, found 2"),
    field(
      "a label", \.textLength, 23, #""label":"12345678901234567890é1","rules":[]"#,
      "1:29: $.fields.f.label: expected at most 22 bytes, found 23"),
    field(
      "characters", \.textLength, 33,
      #""rules":[{"rule":"allowedCharacters","characters":"张三李四王五1234567890ABCDE"}]"#,
      "1:66: $.fields.f.rules[0].characters: expected at most 32 bytes, found 33"),
    Case(
      name: "a name", limit: \.textLength, largest: 3, members: #""fields":{"é1":{"rules":[]}}"#,
      error: "1:24: $.fields.é1: expected at most 2 bytes in a name, found 3"),
    field(
      "a pattern", \.patternLength, 5, #""rules":[{"rule":"matches","pattern":"a{2}b"}]"#,
      """
      1:56: $.fields.f.rules[0].pattern: expected at most 4 UTF-16 code units in a pattern, found 5
      """),
    field(
      "all patterns", \.patternLengths, 6,
      #""rules":[{"rule":"matches","pattern":"[a]"},{"rule":"matches","pattern":"[b]"}]"#,
      """
      1:91: $.fields.f.rules[1].pattern: all patterns together are too costly; the limit is 5
      """),
    field(
      "a set that ignores case", \.patternLengths, 33,
      #""rules":[{"rule":"matches","engine":"icu","options":["caseInsensitive"],"pattern":"[a]"}]"#,
      """
      1:101: $.fields.f.rules[0].pattern: all patterns together are too costly; the limit is 32
      """),
    field(
      "a property that ignores case", \.patternLengths, 40,
      #""rules":[{"rule":"matches","engine":"icu","pattern":"(?mi)\\p{L}"}]"#,
      """
      1:71: $.fields.f.rules[0].pattern: all patterns together are too costly; the limit is 39
      """),
    field(
      "time", \.patternTimeLimit, 7,
      #""rules":[{"rule":"matches","pattern":"a","engine":"icu","timeLimit":7}]"#,
      "1:85: $.fields.f.rules[0].timeLimit: expected a whole number from 1 to 6, found 7"),
    field(
      "digits", \.digits, 5, #""rules":[{"rule":"decimal","places":2,"maximum":12.34}]"#,
      "1:67: $.fields.f.rules[0].maximum: expected at most 4 digits, found 5"),
  ]

  private static func field(
    _ name: String, _ limit: any WritableKeyPath<ProfileLimits, Int> & Sendable, _ largest: Int,
    _ members: String, _ error: String
  ) -> Case {
    Case(
      name: name, limit: limit, largest: largest, members: "\"fields\":{\"f\":{\(members)}}",
      error: error)
  }

  @Test func `a pattern that is given twice counts once`() throws {
    var limits = ProfileLimits.standard
    limits.patternLengths = 6
    let json = #"""
      {"version":1,"fields":{"f":{"rules":[{"rule":"matches","pattern":"[a]","pattern":"[b]"},
       {"rule":"matches","pattern":"[c]"}]}}}
      """#
    let errors = try #require(throws: ProfileErrors.self) {
      try Profile(json: json, limits: limits)
    }
    #expect(errors.errors.map(\.message) == ["the name “pattern” appears twice"])
  }

  @Test(arguments: cases) func `what is within a limit is read, and one more is an error`(
    row: Case
  ) {
    var limits = ProfileLimits.none
    limits[keyPath: row.limit] = row.largest
    #expect(throws: Never.self) {
      try Profile(json: row.json, patternLibrary: .icu, limits: limits)
    }
    limits[keyPath: row.limit] = row.largest - 1
    let error = #expect(throws: ProfileErrors.self) {
      try Profile(json: row.json, patternLibrary: .icu, limits: limits)
    }
    #expect(error?.description == row.error)
    #expect(throws: Never.self) { try Profile(json: row.json, patternLibrary: .icu) }
  }

  @Test func `no more errors are listed than asked for`() {
    var limits = ProfileLimits.standard
    limits.errors = 3
    let json = #"{"version":1,"fields":{"a":1,"b":2,"c":3,"d":4,"e":5}}"#
    let error = #expect(throws: ProfileErrors.self) { try Profile(json: json, limits: limits) }
    #expect(
      error?.description == """
        1:24: $.fields.a: expected an object, found 1
        1:30: $.fields.b: expected an object, found 2
        1:36: $.fields.c: expected an object, found 3
        $: there are more errors
        """)
    limits.errors = 5
    let all = #expect(throws: ProfileErrors.self) { try Profile(json: json, limits: limits) }
    #expect(all?.errors.count == 5)
  }

  /// Texts that are meant to trap, to hang or to fill the memory; and what is said of them.
  static let hostile: [(name: String, json: String, error: String)] = [
    ("brackets", "[" * 1_000_000, "1:101: $: arrays and objects nest more than 100 deep"),
    ("objects", "{\"a\":" * 150_000, "1:501: $: arrays and objects nest more than 100 deep"),
    (
      "fields", "{\"version\":1,\"fields\":{\(many(10_000) { "\"\($0)\":{\"rules\":[]}" })}}",
      "1:14: $.fields: expected at most 1000 fields, found 10000"
    ),
    (
      "unknown keys", rule("\"rule\":\"decimal\",\"places\":1," + many(20_000) { "\"x\($0)\":0" }),
      "1:67: $.fields.f.rules[0].x0: unknown key; expected “rule”"
    ),
    (
      "rules", field("\"rules\":[\(many(100_000) { _ in "0" })]"),
      "1:29: $.fields.f.rules: expected at most 100 entries, found 100000"
    ),
    (
      "a long name", rule("\"rule\":\"singleLine\",\"\("x" * 900_000)\":1"),
      "1:59: $.fields.f.rules[0][\"xxxxxxxxxxxxxxxxxxxxxxxx…\"]: unknown key; expected “rule”"
    ),
    (
      "a long text", rule("\"rule\":\"\("張" * 300_000)\""),
      "1:39: $.fields.f.rules[0].rule: expected “emoji”"
    ),
    (
      "long numbers", rule("\"rule\":\"decimal\",\"places\":\("9" * 900_000)"),
      """
      1:56: $.fields.f.rules[0].places: expected a whole number from 0 to 9223372036854775807, \
      found a very long number
      """
    ),
    (
      "a bound", rule("\"rule\":\"decimal\",\"places\":1,\"minimum\":-\("9" * 900_000)"),
      "1:67: $.fields.f.rules[0].minimum: expected at most 1000 digits, found 900001"
    ),
    (
      "equal names", "{\"version\":1,\"fields\":{\(many(10_000) { "\"\($0)\":0" }),\"777\":0}}",
      "1:14: $.fields: expected at most 1000 fields, found 10001"
    ),
    (
      "canonically equal names",
      "{\"version\":1,\"fields\":{\"\u{E9}\":{\"rules\":[]},\"\u{65}\u{301}\":0}}",
      "1:41: $.fields.\u{65}\u{301}: expected an object, found 0"
    ),
    (
      "slips of the finger",
      "{\"version\":1,\"fields\":{\(many(100) { "\"\("a" * 7_000)\($0)\":{\"rules\":[]}" })},"
        + "\"formRules\":[\(many(100) { "{\"rule\":\"atLeastOne\",\"of\":[\"\("a" * 60)\($0)\"]}" })]}",
      "1:701855: $.formRules[0].of[0]: there is no field “aaaa"
    ),
    (
      "costly sets",
      rule(
        #""rule":"matches","engine":"icu","options":["caseInsensitive"],"pattern":""#
          + "[[^a][^b]]" * 100 + "\""),
      "1:101: $.fields.f.rules[0].pattern: all patterns together are too costly; the limit is 5000"
    ),
    (
      "nested groups", rule(#""rule":"matches","pattern":""# + "(" * 1_000 + "\""),
      "1:56: $.fields.f.rules[0].pattern: The pattern is nested too deeply."
    ),
    (
      "a long pattern", rule(#""rule":"matches","pattern":""# + "a" * 900_000 + "\""),
      "1:56: $.fields.f.rules[0].pattern: expected at most 50000 bytes, found 900000"
    ),
    (
      "a large repetition", rule(#""rule":"matches","pattern":"(a{1000}){1000}""#),
      "1:56: $.fields.f.rules[0].pattern: This repetition makes the pattern too large."
    ),
    (
      "a large repetition for libicu",
      rule(#""rule":"matches","engine":"icu","pattern":"(a{2147483647}){2147483647}""#),
      "1:71: $.fields.f.rules[0].pattern: This number is too large."
    ),
    ("10 MB", "1" * 10_000_000, "$: expected at most 1000000 bytes of JSON, found 10000000"),
  ]

  @Test(arguments: hostile.indices) func `what is hostile is refused`(index: Int) {
    let (name, json, error) = Self.hostile[index]
    let errors = #expect(throws: ProfileErrors.self, "\(name)") {
      try Profile(json: json, patternLibrary: .icu)
    }
    #expect(errors?.errors.first?.description.hasPrefix(error) == true, "\(name): \(errors as Any)")
    // What is said of it is no larger than people can read.
    #expect((errors?.description.utf8.count ?? .max) < 100_000, "\(name)")
  }

  /// What is strange and not wrong.
  static let strange: [(json: String, text: String)] = [
    (rule(#""rule":"allowedCharacters","characters":"\ud83d""#), "\u{FFFD}"),
    (rule(#""rule":"allowedCharacters","characters":"\#("\\ud83d" * 8_000)""#), "\u{FFFD}"),
    (rule("\"rule\":\"allowedCharacters\",\"characters\":\"\("\u{301}" * 20_000)\""), ""),
    (
      rule(#""rule":"decimal","places":9223372036854775807,"integerDigits":9223372036854775807"#),
      "1"
    ),
    (rule(#""rule":"maxLength","limit":9223372036854775807,"unit":"doubleWidth""#), "张三"),
    (rule(#""rule":"matches","engine":"icu","pattern":"(a{1000}){1000}""#), ""),
    (
      field(
        #""rules":[],"fixes":[{"fix":"padDecimals","places":1000},{"fix":"removeLeadingZeros"}]"#),
      "0"
    ),
  ]

  @Test(arguments: strange.indices) func `what is strange judges none the less`(index: Int) throws {
    let (json, text) = Self.strange[index]
    let form = try Profile(json: json, patternLibrary: .icu).makeFormValidator()
    #expect(try #require(form.submit(["f": .text(text)])["f"]).validity.status != .invalid)
    let field = InterceptedField(form.fields[0].intercepter)
    field.shouldApply(Edit(range: 0..<0, replacement: text))
    _ = form.fields[0].intercepter.sanitize(text)
  }

  private static func field(_ members: String) -> String {
    "{\"version\":1,\"fields\":{\"f\":{\(members)}}}"
  }

  private static func rule(_ members: String) -> String { field("\"rules\":[{\(members)}]") }

  private static func many(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ",")
  }
}

private func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
