import Testing
import TextFieldSimulator
import TextInputIntercepter

/// Expectations that are not met show what is expected above what is there.
@Suite struct ExpectationTests {
  static let failures: [ScriptCase] = [
    ScriptCase(
      "Type '张三'\n  Expect '张|三'  # not there",
      """
      script:2:3: failure: the state differs
        Expect '张|三'  # not there
        ^~~~~~~~~~~~~~
      expected: "张|三"
        actual: "张三|"
      """),
    ScriptCase(
      #"Paste "a\"\n\t|""# + "\nExpect 'a'",
      #"""
      script:2:1: failure: the state differs
      Expect 'a'
      ^~~~~~~~~~
      expected: "a"
        actual: "a\"\n\t\|"
      """#),
    // Canonically equivalent is not the same.
    ScriptCase(
      "Type 'e\u{301}'\nExpect 'é|'",
      """
      script:2:1: failure: the state differs
      Expect 'é|'
      ^~~~~~~~~~~
      expected: "é|"
        actual: "e\u{301}|"
      """),
    ScriptCase(
      "Set Rule numbersOnly\nType 'a'\nExpectViolation tooLong",
      """
      script:3:1: failure: the violation is not reported
      ExpectViolation tooLong
      ^~~~~~~~~~~~~~~~~~~~~~~
      expected: tooLong
        actual: notADigit
      """),
    ScriptCase(
      "Type 'a'\nExpectViolation tooLong",
      """
      script:2:1: failure: the violation is not reported
      ExpectViolation tooLong
      ^~~~~~~~~~~~~~~~~~~~~~~
      expected: tooLong
        actual: none
      """),
    // What a terminal would act on is written as an escape.
    ScriptCase(
      "ExpectViolation 'to\u{1B}[2Ko\u{202E}Long'",
      #"""
      script:1:1: failure: the violation is not reported
      ExpectViolation 'to␛[2Ko<202E>Long'
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      expected: "to\u{1B}[2Ko\u{202E}Long"
        actual: none
      """#),
    ScriptCase(
      "Set Rule numbersOnly\nType 'a'\nExpect '|'\nExpectNoViolation",
      """
      script:4:1: failure: a violation is reported
      ExpectNoViolation
      ^~~~~~~~~~~~~~~~~
      expected: none
        actual: notADigit
      """),
    ScriptCase(
      "Type 'a'\nExpectOutcome rejected",
      """
      script:2:1: failure: the outcome differs
      ExpectOutcome rejected
      ^~~~~~~~~~~~~~~~~~~~~~
      expected: rejected
        actual: accepted
      """),
    ScriptCase(
      "Type 'a'\nLeft\nExpectOutcome accepted",
      """
      script:3:1: failure: the outcome differs
      ExpectOutcome accepted
      ^~~~~~~~~~~~~~~~~~~~~~
      expected: accepted
        actual: no edit was judged
      """),
    ScriptCase(
      "Type '张三'\nExpectLength 3 gb18030",
      """
      script:2:1: failure: the length differs
      ExpectLength 3 gb18030
      ^~~~~~~~~~~~~~~~~~~~~~
      expected: 3 gb18030
        actual: 4 gb18030
      """),
    ScriptCase(
      "Set Rule maxLength 1 utf16\nSetText 'ab'\nExpectValid",
      """
      script:3:1: failure: the text is not valid
      ExpectValid
      ^~~~~~~~~~~
      expected: valid
        actual: invalid (tooLong)
      """),
    ScriptCase(
      "Set Rule minLength 2 utf16\nType 'a'\nExpectValid",
      """
      script:3:1: failure: the text is not valid
      ExpectValid
      ^~~~~~~~~~~
      expected: valid
        actual: intermediate (tooShort)
      """),
    ScriptCase(
      "Type 'a'\nExpectInvalid",
      """
      script:2:1: failure: the validation result differs
      ExpectInvalid
      ^~~~~~~~~~~~~
      expected: invalid
        actual: valid
      """),
    ScriptCase(
      "Set Rule minLength 2 utf16\nExpectInvalid tooLong",
      """
      script:2:1: failure: the validation result differs
      ExpectInvalid tooLong
      ^~~~~~~~~~~~~~~~~~~~~
      expected: invalid (tooLong)
        actual: intermediate (tooShort)
      """),
  ]

  @Test(arguments: failures) func `an expectation that is not met is a failure`(row: ScriptCase)
    throws
  {
    for mode in SimulatedTextField.HostMode.allCases {
      let failures = try KeystrokeScript(row.source).run(mode: mode).failures
      row.compare(failures.map(\.description).joined(separator: "\n"))
    }
  }

  static let met = """
    Set Rule minLength 2 utf16
    Set Rule maxLength 3 utf16
    Expect "|"
    ExpectNoViolation
    ExpectLength 0 graphemes
    Type "a"
    ExpectOutcome accepted
    ExpectInvalid
    ExpectInvalid tooShort
    Type "bcd"
    ExpectOutcome rejected
    ExpectViolation tooLong
    ExpectViolation tooLong
    Expect "abc|"
    Expect "abc"
    Home
    Expect "abc"
    Expect "|abc"
    ExpectNoViolation
    ExpectValid
    Compose "ni"
    ExpectOutcome composing
    Expect "[ni]|abc"
    Expect "[ni]abc"
    """

  @Test func `expectations that are met are no failures`() throws {
    #expect(try KeystrokeScript(Self.met).run().failures.map(\.description) == [])
  }

  @Test func `the explanation leaves the place to the test runner`() throws {
    let failures = try KeystrokeScript("Type 'a'\nExpect '|a'\nCancel").run().failures
    #expect(
      failures.map(\.explanation) == [
        "the state differs\nexpected: \"|a\"\n  actual: \"a|\"",
        "nothing is being composed",
      ])
  }
}
