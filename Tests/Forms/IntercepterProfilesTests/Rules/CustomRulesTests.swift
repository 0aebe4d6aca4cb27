import IntercepterForms
import IntercepterProfiles
import Testing
import TextInputIntercepter

@Suite struct CustomRulesTests {
  enum Side: String, CaseIterable { case left, right }

  /// At most so many spaces; a rule of an app's own with arguments of each kind.
  static let rules: RuleLibrary = [
    "fewSpaces": { arguments in
      let limit = arguments.required("limit")?.integer(from: 0, to: 9) ?? 0
      let message = arguments["message"]?.string()
      _ = arguments["strict"]?.boolean()
      let side: Side? = arguments["side"]?.choice()
      let others = arguments["others"]?.elements()?.compactMap { $0.string() }
      if others?.contains("") == true { arguments["others"]?.report("an empty name") }
      if side == .left, limit == 9 { return nil }
      let onViolation = arguments.onViolation()
      return Rule("fewSpaces") { proposal in
        guard proposal.state.text.count(where: { $0 == " " }) > limit else { return .accept }
        let violation = proposal.violation(.custom, message: message)
        return onViolation == .warn ? .warn(violation) : .reject(violation)
      }
    },
    "anything": { _ in Rule("anything") { _ in .accept } },
  ]

  @Test func `a rule is read with its arguments`() throws {
    let profile = try read(#"{"rule":"fewSpaces","limit":1,"message":"Fewer spaces."}"#)
    let intercepter = try #require(try profile.intercepter(for: "f"))
    #expect(intercepter.validate("a b").isValid)
    #expect(intercepter.validate("a b c").violations.map(\.message) == ["Fewer spaces."])
    #expect(intercepter.rules.map(\.identifier) == ["fewSpaces"])
  }

  static let errors: [(json: String, error: String)] = [
    (#"{"rule":"fewSpaces"}"#, ": “limit” is missing"),
    (
      #"{"rule":"fewSpaces","limit":10}"#, ".limit: expected a whole number from 0 to 9, found 10"
    ),
    (
      #"{"rule":"fewSpaces","limit":1,"side":"lefft"}"#,
      #".side: expected “left” or “right”, found "lefft"; did you mean “left”?"#
    ),
    (
      #"{"rule":"fewSpaces","limit":1,"others":["a",5]}"#,
      ".others[1]: expected a string, found 5"
    ),
    (#"{"rule":"fewSpaces","limit":1,"others":[""]}"#, ".others: an empty name"),
    (#"{"rule":"fewSpaces","limit":9,"side":"left"}"#, ": these arguments do not make a rule"),
    (#"{"rule":"anything","a":1}"#, ".a: unknown key; expected “rule” or “message”"),
    (
      #"{"rule":"fewSpace","limit":1}"#,
      """
      .rule: expected “emoji”, “maxLength”, “minLength”, “numbersOnly”, “decimal”, \
      “allowedCharacters”, “forbiddenCharacters”, “matches”, “oneOf”, “singleLine”, \
      “normalizeWidth”, “straightPunctuation”, “capitals”, “checkDigit”, \
      “anything” or “fewSpaces”, found "fewSpace"; did you mean “fewSpaces”?
      """
    ),
  ]

  @Test(arguments: errors) func `an argument that is wrong has its place`(
    row: (json: String, error: String)
  ) {
    let errors = #expect(throws: ProfileErrors.self) { try read(row.json) }?.errors
    #expect(
      errors?.map { "\($0.path): \($0.message)" } == [
        "$.fields.f.rules[0]" + row.error
      ])
  }

  @Test func `without the rules their names mean nothing`() {
    let json = #"{"version":1,"fields":{"f":{"rules":[{"rule":"anything"}]}}}"#
    #expect(throws: ProfileErrors.self) { try Profile(json: json) }
  }

  @Test func `a rule is what its name and its arguments are`() throws {
    let first = try read(#"{"rule":"fewSpaces","limit":1}"#)
    #expect(try read(#"{"limit":1,"rule":"fewSpaces"}"#) == first)
    #expect(try read(#"{"rule":"fewSpaces","limit":2}"#) != first)
    let made = CustomRule(
      "fewSpaces", arguments: ["limit": .number(1)], rule: Rule("x") { _ in .accept })
    #expect(first.fields["f"]?.rules == [.custom(made)])
    #expect(first.fields["f"]?.rules.map(\.name) == ["fewSpaces"])
  }

  @Test func `a rule is written with its arguments`() throws {
    let json = #"{"rule":"fewSpaces","limit":1,"others":["a"],"onViolation":"warn"}"#
    #expect(try read(json).json(.compact).contains(json))
  }

  @Test func `a name that is taken cannot be had`() async {
    await #expect(processExitsWith: .failure) {
      var rules = RuleLibrary()
      rules["emoji"] = { _ in nil }
    }
  }

  private func read(_ rule: String) throws -> Profile {
    try Profile(
      json: #"{"version":1,"fields":{"f":{"rules":[\#(rule)]}}}"#, customRules: Self.rules)
  }
}
