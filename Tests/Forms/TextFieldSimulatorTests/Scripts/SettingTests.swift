import Testing
import TextFieldSimulator
import TextInputIntercepter

/// Settings stand at the top, each once, and make the intercepter.
@Suite struct SettingTests {
  static let profile = KeystrokeScriptFiles.memory([
    "form.json": """
    { "version": 1,
      "fields": {
        "name": { "rules": [{"rule":"emoji","policy":"forbidden"}], "composition": "immediately",
                  "ellipsis": "accept" },
        "amount": { "rules": [{"rule":"decimal","places":2}] } } }
    """,
    "bad.json": #"{"version":1,"fields":{"name":{"rules":[{"rule":"emojis"}],"labl":"x"}}}"#,
    "rules.keys": "Set Rule numbersOnly\nSet Ellipsis accept",
    "story.keys": "Set Composition off\nType '1'",
  ])

  static let errors: [ScriptCase] = [
    ScriptCase(
      "Set",
      """
      script:1:4: error: expected the name of a setting here; the usage is “Set NAME VALUE…”
      Set
         ^
      """),
    ScriptCase(
      "Set smartPunctuation on",
      """
      script:1:5: error: unknown setting “smartPunctuation”; did you mean “SmartPunctuation”?
      Set smartPunctuation on
          ^~~~~~~~~~~~~~~~
      """),
    ScriptCase(
      "Set SmartPunctuation yes",
      """
      script:1:22: error: expected “on” or “off”, found “yes”
      Set SmartPunctuation yes
                           ^~~
      """),
    ScriptCase(
      "Set Composition whenCommitted off",
      """
      script:1:31: error: this is one argument too many; the usage is “Set NAME VALUE…”
      Set Composition whenCommitted off
                                    ^~~
      """),
    ScriptCase(
      "Set Ellipsis restor",
      """
      script:1:14: error: expected “restore”, “expand” or “accept”, found “restor”
      Set Ellipsis restor
                   ^~~~~~
      """),
    ScriptCase(
      "\nType 'a'\nSet Rule numbersOnly",
      """
      script:3:1: error: settings must come before the first command, which is on line 2
      Set Rule numbersOnly
      ^~~~~~~~~~~~~~~~~~~~
      """),
    // Also where that command is wrong itself.
    ScriptCase(
      "Left 0\nSet Text ''",
      """
      script:1:6: error: expected a count from 1 to 1000000, found “0”
      Left 0
           ^
      script:2:1: error: settings must come before the first command, which is on line 1
      Set Text ''
      ^~~~~~~~~~~
      """),
    ScriptCase(
      "Set Ellipsis accept\nSet Ellipsis expand",
      """
      script:2:1: error: “Ellipsis” is already set, on line 1
      Set Ellipsis expand
      ^~~~~~~~~~~~~~~~~~~
      """),
    ScriptCase(
      "Set IgnoresVeto on\nSet IgnoresVeto on",
      """
      script:2:1: error: “IgnoresVeto” is already set, on line 1
      Set IgnoresVeto on
      ^~~~~~~~~~~~~~~~~~
      """),
    ScriptCase(
      "Set Rule decimal 2 locale:fa\nSet Format grouped fa digits:any",
      """
      script:2:1: error: the digits of the format are “any”, but those of the rule “decimal” are “normalized”; write “any” in both or in neither
      Set Format grouped fa digits:any
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      """),
    ScriptCase(
      "Source rules.keys\nSet Ellipsis expand",
      """
      script:2:1: error: “Ellipsis” is already set, on line 2 of “rules.keys”
      Set Ellipsis expand
      ^~~~~~~~~~~~~~~~~~~
      """),
    ScriptCase(
      "Set Ellipsis expand\nSource rules.keys",
      """
      script:2:8: error: “rules.keys” sets “Ellipsis”, which is already set, on line 1
      Source rules.keys
             ^~~~~~~~~~
      """),
    ScriptCase(
      "Cut\nSource rules.keys",
      """
      script:2:8: error: “rules.keys” has settings, which must come before the first command, \
      which is on line 1
      Source rules.keys
             ^~~~~~~~~~
      """),
    ScriptCase(
      "Source story.keys\nSet Text 'a'",
      """
      script:2:1: error: settings must come before the first command, which is on line 1
      Set Text 'a'
      ^~~~~~~~~~~~
      """),
    ScriptCase(
      "Set Profile form.json",
      """
      script:1:22: error: expected the name of a field here; the usage is “Set NAME VALUE…”
      Set Profile form.json
                           ^
      """),
    ScriptCase(
      "Set Profile forms.json name",
      """
      script:1:13: error: cannot read “forms.json”: no such file
      Set Profile forms.json name
                  ^~~~~~~~~~
      """),
    ScriptCase(
      "Set Profile form.json nmae",
      """
      script:1:23: error: “form.json” has no field “nmae”; did you mean “name”?
      Set Profile form.json nmae
                            ^~~~
      """),
    ScriptCase(
      "Set Profile form.json biography",
      """
      script:1:23: error: “form.json” has no field “biography”
      Set Profile form.json biography
                            ^~~~~~~~~
      """),
    ScriptCase(
      "Set Profile bad.json name",
      """
      script:1:13: error: “bad.json”:1:42: $.fields.name.rules[0].rule: expected “emoji”, \
      “maxLength”, “minLength”, “numbersOnly”, “decimal”, “allowedCharacters”, \
      “forbiddenCharacters”, “matches”, “oneOf”, “singleLine”, “normalizeWidth”, \
      “straightPunctuation”, “capitals” or “checkDigit”, found "emojis"; \
      did you mean “emoji”?
      Set Profile bad.json name
                  ^~~~~~~~
      script:1:13: error: “bad.json”:1:60: $.fields.name.labl: unknown key; did you mean “label”?
      Set Profile bad.json name
                  ^~~~~~~~
      """),
  ]

  @Test(arguments: errors) func `a setting that cannot be made is told`(row: ScriptCase) {
    row.compare(TextFieldSimulatorTests.errors(row.source, files: Self.profile))
  }

  @Test func `rules are asked in the order in which they are set`() throws {
    let script = try KeystrokeScript(
      """
      Set Rule normalizeWidth
      Set Profile form.json name
      Source rules.keys
      Set Rule maxLength 3 utf8
      """.replacing("Source rules.keys\n", with: "Set Rule numbersOnly\n"), files: Self.profile)
    #expect(
      script.steps().field.field.intercepter.rules.map(\.identifier)
        == ["normalizeWidth", "emoji", "noControlCharacters", "numbersOnly", "maxLength"])
  }

  @Test func `policies are the script's, or the profile's, or the usual ones`() throws {
    let both = try KeystrokeScript(
      "Set Composition off\nSet Profile form.json name", files: Self.profile)
    #expect(both.steps().field.field.intercepter.composition == .off)
    #expect(both.steps().field.field.intercepter.ellipsis == .accept)
    let neither = try KeystrokeScript("")
    #expect(neither.steps().field.field.intercepter.composition == .whenCommitted)
    #expect(neither.steps().field.field.intercepter.ellipsis == .expand)
    let included = try KeystrokeScript("Source rules.keys", files: Self.profile)
    #expect(included.steps().field.field.intercepter.rules.map(\.identifier) == ["numbersOnly"])
    #expect(included.steps().field.field.intercepter.ellipsis == .accept)
  }

  @Test func `the field starts as it is set`() throws {
    let field = try KeystrokeScript(
      "Set Platform ios\nSet Text '张三'\nSet ComposesHangul on\nSet IgnoresVeto off"
    )
    .steps(mode: .notification).field
    #expect("\(field.state)" == "张三|")
    #expect(field.mode == .notification)
    #expect(field.keyboard == [.composesHangul])
    #expect(field.platform == .iOS)
  }

  @Test func `every setting has a name`() {
    #expect(KeystrokeScript.settingNames.count == 19)
    for name in KeystrokeScript.settingNames {
      #expect(!TextFieldSimulatorTests.errors("Set \(name)").contains("unknown"))
    }
  }
}
