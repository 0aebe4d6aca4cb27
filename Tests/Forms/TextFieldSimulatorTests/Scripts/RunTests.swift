import Testing
import TextFieldSimulator
import TextInputIntercepter

/// What commands do, and what a transcript says of them.
@Suite struct RunTests {
  static let story = """
    # Signup: nickname of at most 10 bytes of GB 18030.
    Set Rule maxLength 10 gb18030
    Set Rule emoji forbidden

    Type "张三"
    Expect "张三|"
    Paste "😀"
    Expect "张三|"
    ExpectViolation emojiForbidden
    Compose "li"
    ExpectOutcome composing
    Commit "李四王五"
    Expect "张三|"
    Select 0..1
    Mode notification
    Type "\\n|"
    Copy
    """

  static let transcript = """
     2: Set Rule maxLength 10 gb18030
     3: Set Rule emoji forbidden
     5: Type "张三" → 张三|
     6: Expect "张三|" ✓
     7: Paste "😀" → 张三| (rejected: Emoji are not allowed here: “😀”.)
     8: Expect "张三|" ✓
     9: ExpectViolation emojiForbidden ✓
    10: Compose "li" → 张三[li]| (composing)
    11: ExpectOutcome composing ✓
    12: Commit "李四王五" → 张三| (rejected: At most 10 bytes are allowed here, \
    not 12; a Chinese character counts 2.)
    13: Expect "张三|" ✓
    14: Select 0..1 → ‹张›三
    15: Mode notification
    16: Type "\\n|" → \\n\\||三
    17: Copy → \\n\\||三

    """

  @Test(arguments: SimulatedTextField.HostMode.allCases)
  func `a transcript has a line for each command`(mode: SimulatedTextField.HostMode) throws {
    let transcript = try KeystrokeScript(Self.story, file: "signup.keys").run(mode: mode)
    #expect(transcript.description == Self.transcript)
    #expect(transcript.isSuccess)
    #expect(transcript.failures.isEmpty)
    #expect(transcript.file == "signup.keys")
    #expect(transcript.mode == mode)
  }

  @Test func `a step says what its command did`() throws {
    let steps = try KeystrokeScript(Self.story).run().steps
    #expect(steps.count == 15)
    #expect(steps[0].outcome == nil)
    #expect(steps[2].outcome == .accepted)
    #expect(steps[4].outcome == .rejected)
    #expect(steps[4].violations.map(\.code) == [.emojiForbidden])
    #expect(steps[4].violations.map(\.rule) == ["emoji"])
    #expect(steps[4].state == EditingState("张三", caret: 2))
    #expect(steps[5].outcome == nil)
    #expect(steps[11].state.selection == 0..<1)
  }

  @Test func `the outcome of many keystrokes is the worst, with each reason once`() throws {
    let script = try KeystrokeScript(
      """
      Set Rule emoji forbidden onViolation:report
      Set Rule maxLength 2 graphemes
      Type "a😀bcd"
      ExpectOutcome rejected
      ExpectViolation emojiForbidden
      ExpectViolation tooLong
      Type ""
      ExpectNoViolation
      """)
    let transcript = script.run()
    #expect(transcript.failures.isEmpty)
    #expect(transcript.steps[2].violations.map(\.code) == [.emojiForbidden, .tooLong])
    #expect(
      transcript.description.contains(
        "3: Type \"a😀bcd\" → a😀| (rejected: Emoji are not allowed here: “😀”. At most 2 characters are "
          + "allowed here, not 3.)\n"))
  }

  @Test func `what was reported and what was amended is said`() throws {
    let script = try KeystrokeScript(
      """
      Set Rule normalizeWidth
      Set Rule maxLength 2 graphemes onViolation:report
      Type "ＡＢc"
      Type "Ｄ"
      """)
    #expect(
      script.run().description.contains(
        "→ ABc| (amended: At most 2 characters are allowed here, not 3.)\n"))
    let second = try KeystrokeScript("Set Rule normalizeWidth\nType \"Ｄ\"")
    #expect(second.run().description.contains("2: Type \"Ｄ\" → D| (amended)\n"))
  }

  @Test func `a run of its own intercepter takes no rules from the script`() throws {
    let script = try KeystrokeScript(
      """
      Set Rule emoji forbidden
      Set SmartPunctuation on
      Set Text "1"
      Type "😀2"
      Expect "12|"
      """)
    let transcript = script.run(on: Intercepter(rules: [.numbersOnly()]), mode: .notification)
    #expect(
      transcript.failures.map(\.description) == [
        """
        script:1:1: failure: this script runs with the test’s intercepter, and cannot set rules
        Set Rule emoji forbidden
        ^~~~~~~~~~~~~~~~~~~~~~~~
        """
      ])
    #expect(transcript.steps[3].violations.map(\.code) == [.notADigit])
  }

  @Test func `a command that cannot be performed fails, and the run goes on`() throws {
    let script = try KeystrokeScript(
      """
      Type "张三"
      Select 0..3
      Commit "x"
      Cancel
      Substitute "teh" "the"
      Type "李"
      """)
    #expect(
      script.run().failures.map(\.description).joined(separator: "\n") == """
        script:2:1: failure: 0..3 is out of range; the text ends at 2
        Select 0..3
        ^~~~~~~~~~~
        script:3:1: failure: nothing is being composed
        Commit "x"
        ^~~~~~~~~~
        script:4:1: failure: nothing is being composed
        Cancel
        ^~~~~~
        script:5:1: failure: "teh" is not before the caret
        Substitute "teh" "the"
        ^~~~~~~~~~~~~~~~~~~~~~
        """)
    #expect(
      script.run().description.hasSuffix(
        "5: Substitute \"teh\" \"the\" ✗ \"teh\" is not before the caret\n6: Type \"李\" → 张三李|\n"))
  }

  @Test func `a step of another file names it`() throws {
    let script = try KeystrokeScript(
      "Source 'b.keys'", file: "a.keys", files: .memory(["b.keys": "\nType 'b'\nExpect 'a|'"]))
    let transcript = script.run()
    #expect(
      transcript.description == """
        1: Source b.keys
        b.keys:2: Type "b" → b|
        b.keys:3: Expect "a|" ✗ the state differs
            expected: "a|"
              actual: "b|"

        """)
    #expect(transcript.failures.map { "\($0.location)" } == ["b.keys:3:1"])
  }

  @Test func `a script runs again as if it had not run`() throws {
    let script = try KeystrokeScript(Self.story)
    #expect(script.run().description == script.run().description)
  }

  @Test func `steps are performed when they are asked for`() throws {
    var run = try KeystrokeScript("Type 'a'\n# then\nType 'b'").steps()
    #expect("\(run.field.state)" == "|")
    #expect(run.next()?.state == EditingState("a", caret: 1))
    #expect("\(run.field.state)" == "a|")
    #expect(run.next()?.command.line == 3)
    #expect(run.next() == nil)
  }

  @Test func `a player performs commands as they come`() throws {
    let field = SimulatedTextField(Intercepter(rules: [.numbersOnly()]))
    var decisions = 0
    field.onDecision = { _ in decisions += 1 }
    let player = KeystrokePlayer(field)
    for (line, source) in ["Type '1a'", "ExpectViolation notADigit", "ExpectValid"].enumerated() {
      let script = try KeystrokeScript(source, file: "input", line: line + 1)
      for command in script.commands { #expect(player.perform(command).failure == nil) }
    }
    #expect(decisions == 2)
  }
}
