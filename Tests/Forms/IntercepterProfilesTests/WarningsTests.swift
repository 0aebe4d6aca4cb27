import IntercepterForms
import IntercepterProfiles
import Testing

/// What can hardly be meant is told, and the profile is read all the same.
@Suite struct WarningsTests {
  static let cases: [(name: String, json: String, warnings: [String])] = [
    ("nothing", #"{"rules":[{"rule":"decimal","places":2,"minimum":1,"maximum":1}]}"#, []),
    (
      "bounds", #"{"rules":[{"rule":"decimal","places":2,"minimum":5,"maximum":1}]}"#,
      ["$.fields.f.rules[0].maximum: the maximum, 1, is less than the minimum, 5"]
    ),
    (
      "lengths",
      #"{"rules":[{"rule":"minLength","limit":5,"unit":"utf8"},"#
        + #"{"rule":"maxLength","limit":4,"unit":"utf8"}]}"#,
      ["$.fields.f.rules[1].limit: the minimum length, 5, exceeds the maximum, 4"]
    ),
    (
      "lengths the other way round",
      #"{"rules":[{"rule":"maxLength","limit":4,"unit":"gb18030"},"#
        + #"{"rule":"minLength","limit":5,"unit":"gb18030-2022"}]}"#,
      ["$.fields.f.rules[1].limit: the minimum length, 5, exceeds the maximum, 4"]
    ),
    (
      "lengths in two units",
      #"{"rules":[{"rule":"maxLength","limit":4,"unit":"graphemes"},"#
        + #"{"rule":"minLength","limit":5,"unit":"utf8"}]}"#, []
    ),
    (
      "emoji",
      #"{"rules":[{"rule":"emoji","policy":"only"},{"rule":"emoji","policy":"forbidden"}]}"#,
      ["$.fields.f.rules[1].policy: one rule forbids emoji, and another allows only emoji"]
    ),
    (
      "decimals",
      #"{"rules":[{"rule":"decimal","places":2}],"fixes":[{"fix":"trimWhitespace"},"#
        + #"{"fix":"padDecimals","places":3}]}"#,
      ["$.fields.f.fixes[1].places: the fix pads to 3 decimal places, but the rule allows 2"]
    ),
    (
      "forbidden digits",
      #"{"rules":[{"rule":"numbersOnly"},"#
        + #"{"rule":"forbiddenCharacters","characters":"+0123456789"}]}"#,
      [
        "$.fields.f.rules[1].characters: one rule forbids all digits, and another requires them"
      ]
    ),
    (
      "forbidden digits before a number",
      #"{"rules":[{"rule":"forbiddenCharacters","characters":"9876543210"},"#
        + #"{"rule":"decimal","places":0}]}"#,
      ["$.fields.f.rules[1].rule: one rule forbids all digits, and another requires them"]
    ),
    (
      "digits of other scripts are left, or some digits",
      #"{"rules":[{"rule":"numbersOnly","digits":"any"},"#
        + #"{"rule":"forbiddenCharacters","characters":"0123456789"},"#
        + #"{"rule":"decimal","places":0},{"rule":"forbiddenCharacters","characters":"012"},"#
        + #"{"rule":"forbiddenCharacters","characters":"0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣"}]}"#,
      ["$.fields.f.rules[2].rule: one rule forbids all digits, and another requires them"]
    ),
    (
      "digits and emoji",
      #"{"rules":[{"rule":"numbersOnly"},{"rule":"emoji","policy":"only"},"#
        + #"{"rule":"decimal","places":0}]}"#,
      [
        "$.fields.f.rules[1].policy: one rule allows only emoji, and another requires digits",
        "$.fields.f.rules[2].rule: one rule allows only emoji, and another requires digits",
      ]
    ),
    (
      "required and empty",
      #"{"required":true,"rules":[{"rule":"maxLength","limit":0,"unit":"utf8"}]}"#,
      ["$.fields.f.rules[0].limit: the field is required, but the maximum length is 0"]
    ),
    ("empty", #"{"rules":[{"rule":"maxLength","limit":0,"unit":"utf8"}]}"#, []),
    (
      "no characters", #"{"rules":[{"rule":"allowedCharacters","characters":""}]}"#,
      ["$.fields.f.rules[0].characters: the list allows no characters"]
    ),
    (
      "a maximum below zero", #"{"rules":[{"rule":"decimal","places":2,"maximum":-0.5}]}"#,
      ["$.fields.f.rules[0].maximum: the maximum, -0.5, is below zero, and “negative” is not true"]
    ),
    (
      "a maximum below zero that can be met",
      #"{"rules":[{"rule":"decimal","places":2,"maximum":-0.5,"negative":true}]}"#, []
    ),
    (
      "separators",
      #"{"rules":[{"rule":"decimal","places":2,"locale":"de"}],"fixes":["#
        + #"{"fix":"padDecimals","places":2},{"fix":"dropTrailingSeparator","separator":","},"#
        + #"{"fix":"removeLeadingZeros","separator":";"},"#
        + #"{"fix":"padDecimals","places":2,"separator":"."}]}"#,
      [
        "$.fields.f.fixes[2].separator: the separator is “;”, but the rule uses “,”",
        "$.fields.f.fixes[3].separator: the separator is “.”, but the rule uses “,”",
      ]
    ),
    (
      "places and separator of one fix",
      #"{"rules":[{"rule":"decimal","places":2}],"fixes":["#
        + #"{"fix":"padDecimals","places":3,"separator":","}]}"#,
      [
        "$.fields.f.fixes[0].places: the fix pads to 3 decimal places, but the rule allows 2",
        "$.fields.f.fixes[0].separator: the separator is “,”, but the rule uses “.”",
      ]
    ),
    (
      "messages",
      #"{"rules":[{"rule":"numbersOnly","message":""},{"rule":"singleLine","message":{"en":"No.","#
        + #""de":" "}}]}"#,
      [
        "$.fields.f.rules[0].message: the message is empty",
        "$.fields.f.rules[1].message.de: the message is empty",
      ]
    ),
  ]

  @Test(arguments: cases) func `a field`(row: (name: String, json: String, warnings: [String]))
    throws
  {
    let profile = try Profile(json: #"{"version":1,"fields":{"f":\#(row.json)}}"#)
    #expect(profile.warnings.map(\.description) == row.warnings)
    // What is strange can be used.
    #expect(try profile.makeFormValidator().fields.count == 1)
  }

  @Test func `rules across fields`() throws {
    let profile = try Profile(
      json: """
        {"version":1,"fields":{"a":{"rules":[]},"b":{"rules":[]}},"formRules":[
          {"rule":"equal","field":"a","to":"b"},
          {"rule":"equal","field":"a","to":"a"},
          {"rule":"required","field":"b","when":"b","message":{"en":""}},
          {"rule":"atLeastOne","of":["a","b","a"]}]}
        """)
    #expect(
      profile.warnings.map(\.description) == [
        "$.formRules[1].to: the field “a” is compared with itself",
        "$.formRules[2].when: the field “b” is required only if it is not empty",
        "$.formRules[2].message.en: the message is empty",
        "$.formRules[3].of[2]: the field “a” appears twice",
      ])
  }
}
