import IntercepterForms
import IntercepterProfiles
import Testing
import TextInputIntercepter

@Suite struct FormTests {
  static let fixes: [(json: String, fix: FixSpecification, text: String, fixed: String)] = [
    (#"{"fix":"trimWhitespace"}"#, .trimWhitespace, " a  b ", "a  b"),
    (#"{"fix":"collapseWhitespace"}"#, .collapseWhitespace, "a \n b", "a b"),
    (#"{"fix":"removeLeadingZeros"}"#, .removeLeadingZeros(), "007.5", "7.5"),
    (
      #"{"fix":"removeLeadingZeros","separator":","}"#, .removeLeadingZeros(separator: ","),
      "00,5", "0,5"
    ),
    (#"{"fix":"padDecimals","places":2}"#, .padDecimals(places: 2), "7.5", "7.50"),
    (
      #"{"fix":"padDecimals","places":1000,"separator":","}"#,
      .padDecimals(places: 1000, separator: ","), "x", "x"
    ),
    (#"{"fix":"dropTrailingSeparator"}"#, .dropTrailingSeparator(), "7.", "7"),
    (
      #"{"fix":"dropTrailingSeparator","separator":","}"#, .dropTrailingSeparator(separator: ","),
      "7,", "7"
    ),
  ]

  @Test(arguments: fixes) func `reads fixes`(
    row: (json: String, fix: FixSpecification, text: String, fixed: String)
  ) throws {
    let json = #"{"version":1,"fields":{"f":{"rules":[],"fixes":[\#(row.json)]}}}"#
    let profile = try Profile(json: json)
    #expect(profile.fields["f"]?.fixes == [row.fix])
    #expect(profile.json(.compact) == json)
    #expect(row.fix.fix(row.text) == row.fixed)
    #expect(row.json.contains("\"fix\":\"\(row.fix.fix.identifier)\""))
  }

  static let form = #"""
    { "version": 1,
      "fields": {
        "password": { "required": true, "rules": [] },
        "confirmation": { "rules": [] },
        "email": { "rules": [], "fixes": [ { "fix": "trimWhitespace" } ] },
        "phone": { "rules": [] },
        "vat": { "rules": [] } },
      "formRules": [
        { "rule": "equal", "field": "confirmation", "to": "password", "message": "Once more." },
        { "rule": "atLeastOne", "of": ["email", "phone"] },
        { "rule": "required", "field": "vat", "when": "phone" } ] }
    """#

  static let submissions: [(texts: FieldTexts, invalid: [String])] = [
    ([:], ["password required", "email oneRequired"]),
    (["password": "a", "confirmation": "b"], ["confirmation notEqual", "email oneRequired"]),
    (["password": "a", "confirmation": "a", "email": " "], ["email oneRequired"]),
    (["password": "a", "confirmation": "a", "email": " x"], []),
    (["password": "a", "confirmation": "a", "phone": "1"], ["vat required"]),
    (["password": "a", "confirmation": "a", "phone": "1", "vat": "2"], []),
  ]

  @Test(arguments: submissions) func `a form is validated`(
    row: (texts: FieldTexts, invalid: [String])
  ) throws {
    let validator = try Profile(json: Self.form).makeFormValidator()
    #expect(validator.fields.map(\.name) == ["password", "confirmation", "email", "phone", "vat"])
    let submission = validator.submit(row.texts)
    let invalid = submission.violations.map { "\($0.field) \($0.violation.code.rawValue)" }
    #expect(invalid == row.invalid)
  }

  @Test func `a rule has the message it is given`() throws {
    let validator = try Profile(json: Self.form).makeFormValidator()
    let result = validator.submit(["password": "a", "confirmation": "b"])["confirmation"]
    #expect(result?.violations.map(\.message) == ["Once more."])
  }

  static let errors: [(json: String, errors: [String])] = [
    (#""formRules":{}"#, ["$.formRules: expected an array, found an object"]),
    (
      #""formRules":[{"rule":"equals","field":"a","to":"b"}]"#,
      [
        """
        $.formRules[0].rule: expected “equal”, “required” or “atLeastOne”, found "equals"; \
        did you mean “equal”?
        """
      ]
    ),
    (
      #""formRules":[{"rule":"equal","field":"confirmatoin","to":5},{"rule":"required","when":"x"}]"#,
      [
        "$.formRules[0].field: there is no field “confirmatoin”; did you mean “confirmation”?",
        "$.formRules[0].to: expected a string, found 5",
        "$.formRules[1]: “field” is missing",
        "$.formRules[1].when: there is no field “x”",
      ]
    ),
    (
      #""formRules":[{"rule":"equal","field":"pass","to":"p"}]"#,
      [
        "$.formRules[0].field: there is no field “pass”; did you mean “password”?",
        "$.formRules[0].to: there is no field “p”",
      ]
    ),
    (
      #""formRules":[{"rule":"atLeastOne","of":[]},{"rule":"atLeastOne","of":["password",""]}]"#,
      [
        "$.formRules[0].of: expected at least one field, found []",
        "$.formRules[1].of[1]: there is no field “”",
      ]
    ),
    (
      #""formRules":[{"rule":"equal","field":"password","to":"password","mesage":""}]"#,
      ["$.formRules[0].mesage: unknown key; did you mean “message”?"]
    ),
  ]

  @Test(arguments: errors) func `rules are about fields that are there`(
    row: (json: String, errors: [String])
  ) {
    let fields = #""fields":{"password":{"rules":[]},"confirmation":{"rules":5}}"#
    let json = "{\"version\":1,\(fields),\(row.json)}"
    let errors = #expect(throws: ProfileErrors.self) { try Profile(json: json) }?.errors
    // A field that cannot be read is there none the less.
    let own = errors?.filter { $0.path != "$.fields.confirmation.rules" }
    #expect(own?.map { "\($0.path): \($0.message)" } == row.errors)
  }

  @Test(arguments: [
    (#""required":"yes""#, #".required: expected true or false, found "yes""#),
    (#""fixes":["trimWhitespace"]"#, #".fixes[0]: expected an object, found "trimWhitespace""#),
    (
      #""fixes":[{"fix":"padDecimals","places":0}]"#,
      ".fixes[0].places: expected a whole number from 1 to 1000, found 0"
    ),
    (
      #""fixes":[{"fix":"padDecimals","places":1001}]"#,
      ".fixes[0].places: expected a whole number from 1 to 1000, found 1001"
    ),
    (#""fixes":[{"fix":"padDecimals"}]"#, ".fixes[0]: “places” is missing"),
    (
      #""fixes":[{"fix":"removeLeadingZeros","separator":"٣"}]"#,
      #".fixes[0].separator: expected one character that is neither a digit nor “-”, found "٣""#
    ),
    (#""fixes":[{"fix":"trimWhitespace","x":1}]"#, ".fixes[0].x: unknown key; expected “fix”"),
  ]) func `fixes and their arguments are checked`(json: String, error: String) {
    let json = "{\"version\":1,\"fields\":{\"f\":{\"rules\":[],\(json)}}}"
    let errors = #expect(throws: ProfileErrors.self) { try Profile(json: json) }?.errors
    #expect(errors?.map { "\($0.path): \($0.message)" } == ["$.fields.f" + error])
  }

  @Test func `a rule about an unknown field is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Profile(fields: [:], formRules: [.equal("a", to: "b")])
    }
  }
}
