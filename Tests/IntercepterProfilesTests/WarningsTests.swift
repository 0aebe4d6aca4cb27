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
      ["$.fields.f.rules[1].limit: the largest length, 4, is below the smallest, 5"]
    ),
    (
      "lengths the other way round",
      #"{"rules":[{"rule":"maxLength","limit":4,"unit":"gb18030"},"#
        + #"{"rule":"minLength","limit":5,"unit":"gb18030-2022"}]}"#,
      ["$.fields.f.rules[1].limit: the smallest length, 5, is above the largest, 4"]
    ),
    (
      "lengths in two units",
      #"{"rules":[{"rule":"maxLength","limit":4,"unit":"graphemes"},"#
        + #"{"rule":"minLength","limit":5,"unit":"utf8"}]}"#, []
    ),
    (
      "emoji",
      #"{"rules":[{"rule":"emoji","policy":"only"},{"rule":"emoji","policy":"forbidden"}]}"#,
      ["$.fields.f.rules[1].policy: emoji are forbidden, and nothing but emoji is allowed"]
    ),
    (
      "decimals",
      #"{"rules":[{"rule":"decimal","places":2}],"fixes":[{"fix":"trimWhitespace"},"#
        + #"{"fix":"padDecimals","places":3}]}"#,
      ["$.fields.f.fixes[1].places: 3 decimal places are filled up, and 2 are allowed"]
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
          {"rule":"required","field":"b","when":"b"}]}
        """)
    #expect(
      profile.warnings.map(\.description) == [
        "$.formRules[1].to: the field “a” has to equal itself",
        "$.formRules[2].when: the field “b” is required where it has a text",
      ])
  }
}
