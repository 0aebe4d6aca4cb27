import IntercepterProfiles
import Testing
import TextFieldSimulator

/// `Set Format` has the formats of profiles, and accepts and refuses what they do.
@Suite struct FormatSettingTests {
  static let errors: [(script: String, error: String, json: String)] = [
    (
      "Set Format date en-US dayMonthYear",
      """
      script:1:23: error: the locale already determines this
      Set Format date en-US dayMonthYear
                            ^~~~~~~~~~~~
      """, #"{"kind":"date","locale":"en-US","order":"dayMonthYear"}"#
    ),
    (
      #"Set Format date earliest:"2024-02-01" latest:"2024-01-01""#,
      """
      script:1:39: error: the latest is before the earliest
      Set Format date earliest:"2024-02-01" latest:"2024-01-01"
                                            ^~~~~~~~~~~~~~~~~~~
      """, #"{"kind":"date","earliest":"2024-02-01","latest":"2024-01-01"}"#
    ),
    (
      #"Set Format grouped by:"," sizes:"100""#,
      """
      script:1:27: error: expected a whole number from 1 to 64, found 100
      Set Format grouped by:"," sizes:"100"
                                ^~~~~~~~~~~
      """, #"{"kind":"grouped","by":",","sizes":[100]}"#
    ),
    (
      #"Set Format grouped by:"," decimalSeparator:",""#,
      """
      script:1:12: error: The separators must differ from each other, from digits and from “-”.
      Set Format grouped by:"," decimalSeparator:","
                 ^~~~~~~
      """, #"{"kind":"grouped","by":",","decimalSeparator":","}"#
    ),
    (
      "Set Format oneTimeCode 65",
      """
      script:1:24: error: expected a whole number from 1 to 64, found 65
      Set Format oneTimeCode 65
                             ^~
      """, #"{"kind":"oneTimeCode","digits":65}"#
    ),
    (
      ####"Set Format pattern "##" "+7 ###" trunkPrefix:"x""####,
      """
      script:1:34: error: expected digits, found "x"
      Set Format pattern "##" "+7 ###" trunkPrefix:"x"
                                       ^~~~~~~~~~~~~~~
      """, ####"{"kind":"patterns","patterns":["##",{"pattern":"+7 ###","trunkPrefix":"x"}]}"####
    ),
    (
      "Set Format iban country:DE",
      """
      script:1:17: error: unknown key; expected “kind”
      Set Format iban country:DE
                      ^~~~~~~~~~
      """, #"{"kind":"iban","country":"DE"}"#
    ),
  ]

  @Test(arguments: errors) func `a format is refused as in a profile, at its argument`(
    row: (script: String, error: String, json: String)
  ) {
    #expect(TextFieldSimulatorTests.errors(row.script) == row.error)
    let profile = #"{"version":1,"fields":{"f":{"rules":[],"format":\#(row.json)}}}"#
    let error = #expect(throws: ProfileErrors.self) { try Profile(json: profile) }
    #expect(error?.errors.count == 1)
    #expect(row.error.contains(": error: \(error?.errors.first?.message ?? "none")\n"))
  }

  @Test func `a word without a label may be one of several arguments`() {
    #expect(
      TextFieldSimulatorTests.errors("Set Format date dmy") == """
        script:1:17: error: expected a locale that CLDR knows, such as "de-DE", found "dmy", or \
        “yearMonthDay”, “dayMonthYear” or “monthDayYear”
        Set Format date dmy
                        ^~~
        """)
  }

  static let formats: [(json: String, script: String)] = [
    (#"{"kind":"date","order":"dayMonthYear","separator":"."}"#, #"date dayMonthYear separator:."#),
    (#"{"kind":"time","locale":"de","seconds":true}"#, "time de seconds"),
    (#"{"kind":"oneTimeCode","groups":4}"#, "oneTimeCode groups:4"),
    (#"{"kind":"oneTimeCode","digits":8,"groups":4}"#, "oneTimeCode 8 4"),
    (
      #"{"kind":"grouped","by":" ","sizes":[3,2],"fixedDecimals":2,"keepsAffixes":true}"#,
      #"grouped by:" " sizes:3,2 fixedDecimals:2 keepsAffixes:true"#
    ),
    (
      ####"{"kind":"patterns","patterns":[{"pattern":"##","prefixes":["1","2"]},"###"]}"####,
      ####"pattern "##" startingWith:"1,2" "###""####
    ),
  ]

  @Test(arguments: formats) func `a format of a profile has a notation in scripts`(
    row: (json: String, script: String)
  ) throws {
    let profile = try Profile(
      json: #"{"version":1,"fields":{"f":{"rules":[],"format":\#(row.json)}}}"#)
    let format = try #require(profile.form.first?.specification.format)
    #expect(format.script == row.script)
    #expect(actions("Set Format \(row.script)") == [.set(.format(format))])
  }
}
