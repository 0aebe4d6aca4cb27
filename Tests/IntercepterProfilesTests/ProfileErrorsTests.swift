import IntercepterProfiles
import Testing

@Suite struct ProfileErrorsTests {
  @Test func `all errors are found at once`() {
    let json = """
      { "version": 2,
        "fields": {
          "name": { "lable": "姓名", "rules": [
            {"rule":"emoij","policy":"forbidden"},
            {"rule":"maxLength","limit":-1,"unit":"gb18030"} ] },
          "amount": { "rules": [ {"rule":"decimal","places":"2"} ], "composition": "never" } } }
      """
    let expected = """
      $.version: expected 1, found 2
      $.fields.name.rules[0].rule: expected “emoji”, “maxLength”, “minLength”, “numbersOnly”, \
      “decimal”, “allowedCharacters”, “forbiddenCharacters”, “matches”, “singleLine” or \
      “normalizeWidth”, found "emoij"
      $.fields.name.rules[1].limit: expected a whole number from 0, found -1
      $.fields.name.lable: unknown key; did you mean “label”?
      $.fields.amount.rules[0].places: expected a whole number from 0, found "2"
      $.fields.amount.composition: expected “whenCommitted”, “immediately” or “off”, found "never"
      """
    #expect(errors(of: json) == expected)
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
      “gb18030-2005”, “gb18030-2022” or “doubleWidth”, found "bytes"
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
      ".onViolation: unknown key; expected “rule”, “limit” or “unit”"
    ),
    (
      #"{"rule":"normalizeWidth","a b":1}"#,
      #"["a b"]: unknown key; expected “rule”"#
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
      #"{"rule":"decimal","places":2,"minimum":10,"maximum":"9.99"}"#,
      ".maximum: 9.99 is less than the minimum, 10"
    ),
    (
      #"{"rule":"decimal","places":2,"negative":"no"}"#,
      #".negative: expected true or false, found "no""#
    ),
    (
      #"{"rule":"matches","pattern":"abc(def"}"#,
      """
      .pattern: A parenthesis is not closed, or closed without being opened. \
      (line 1, column 7 of the pattern)
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
      #"{"rule":"matches","pattern":"a","timeLimit":0}"#,
      ".timeLimit: expected a whole number from 1, found 0"
    ),
  ]

  private static let names = """
    “emoji”, “maxLength”, “minLength”, “numbersOnly”, “decimal”, “allowedCharacters”, \
    “forbiddenCharacters”, “matches”, “singleLine” or “normalizeWidth”
    """

  @Test(arguments: rules) func `an error says what was expected`(
    row: (json: String, error: String)
  ) {
    let separator = row.error.hasPrefix(".") || row.error.hasPrefix("[") ? "" : ": "
    let path = "$.fields.f.rules[0]"
    #expect(
      errors(of: #"{"version":1,"fields":{"f":{"rules":[\#(row.json)]}}}"#)
        == path + separator + row.error)
  }

  @Test(arguments: [
    ("[]", "$: expected an object, found []"),
    ("{}", "$: “version” is missing\n$: “fields” is missing"),
    (#"{"version":1,"fields":[]}"#, "$.fields: expected an object, found []"),
    (#"{"version":"1","fields":{}}"#, #"$.version: expected 1, found "1""#),
    (#"{"version":1,"fields":{"a":{}}}"#, "$.fields.a: “rules” is missing"),
    (
      #"{"version":1,"fields":{"a":{"rules":{}}}}"#,
      "$.fields.a.rules: expected an array, found an object"
    ),
    (#"{"version":1,"fields":{},"field":{}}"#, "$.field: unknown key; did you mean “fields”?"),
    (
      "{\n  \"version\": 1,\n}",
      "$: line 3, column 1 (byte 18): expected a name in quotation marks, found \"}\""
    ),
    (
      #"{"version":1,"version":1}"#,
      "$: line 1, column 14 (byte 13): the name “version” comes twice"
    ),
  ]) func `the frame is checked too`(json: String, expected: String) {
    #expect(errors(of: json) == expected)
  }

  private func errors(of json: String) -> String? {
    do {
      _ = try Profile(json: json)
      return nil
    } catch {
      return error.description
    }
  }
}
