import IntercepterICU
import IntercepterProfiles
import Testing
import TextInputIntercepter

@Suite struct ProfileErrorsTests {
  @Test func `all errors are found at once`() {
    let json = """
      { "version": "1",
        "fields": {
          "name": { "lable": "姓名", "rules": [
            {"rule":"emoij","policy":"forbidden"},
            {"rule":"maxLength","limit":-1,"unit":"gb18030"} ] },
          "amount": { "rules": [ {"rule":"decimal","places":"2"} ], "composition": "never" } } }
      """
    let expected = """
      1:3: $.version: expected 1, found "1"
      3:15: $.fields.name.lable: unknown key; did you mean “label”?
      4:8: $.fields.name.rules[0].rule: expected “emoji”, “maxLength”, “minLength”, “numbersOnly”, \
      “decimal”, “allowedCharacters”, “forbiddenCharacters”, “matches”, “oneOf”, \
      “singleLine”, “normalizeWidth”, “straightPunctuation”, “capitals” or “checkDigit”, found "emoij"; did you mean “emoji”?
      5:27: $.fields.name.rules[1].limit: expected a whole number from 0, found -1
      6:46: $.fields.amount.rules[0].places: expected a whole number from 0, found "2"
      6:63: $.fields.amount.composition: expected “whenCommitted”, “immediately” or “off”, \
      found "never"
      """
    #expect(throws: ProfileErrors.self) { try Profile(json: json) }
    #expect(errors(of: json)?.description == expected)
  }

  @Test func `a newer version is the only error`() {
    let json = #"{"version":2,"fields":{"a":{"regeln":[]}},"modules":[]}"#
    let expected =
      "1:2: $.version: this is version 2 of the format; this program reads version 1"
    #expect(errors(of: json)?.description == expected)
  }

  @Test(arguments: [
    ("1.5", "this is version 1.5 of the format; this program reads version 1"),
    (
      "99999999999999999999",
      "this is version 99999999999999999999 of the format; this program reads version 1"
    ),
    ("0", "expected 1, found 0"),
    ("1.0", "expected 1, found 1.0"),
    ("-2", "expected 1, found -2"),
    ("null", "expected 1, found null"),
    ("true", "expected 1, found true"),
    ("[1]", "expected 1, found [1]"),
  ]) func `no other version is read`(version: String, error: String) {
    let errors = errors(of: #"{"version":\#(version),"fields":{}}"#)?.errors
    #expect(errors?.map(\.message) == [error])
    #expect(errors?.map(\.path) == ["$.version"])
  }

  static let digits: [(rule: String, format: String, error: String?)] = [
    (
      #""rule":"decimal","places":2,"locale":"fa""#, #""locale":"fa","digits":"any""#,
      "format.digits: the digits of the format are “any”, but those of the rule “decimal” are “normalized”; write “any” in both or in neither"
    ),
    (
      #""rule":"numbersOnly","digits":"any""#, #""locale":"ar-EG""#,
      "rules[0].digits: the digits of the format are “normalized”, but those of the rule “numbersOnly” are “any”; write “any” in both or in neither"
    ),
    (
      #""rule":"decimal","places":2,"message":"?""#, #""locale":"ps","digits":"any""#,
      "format.digits: the digits of the format are “any”, but those of the rule “decimal” are “ascii”; write “any” in both or in neither"
    ),
    (
      #""rule":"decimal","places":2,"locale":"fa","digits":"any""#,
      #""locale":"fa","digits":"any""#, nil
    ),
    (#""rule":"decimal","places":2"#, #""locale":"fa""#, nil),
    // Native digits and 0 to 9 have the same separators there.
    (#""rule":"decimal","places":2,"digits":"any""#, #""locale":"en""#, nil),
    (#""rule":"decimal","places":2,"digits":"any""#, #""by":" ""#, nil),
  ]

  @Test(arguments: digits) func `digits of a rule and the format agree where separators differ`(
    rule: String, format: String, error: String?
  ) {
    let field = #"{"rules":[{\#(rule)}],"format":{"kind":"grouped",\#(format)}}"#
    let errors = errors(of: #"{"version":1,"fields":{"a":\#(field)}}"#)?.errors ?? []
    #expect(
      errors.map { "\($0.path): \($0.message)" } == (error.map { ["$.fields.a.\($0)"] } ?? []))
  }

  /// Members have the place of their names, elements and the whole that of their values.
  @Test func `every error has its place`() {
    let json = """
      \u{FEFF}{
        "fields": {
          "👨‍👩‍👧‍👦": { "rules" : [ 1,
              [], { "rule":
        "custom" }
          ], "ellipsis"
                : 5
      } } }
      """
    let places = errors(of: json)?.errors.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.path)" }
    let expected = [
      "1:1 $", #"3:24 $.fields["👨‍👩‍👧‍👦"].rules[0]"#, #"4:9 $.fields["👨‍👩‍👧‍👦"].rules[1]"#,
      #"4:15 $.fields["👨‍👩‍👧‍👦"].rules[2].rule"#, #"6:8 $.fields["👨‍👩‍👧‍👦"].ellipsis"#,
    ]
    #expect(places == expected)
  }

  static let rules: [(json: String, error: String)] = [
    (#"5"#, "expected an object, found 5"),
    (#"{}"#, "“rule” is missing"),
    (#"{"rule":5,"foo":1}"#, ".rule: expected \(names), found 5"),
    (#"{"rule":"emoji"}"#, "“policy” is missing"),
    (
      #"{"rule":"emoji","policy":"none"}"#,
      #".policy: expected “forbidden”, “only” or “allowed”, found "none""#
    ),
    (#"{"rule":"emoji","policy":"allowed"}"#, "“upTo” is missing"),
    (
      #"{"rule":"emoji","policy":"allowed","upTo":15}"#,
      #".upTo: expected a version of Emoji such as "15.1", found 15"#
    ),
    (
      #"{"rule":"emoji","policy":"only","upTo":"15"}"#,
      ".upTo: only for the policy “allowed”"
    ),
    (#"{"rule":"maxLength","unit":"utf8"}"#, "“limit” is missing"),
    (#"{"rule":"maxLength","limit":1}"#, "“unit” is missing"),
    (
      #"{"rule":"maxLength","limit":1,"unit":"bytes"}"#,
      """
      .unit: expected “graphemes”, “scalars”, “utf16”, “utf8”, “gb18030”, “gb18030-2000”, \
      “gb18030-2005”, “gb18030-2022”, “doubleWidth” or \
      “terminalColumns”, found "bytes"
      """
    ),
    (
      #"{"rule":"maxLength","limit":9223372036854775808,"unit":"utf8"}"#,
      """
      .limit: expected a whole number from 0 to 9223372036854775807, found 9223372036854775808
      """
    ),
    (
      #"{"rule":"maxLength","limit":1.0,"unit":"utf8"}"#,
      ".limit: expected a whole number from 0, found 1.0"
    ),
    (
      #"{"rule":"maxLength","limit":1,"unit":"utf8","onviolation":"amend"}"#,
      ".onviolation: unknown key; did you mean “onViolation”?"
    ),
    (
      #"{"rule":"minLength","limit":1,"unit":"utf8","onViolation":"amend"}"#,
      ".onViolation: unknown key; expected “rule”, “limit”, “unit” or “message”"
    ),
    (
      #"{"rule":"normalizeWidth","a b":1}"#,
      #"["a b"]: unknown key; expected “rule” or “message”"#
    ),
    (
      #"{"rule":"decimal","places":2,"locale":"tlh"}"#,
      #".locale: expected a locale that CLDR knows, such as "de-DE", found "tlh""#
    ),
    (
      #"{"rule":"decimal","places":2,"locale":"de","separator":","}"#,
      ".separator: the locale already determines this"
    ),
    (
      #"{"rule":"decimal","places":2,"separator":"5"}"#,
      #".separator: expected one character that is neither a digit nor “-”, found "5""#
    ),
    (
      #"{"rule":"decimal","places":2,"maximum":1e3}"#,
      #".maximum: expected a decimal number such as 0.01 or "0.01", found 1e3"#
    ),
    (
      #"{"rule":"decimal","places":2,"negative":"no"}"#,
      #".negative: expected true or false, found "no""#
    ),
    (
      #"{"rule":"matches","pattern":"abc(def"}"#,
      """
      .pattern: A parenthesis is not closed. (line 1, column 4 of the pattern)
      """
    ),
    (
      #"{"rule":"matches","pattern":""}"#,
      ".pattern: The pattern is empty. (line 1, column 1 of the pattern)"
    ),
    (#"{"rule":"matches","pattern":5}"#, ".pattern: expected a string, found 5"),
    (
      #"{"rule":"matches","pattern":"a","options":["multiline"]}"#,
      """
      .options[0]: expected “caseInsensitive”, “comments”, “dotMatchesLineBreaks”, \
      “anchorsMatchLines” or “unicodeWordBoundaries”, found "multiline"
      """
    ),
    (
      #"{"rule":"matches","pattern":"(a)\\1"}"#,
      """
      .pattern: Only ICU supports back-references: use matchesICU in IntercepterICU, \
      or “"engine": "icu"” in a profile. (line 1, column 5 of the pattern)
      """
    ),
    (
      #"{"rule":"matches","pattern":"abc(def","engine":"icu"}"#,
      """
      .pattern: A parenthesis is not closed, or closed without being opened. \
      (line 1, column 7 of the pattern)
      """
    ),
    (
      #"{"rule":"matches","pattern":"a","engine":"pcre"}"#,
      #".engine: expected “automaton” or “icu”, found "pcre""#
    ),
    (
      #"{"rule":"matches","pattern":"a","timeLimit":10}"#, ".timeLimit: only for the engine “icu”"
    ),
    (
      #"{"rule":"matches","pattern":"a","engine":"icu","timeLimit":0}"#,
      ".timeLimit: expected a whole number from 1 to 200, found 0"
    ),
  ]

  private static let names = """
    “emoji”, “maxLength”, “minLength”, “numbersOnly”, “decimal”, “allowedCharacters”, \
    “forbiddenCharacters”, “matches”, “oneOf”, “singleLine”, “normalizeWidth”, \
    “straightPunctuation”, “capitals” or “checkDigit”
    """

  @Test(arguments: rules) func `an error says what was expected`(
    row: (json: String, error: String)
  ) {
    let separator = row.error.hasPrefix(".") || row.error.hasPrefix("[") ? "" : ": "
    let path = "$.fields.f.rules[0]"
    let errors = errors(of: #"{"version":1,"fields":{"f":{"rules":[\#(row.json)]}}}"#)?.errors
    #expect(errors?.map { "\($0.path): \($0.message)" } == [path + separator + row.error])
  }

  @Test(arguments: [
    ("[]", "1:1: $: expected an object, found []"),
    ("{}", "1:1: $: “version” is missing\n1:1: $: “fields” is missing"),
    (#"{"version":1,"fields":[]}"#, "1:14: $.fields: expected an object, found []"),
    (#"{"version":"1","fields":{}}"#, #"1:2: $.version: expected 1, found "1""#),
    (#"{"version":1,"fields":{"a":{}}}"#, "1:24: $.fields.a: “rules” is missing"),
    (
      #"{"version":1,"fields":{"a":{"rules":{}}}}"#,
      "1:29: $.fields.a.rules: expected an array, found an object"
    ),
    (
      #"{"version":1,"$schema":5,"fields":{}}"#,
      #"1:14: $["$schema"]: expected a string, found 5"#
    ),
    (
      #"{"version":1,"fields":{},"field":{}}"#, "1:26: $.field: unknown key; did you mean “fields”?"
    ),
    (
      "{\n  \"version\": 1,\n}",
      "3:1: $: expected a name in quotation marks, found \"}\""
    ),
    (
      #"{"version":1,"version":1,"fields":{}}"#,
      "1:14: $.version: the name “version” appears twice"
    ),
    (
      #"{"version":1,"fields":{"a":{"rules":[],"label":"x","label":6}}}"#,
      """
      1:52: $.fields.a.label: the name “label” appears twice
      1:52: $.fields.a.label: expected a string, found 6
      """
    ),
    (
      #"{"version":1,"fields":{"a":{"rules":5},"a":{"rules":[]},"b":{"rule":[]}}}"#,
      """
      1:29: $.fields.a.rules: expected an array, found 5
      1:40: $.fields.a: the name “a” appears twice
      1:57: $.fields.b: “rules” is missing
      1:62: $.fields.b.rule: unknown key; did you mean “rules”?
      """
    ),
    (
      // Both values are read, and what is wrong with the rest is told once.
      """
      {"version":1,"fields":{"a":{"rules":[{"rule":"maxLength","unit":"bytes","limit":-1,
        "limit":-2}],"label":5,"label":6},
        "a":{"rules":[{"rule":"minLength","limit":-3,"unit":"utf8"}]}},"fields":7}
      """,
      """
      1:58: $.fields.a.rules[0].unit: expected “graphemes”, “scalars”, “utf16”, “utf8”, “gb18030”, \
      “gb18030-2000”, “gb18030-2005”, “gb18030-2022”, “doubleWidth” or \
      “terminalColumns”, found "bytes"
      1:73: $.fields.a.rules[0].limit: expected a whole number from 0, found -1
      2:3: $.fields.a.rules[0].limit: the name “limit” appears twice
      2:3: $.fields.a.rules[0].limit: expected a whole number from 0, found -2
      2:16: $.fields.a.label: expected a string, found 5
      2:26: $.fields.a.label: the name “label” appears twice
      2:26: $.fields.a.label: expected a string, found 6
      3:3: $.fields.a: the name “a” appears twice
      3:37: $.fields.a.rules[0].limit: expected a whole number from 0, found -3
      3:66: $.fields: the name “fields” appears twice
      3:66: $.fields: expected an object, found 7
      """
    ),
  ]) func `the frame is checked too`(json: String, expected: String) {
    #expect(errors(of: json)?.description == expected)
  }

  static let otherLibrary = PatternLibrary("pcre") { _, _, timeLimit, _ throws(PatternError) in
    try .matches("a{\(timeLimit)}")
  }

  @Test(arguments: [nil, otherLibrary])
  func `a pattern for libicu needs libicu`(library: PatternLibrary?) {
    let json =
      #"{"version":1,"fields":{"f":{"rules":[{"rule":"matches","pattern":"a","engine":"icu"}]}}}"#
    #expect(
      errors(of: json, patternLibrary: library)?.description
        == """
        1:70: $.fields.f.rules[0].engine: “icu” is not linked; this pattern needs IntercepterICU
        """)
  }

  @Test func `another library is known by its name`() throws {
    let rule = #"{"rule":"matches","pattern":"?","engine":"pcre","timeLimit":3}"#
    let json = #"{"version":1,"fields":{"f":{"rules":[\#(rule)]}}}"#
    let profile = try Profile(json: json, patternLibrary: Self.otherLibrary)
    let field = try #require(try profile.intercepter(for: "f"))
    #expect(field.validate("aaa").status == .valid)
    #expect(field.validate("aaaa").status == .invalid)
    #expect(profile.json(.compact) == json)
  }

  private func errors(
    of json: String, patternLibrary: PatternLibrary? = .icu
  ) -> ProfileErrors? {
    do {
      _ = try Profile(json: json, patternLibrary: patternLibrary)
      return nil
    } catch {
      return error
    }
  }
}
